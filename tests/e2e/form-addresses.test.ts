import { beforeAll, expect, inject, test } from 'vitest'
import { addDays, businessDay } from '~/domain/kit/time'
import { reader } from './kit/reader'

let read: Awaited<ReturnType<typeof reader>>
beforeAll(async () => {
  read = await reader(inject('portal').url, 'admin')
})

/** List, address of the form, how the list's links name a record, and a field that only a record fills. */
const FORMS = [
  ['driver', '/fleet/driver', '/fleet/driver/', 'driverName'],
  ['group', '/fleet/group', '/fleet/group/', 'groupName'],
  ['plant', '/fleet/plant', '/fleet/plant/', 'plantName'],
  ['truck', '/fleet/truck', '/fleet/truck/', 'truckNo'],
  ['material', '/material/material-setup', '/material/', 'name'],
  ['silo', '/material/silo-setup', '/material/silo-setup/', 'siloCode'],
  ['mix design', '/mixdesign/list', '/mixdesign/', 'name'],
  ['mix design requisition', '/mixdesign/md-requisitions', '/mixdesign/md-requisitions/', 'title'],
  ['raw material requisition', '/mixdesign/rm-requisitions', '/mixdesign/rm-requisitions/', 'title'],
  ['order', '/order', '/order/', 'quantity'],
] as const

test.each(FORMS)(
  'R-031 the address of a %s makes a new one and edits the one it names',
  async (_noun, list, at, field) => {
    const named = at === '/order/' ? '/order/detail\\?id=' : at
    const rows = await listWith(list, named)
    const id = new RegExp(`${named}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`).exec(rows)![1]!
    // What is known of it is read first; its form is behind the tab.
    const edit = /requisitions|driver|truck|plant|^\/material\/$/.test(at) ? '?tab=edit' : ''
    const [made, edited] = [await read(`${at}new`), await read(`${at}${id}${edit}`)]
    expect([made.status, edited.status]).toEqual([200, 200])
    expect(heldIn(made.html, field)).toBe('')
    expect(heldIn(made.html, 'id')).toBeUndefined()
    expect(heldIn(edited.html, field)).not.toBe('')
    expect(heldIn(edited.html, 'id')).toBe(id)
    expect(rows).toContain(heldIn(edited.html, field))
    expect(titleOf(made.html)).toBe(titleOf(edited.html))
    const nobody = await read(`${at}0199aaaa-0000-7000-8000-000000000001`)
    expect(nobody.status).toBe(404)
    const other = await read(`${at}newest`)
    expect([other.status, titleOf(other.html)]).toEqual([404, `Page Not Found: ${at}newest`])
  },
)

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

/** Orders are those of a day, and a Sunday has none: then a day that follows. */
async function listWith(list: string, named: string) {
  const today = businessDay(new Date())
  const days = list === '/order' ? [0, 1, 2, 3].map(later => `${list}?day=${addDays(today, later)}`) : [list]
  for (const path of days) {
    const { html } = await read(path)
    if (new RegExp(`${named}[0-9a-f]{8}`).test(html)) return html
  }
  throw new Error(`${list} has no row`)
}

/** What a field of the form holds; undefined where it does not stand. */
function heldIn(html: string, name: string): string | undefined {
  const tag = new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`).exec(html)?.[0]
  return tag && (/\svalue="([^"]*)"/.exec(tag)?.[1] ?? '')
}
