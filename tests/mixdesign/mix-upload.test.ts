import { beforeAll, expect, test } from 'vitest'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
const code: Record<string, string> = {}
beforeAll(async () => {
  portal = await house()
  for (const [kind, density] of [
    ['cement', '3150.000'],
    ['water', '1000.000'],
    ['sand', '2600.000'],
    ['stone', '2650.000'],
  ] as const)
    code[kind] = (await aMaterial(portal, { kind, name: kind, density })).materialCode
})

async function send(path: string, lines: string[], fields: Record<string, string> = {}, as = 'lab') {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([lines.join('\n')], 'mixes.csv'))
  const answer = await portal.api.request(`/api/mix-designs/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf(as)}` },
    body: form,
  })
  return { status: answer.status, body: await answer.json() }
}
const find = async (mixCode: string) => (await portal.as('lab').get(`/mix-designs/list?mixCode=${mixCode}`)).body
const HEAD = 'Mix;Name;Strength;Air;Material 1;kg 1;Material 2;kg 2;Material 3;kg 3;Material 4;kg 4'
const row = (mixCode: string, sand = '760', stone = 'stone') =>
  [mixCode, 'From a file', 40, 2, code.cement, 350, code.water, 175, code.sand, sand, code[stone] ?? stone, 1065].join(
    ';',
  )

test('one row a mix: all or nothing, then the same file changes nothing, and a draft is changed', async () => {
  const bad = await send('upload', [HEAD, row('U1-A'), row('U1-B', '760', 'NOPE')])
  expect([bad.status, bad.body.facts.counts]).toEqual([422, { rows: 2, create: 1, update: 0, skip: 0, reject: 1 }])
  expect(bad.body.facts.fixes).toMatchObject([{ column: 'Material 4', message: 'There is no material with this code' }])
  expect((await find('U1-A')).total).toBe(0)
  const good = await send('upload', [HEAD, row('U1-A'), row('U1-B')])
  expect(good.body, JSON.stringify(good.body)).toMatchObject({ rows: 2, create: 2 })
  expect(await find('U1-A')).toMatchObject({ total: 1, rows: [{ status: 'draft', strengthMpa: 40, mixVersion: 1 }] })
  const again = await send('upload', [HEAD, row('u1-a'), row('U1-B', '761')])
  expect(again.body).toMatchObject({ create: 0, update: 1, skip: 1 })
  expect((await find('U1-B')).total).toBe(1)
})

test('a row that does not fill a cubic metre stays out, and the clean ones come in if wanted', async () => {
  const lines = [HEAD, row('U2-A', '500'), row('U2-B')]
  const all = await send('upload', lines)
  expect(all.body.facts.fixes).toMatchObject([
    { column: 'Mix', message: expect.stringMatching(/^It fills 0\.9\d\d m³/) },
  ])
  const clean = await send('upload', lines, { rows: 'clean' })
  expect(clean.body).toMatchObject({ create: 1, reject: 1 })
  expect([(await find('U2-A')).total, (await find('U2-B')).total]).toEqual([0, 1])
})

test('what was approved begins its next version as a draft', async () => {
  await send('upload', [HEAD, row('U3-A')])
  const id = (await find('U3-A')).rows[0].id
  const mix = (await portal.as('lab').get(`/mix-designs/${id}`)).body
  const { name, strengthMpa, airPercent, lines } = mix
  const parts = lines.map(({ materialId, kgPerM3 }: never) => ({ materialId, kgPerM3 }))
  const sent = await portal.as('lab').put(`/mix-designs/${id}`, {
    name,
    strengthMpa,
    airPercent,
    lines: parts,
    status: 'submitted',
    version: mix.version,
  })
  await portal.as('lab_manager').post(`/mix-designs/${id}/approve`, { version: sent.body.version })
  expect((await send('upload', [HEAD, row('U3-A')])).body).toMatchObject({ skip: 1 })
  expect((await send('upload', [HEAD, row('U3-A', '761')])).body).toMatchObject({ create: 1 })
  const versions = (await find('U3-A')).rows
  expect(versions.map((one: { mixVersion: number; status: string }) => [one.mixVersion, one.status])).toEqual([
    [2, 'draft'],
    [1, 'approved'],
  ])
})

test('one row a line: the rows of a code make one mix, and one bad line keeps the whole mix out', async () => {
  const head = 'Mix;Name;Strength MPa;Air %;Material;kg per m³'
  const of = (mixCode: string, sand = '760') =>
    (
      [
        ['cement', '350'],
        ['water', '175'],
        ['sand', sand],
        ['stone', '1065'],
      ] as const
    ).map(([kind, kg]) => [mixCode, 'By line', 40, 2, code[kind], kg].join(';'))
  const broken = of('V2-B').map((line, at) => (at === 2 ? line.replace(code.sand!, 'NOPE') : line))
  const bad = await send('upload-v2', [head, ...of('V2-A'), ...broken])
  expect([bad.status, bad.body.facts.counts]).toMatchObject([422, { rows: 8, reject: 4 }])
  const clean = await send('upload-v2', [head, ...of('V2-A'), ...broken], { rows: 'clean' })
  expect(clean.body, JSON.stringify(clean.body)).toMatchObject({ create: 4, reject: 4 })
  expect([(await find('V2-A')).total, (await find('V2-B')).total]).toEqual([1, 0])
  const mix = (await portal.as('lab').get(`/mix-designs/${(await find('V2-A')).rows[0].id}`)).body
  expect(mix.lines.map((line: { materialCode: string }) => line.materialCode)).toEqual([
    code.cement,
    code.water,
    code.sand,
    code.stone,
  ])
  const short = of('V2-C').slice(0, 3)
  expect((await send('upload-v2', [head, ...short])).status).toBe(422)
})

test('a file comes in by who manages mixes alone; the steps lead to the same end', async () => {
  expect((await send('upload', [HEAD, row('U9-A')], {}, 'finance_ar')).status).toBe(403)
  const checked = await send('upload', [HEAD, row('U9-A')], { step: 'check' })
  expect(checked.body).toMatchObject({ counts: { create: 1, reject: 0 } })
  expect((await find('U9-A')).total).toBe(0)
  const done = await portal.as('lab').post(`/mix-designs/upload/${checked.body.importId}/commit`, { rows: 'all' })
  expect(done.body, JSON.stringify(done.body)).toMatchObject({ create: 1 })
  expect((await portal.as('lab').get('/mix-designs/template')).status).toBe(200)
  expect((await portal.as('lab').get('/mix-designs/v2/template')).status).toBe(200)
})
