import { beforeAll, expect, test } from 'vitest'
import { setting } from '~/db/kit/setting'
import { auditTrail } from '~/db/kit/trail'
import { USUAL_LIMITS } from '~/functions/kit/import/limits'
import { readFile } from '~/functions/kit/import/read-file'
import { forgetOldImports } from '~/workflows/kit/forget-imports'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { bookParts, textRow, zipOf } from '../kit/zip'

let portal: House
let world: Deliveries
let passId: string
const manager = () => portal.as('dispatcher_manager')
const HEAD = 'Permit;Driver no;Permit no;From;Expiry'

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  passId = (await manager().post('/pass/save', { type: 'driver', name: 'Airside permit' })).body.id
})

/** A form as a browser sends it. */
async function send(
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  { as = 'dispatcher_manager', name = 'p.csv' } = {},
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([file as BlobPart], name))
  const answer = await portal.api.request('/api/pass/assignees/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf(as)}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}
const line = (at: number, to = '31/12/2026', passNo = `A-${at}`) =>
  `Airside permit;${world.drivers[at]!.driverNo};${passNo};01/01/2026;${to}`
const held = async () => (await manager().get(`/pass/assignees/list?passId=${passId}`)).body

test('R-273 one call uploads: all rows or none, and the same file again changes nothing', async () => {
  const bad = await send([HEAD, line(0), line(1, '31/02/2026')].join('\n'))
  expect([bad.status, bad.body.facts.counts]).toEqual([422, { rows: 2, create: 1, update: 0, skip: 0, reject: 1 }])
  expect(bad.body.facts.fixes).toMatchObject([
    {
      column: 'Valid to',
      message: 'Valid to must be a day like 31/12/2026',
      count: 1,
      cells: [{ row: 3, cell: 'E3' }],
    },
  ])
  expect((await held()).total).toBe(0)
  const good = await send([HEAD, line(0), line(1)].join('\n'))
  expect(good.body).toMatchObject({ rows: 2, create: 2, reject: 0 })
  const again = await send([HEAD, line(0), line(1, '30/06/2027')].join('\n'))
  expect(again.body).toMatchObject({ rows: 2, create: 0, update: 1, skip: 1 })
  const rows = (await held()).rows
  expect(rows.map(({ passNo, validTo, version }: never) => [passNo, validTo, version])).toEqual([
    ['A-0', '2026-12-31', 1],
    ['A-1', '2027-06-30', 2],
  ])
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'pass_assignee', subjectId: rows[1].id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(({ action, actorName }) => [action, actorName]).sort()).toEqual([
    ['change', 'Dispatcher manager'],
    ['create', 'Dispatcher manager'],
  ])
})

test('R-273 clean rows go in, the others come back as a file with what to put right', async () => {
  const rows = [
    HEAD,
    line(2),
    'No such pass;D1;;01/01/2026;31/12/2026',
    line(2),
    `Airside permit;${world.trucks[0]!.truckNo};;01/01/2026;31/12/2026`,
  ]
  const done = await send(rows.join('\n'), { rows: 'clean' })
  expect(done.body).toMatchObject({ rows: 4, create: 1, reject: 3 })
  const file = await manager().get(`/pass/assignees/upload/${done.body.importId}/rejects`)
  const [sheet] = await readFile({ name: 'r.xlsx', bytes: file.body as Uint8Array }, USUAL_LIMITS)
  expect(sheet!.rows.map(({ cells }) => cells.slice(-2))).toEqual([
    ['Row', 'What to correct'],
    ['3', 'Pass: There is no active pass with this name'],
    ['4', 'Driver or truck: The same as row 2 of this file'],
    ['5', 'Driver or truck: This pass is for drivers'],
  ])
})

test('UX-46 step by step: check, map, preview, commit once; nothing is written before', async () => {
  const before = await held()
  const text = ['Was;Wer;Bis;Von', `Airside permit;${world.drivers[0]!.driverNo};31/12/2027;01/01/2027`].join('\n')
  const first = await send(text, { step: 'check' })
  expect(first.body).toMatchObject({
    missing: ['Pass', 'Driver or truck', 'Valid from', 'Valid to'],
    fileName: 'p.csv',
  })
  expect(first.body.headers[2]).toEqual({ at: 2, text: 'Bis', sample: '31/12/2027' })
  const at = `/pass/assignees/upload/${first.body.importId}`
  const map = 'passName:0,holderNo:1,validTo:2,validFrom:3'
  const look = await manager().get(`${at}?map=${map}`)
  expect(look.body).toMatchObject({ missing: [], counts: { rows: 1, update: 1, reject: 0 } })
  expect(look.body.preview).toMatchObject([{ row: 2, action: 'update', values: { passName: 'Airside permit' } }])
  expect((await manager().get(`${at}?map=nothing:0`)).status).toBe(422)
  expect((await manager().get(`${at}?sheet=Other`)).status).toBe(422)
  expect(await held()).toEqual(before)
  await portal.person('dispatcher_manager_3', { roles: ['dispatcher_manager'], regionIds: [world.region.id] })
  expect((await portal.as('dispatcher_manager_3').get(at)).status).toBe(404)
  expect((await portal.as('dispatcher').get(at)).status).toBe(403)
  const key = 'commit-of-this-file'
  const done = await manager().post(`${at}/commit`, { map }, { key })
  expect(done.body).toMatchObject({ rows: 1, update: 1 })
  expect((await manager().post(`${at}/commit`, { map }, { key })).body).toMatchObject({ rows: 1, update: 1 })
  expect((await manager().post(`${at}/commit`, { map })).status).toBe(409)
  const next = await send(text.replace('2027', '2028'), { step: 'check' })
  expect(next.body).toMatchObject({ missing: [], counts: { rows: 1, update: 1 } })
})

