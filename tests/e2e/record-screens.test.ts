import { afterAll, expect, inject, test } from 'vitest'
import { type Role, STAFF_ROLES } from '~/domain/access/roles'
import { specTable } from '../house/spec-table'
import { reader } from './kit/reader'

/** Screens of one record: each is opened with a record that a list of the demo company leads to. */
const FOUND_ON: Record<string, { lists: string[]; link: RegExp; says: RegExp }> = {
  '/billing/invoice/{invoice_number}': {
    lists: ['/billing'],
    link: /\/billing\/invoice\/INV-\d{4}-\d{6}/,
    says: /INV-\d{4}-\d{6}[\s\S]*S\$/,
  },
  '/order/delivery-order/{do_number}': {
    lists: ['/order/search-do?status=returned'],
    link: /\/order\/delivery-order\/[^"?&/]+(?=")/,
    says: /\d m³/,
  },
  '/sales-management/customers/edit/{id}': {
    lists: ['/sales-management/customers/overview'],
    link: /\/sales-management\/customers\/edit\/[0-9a-f-]{36}/,
    says: /UEN/,
  },
  '/sales-management/projects/overview/price/{id}': {
    lists: ['/sales-management/projects/overview'],
    link: /\/sales-management\/projects\/overview\/price\/[0-9a-f-]{36}/,
    says: /S\$|price/i,
  },
}

const rows = specTable('screens').filter(({ path }) => path?.replace(/\{\w*_form\}/, '').includes('{'))
const readers = new Map<string, ReturnType<typeof reader>>()
const as = (username: string | null) => {
  const known = readers.get(username ?? '') ?? reader(inject('portal').url, username ?? undefined)
  readers.set(username ?? '', known)
  return known
}
afterAll(() => readers.clear())

test('every screen of a record has a list that leads to one', () => {
  expect(rows.map(({ path }) => path).sort()).toEqual(Object.keys(FOUND_ON).sort())
})

test.each(rows)('$path opens with a record, for its roles alone', async ({ path, title, roles }) => {
  const { lists, link, says } = FOUND_ON[path!]!
  const admin = await as('admin')
  let record: string | undefined
  for (const list of lists) record ??= link.exec((await admin(list)).html)?.[0]
  expect(record, `${lists.join(', ')} lead to a record`).toBeDefined()

  const seen = await admin(record!)
  expect(seen.status).toBe(200)
  expect(seen.html).toContain(`<title>${title}</title>`)
  expect(seen.html.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(seen.html).toMatch(says)
  expect(seen.html).not.toMatch(/Page Not Found|Oops\.\.\. Something|could not be read/)

  const other = STAFF_ROLES.find(role => !roles!.split(',').includes(role as Role))!
  const refused = await (await as(other))(record!)
  expect(refused.status, other).toBe(403)
  expect((await (await as(null))(record!)).path).toMatch(/^\/auth\/login/)
})
