import { afterAll, describe, expect, inject, test } from 'vitest'
import { type Role, STAFF_ROLES } from '~/domain/access/roles'
import type { Screen } from '~/web/kit/screens'
import { allScreens } from '~/web/screens'
import { reader } from './kit/reader'

const FAULTS = [
  'Page not found',
  'Oops... Something',
  'You are not authorized',
  'could not be read',
  'You do not have access to',
]
const readers = new Map<string, ReturnType<typeof reader>>()
const as = (username: string | null) => {
  const known = readers.get(username ?? '') ?? reader(inject('portal').url, username ?? undefined)
  readers.set(username ?? '', known)
  return known
}
afterAll(() => readers.clear())

/** A form is at `new`; what else names a record is seen by the tests of its area. */
const rows = allScreens
  .map(screen => ({ screen, path: `/${screen.url.replace(/:\w+_form\b/, 'new')}` }))
  .filter(({ path }) => !path.includes(':'))

test.each(rows)('$path shows to a role that may open it', async ({ screen, path }) => {
  const read = await as(allowed(screen))
  const seen = await read(path)
  expect({ status: seen.status, signIn: seen.path.startsWith('/auth/login') }).toEqual({
    status: 200,
    signIn: screen.roles === 'public',
  })
  expect(seen.html.match(/<h1[\s>]/g)).toHaveLength(1)
  expect(FAULTS.filter(fault => seen.html.includes(fault))).toEqual([])
})

const listed = rows.filter(({ screen }) => Array.isArray(screen.roles))
test.each(listed)('R-051 R-189 $path is refused to a role that may not', async ({ screen, path }) => {
  const read = await as(refused(screen, path))
  const seen = await read(path)
  expect(seen.status).toBe(403)
  expect(seen.html).toContain('Not authorized')
  expect(seen.html).not.toContain('<table')
})

const closed = rows.filter(({ screen }) => screen.roles !== 'public')
test.each(closed)('R-111 $path leads to sign-in without a session', async ({ path }) => {
  const read = await as(null)
  expect((await read(path)).path).toMatch(/^\/auth\/login/)
})

/** The menus as the documents list them, the CEO by the view on sales_manager; every member of staff reads their own page. */
const MENUS: Record<string, Role[]> = {
  'Sales Management': ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'ceo', 'finance_ar', 'finance_hod'],
  Order: ['admin', 'dispatcher_manager', 'dispatcher', 'finance_ar', 'finance_hod', 'lab'],
  Queue: ['admin', 'dispatcher_manager', 'batcher'],
  'Fleet Management': ['dispatcher_manager', 'dispatcher', 'admin'],
  Material: ['admin', 'batcher', 'dispatcher_manager', 'hr_cement'],
  'Mix Design': ['admin', 'lab', 'lab_manager', 'advance_user', 'finance_ar', 'finance_hod', 'mix_design_requester'],
  'Material Testing': ['admin', 'lab', 'lab_manager', 'raw_material_requester'],
  'Cylinder Testing': ['house_manager', 'admin', 'lab', 'lab_manager'],
  Administration: ['admin', 'finance_hod'],
  Support: ['it_support'],
  'Support V2': ['it_support'],
}

describe('R-233 R-234 R-235 R-236 R-237 R-238 R-239 R-240 R-241 R-242 R-243 the menu as it is drawn', () => {
  test.each(STAFF_ROLES)('%s sees the menus of the role and no other', async role => {
    const read = await as(role)
    const { html } = await read('/dashboards')
    const [rail = ''] = /<nav aria-label="Main menu".*?<\/nav>/s.exec(html) ?? []
    const drawn = [...rail.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry]) => entry!.replace(/<[^>]+>/g, '').trim())
    expect(drawn).toContain('Dashboards')
    expect(drawn.filter(label => label in MENUS)).toEqual(
      Object.keys(MENUS).filter(label => MENUS[label]!.includes(role)),
    )
  })
})

describe('R-248 searching delivery orders', () => {
  test.each<[path: string, open: Role[], closed: Role[]]>([
    ['/order/search-delivery-order', ['dispatcher', 'dispatcher_manager'], ['admin', 'finance_ar', 'finance_hod']],
    ['/order/search-do', ['admin', 'finance_ar', 'finance_hod'], ['dispatcher', 'dispatcher_manager']],
  ])('%s opens for its roles alone', async (path, open, closed) => {
    for (const role of open) expect((await (await as(role))(path)).status, role).toBe(200)
    for (const role of closed) expect((await (await as(role))(path)).status, role).toBe(403)
  })
})

describe('R-016 an address whose parameter breaks its rule', () => {
  const guarded = allScreens.filter(screen => screen.valid && !screen.url.startsWith('support/'))
  test.each(guarded)('$url is a 404 that reads the path', async screen => {
    const read = await as(allowed(screen))
    const path = `/${screen.url.replace(/:\w+/g, '~none')}`
    const { status, html } = await read(path)
    expect(status).toBe(404)
    expect(html).toContain(`<title>Page Not Found: ${path}</title>`)
    expect(html.replace(/<!-- -->/g, '')).toMatch(new RegExp(`<p[^>]*>Page Not Found: ${path}</p>`))
  })
})

const allowed = ({ roles }: Screen): Role | null =>
  roles === 'public' ? null : roles === 'signed-in' ? 'lab' : (roles.find(role => role !== 'admin') ?? 'admin')

/** Another one each time, so that every role is refused somewhere. */
function refused({ roles }: Screen, path: string): Role {
  const others = STAFF_ROLES.filter(role => !roles.includes(role as never))
  return others[path.length % others.length]!
}