test('a workbook, with the template as it is given out', async () => {
  const template = await manager().get('/pass/assignees/template')
  const sheets = await readFile({ name: 't.xlsx', bytes: template.body as Uint8Array }, USUAL_LIMITS)
  expect(sheets.map(({ name }) => name)).toEqual(['Pass holders', 'How to fill it'])
  expect(sheets[0]!.rows[0]!.cells).toEqual(['Pass', 'Driver or truck', 'Pass number', 'Valid from', 'Valid to'])
  const book = zipOf(
    bookParts(
      [
        textRow(1, ['Pass', 'Driver or truck', 'Valid from', 'Valid to']),
        textRow(2, ['airside PERMIT', world.drivers[1]!.driverNo, '2026-01-01', '31-12-2028']),
      ].join(''),
    ),
  )
  expect((await send(book, { step: 'check' }, { name: 'a.xlsx' })).body).toMatchObject({
    sheet: 'Passes',
    counts: { update: 1 },
  })
  const list = await manager().get('/pass/assignees/download?state=valid')
  expect(list.headers.get('content-disposition')).toContain('pass-holders_2026-11-20_')
  const [found] = await readFile({ name: 'l.xlsx', bytes: list.body as Uint8Array }, USUAL_LIMITS)
  expect(found!.rows.length).toBeGreaterThan(1)
})

test('a wrong role, an odd name, two files, no file, too many parts and a bomb are refused and nothing is written', async () => {
  const before = await held()
  expect((await send(HEAD, {}, { as: 'dispatcher' })).status).toBe(403)
  expect((await send(HEAD, {}, { name: 'a.txt' })).status).toBe(422)
  const raw = async (body: string) => {
    const answer = await portal.api.request('/api/pass/assignees/upload', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await portal.tokenOf('dispatcher_manager')}`,
        'content-type': 'multipart/form-data; boundary=X',
      },
      body,
    })
    return [answer.status, ((await answer.json()) as { facts?: { rule: string } }).facts?.rule]
  }
  const part = (name: string, text = HEAD) =>
    `--X\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n`
  expect(await raw(`${part('../../etc/a.csv')}--X--\r\n`)).toEqual([422, 'file-name'])
  expect(await raw(`${part('C:\\a.csv')}--X--\r\n`)).toEqual([422, 'file-name'])
  expect(await raw(`${part('a\0.csv')}--X--\r\n`)).toEqual([422, 'file-name'])
  expect(await raw(`${part(`${'a'.repeat(1_000_000)}.csv`)}--X--\r\n`)).toEqual([422, 'file-name'])
  expect(await raw(`${part('a.csv')}${part('b.csv')}--X--\r\n`)).toEqual([422, 'one-file'])
  expect(await raw(`${part('a.csv')}${part('a.csv').replace('filename', 'x').repeat(10_000)}--X--\r\n`)).toEqual([
    422,
    'parts',
  ])
  expect(await raw('--X--\r\n')).toEqual([422, 'file'])
  expect((await raw(part('a.csv')))[0]).toBe(422)
  expect((await raw('garbage'))[0]).toBe(422)
  expect((await send('x'.repeat(11 * 1024 * 1024))).status).toBe(413)
  expect((await send(zipOf(bookParts(' '.repeat(40_000_000))), {}, { name: 'a.xlsx' })).body.facts.rule).toBe('ratio')
  expect((await send(HEAD)).status).toBe(422)
  expect((await send([HEAD, line(0)].join('\n'), { step: 'perhaps' })).status).toBe(422)
  expect(await held()).toEqual(before)
  expect(portal.defects).toEqual([])
})

test('what was read of a file goes by the age that a setting names, other files stay', async () => {
  const { importId } = (await send([HEAD, line(0)].join('\n'), { step: 'check' })).body
  await portal.parts.shelf.put('attachments/kept', new Uint8Array([1]), 'text/plain')
  await portal.given(work =>
    setting.insert(work, { name: 'imports.kept-days', value: 3, effectiveFrom: '2026-01-01', regionId: null }),
  )
  const days = (count: number) => {
    portal.clock.at = new Date(portal.clock.at.getTime() + count * 86_400_000)
  }
  const status = async () => (await manager().get(`/pass/assignees/upload/${importId}`)).status
  days(2)
  expect([await forgetOldImports(portal.parts), await status()]).toEqual([0, 200])
  days(2)
  const imports = [...portal.files.keys()].filter(key => key.startsWith('imports/')).length
  expect(imports).toBeGreaterThan(1)
  expect([await forgetOldImports(portal.parts), await status()]).toEqual([imports, 404])
  expect([...portal.files.keys()]).toEqual(['attachments/kept'])
})
