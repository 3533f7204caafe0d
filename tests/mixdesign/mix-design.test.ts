import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { givenProduct } from '../kit/given/catalog'
import { givenRegion } from '../kit/given/customers'
import { givenBatchingPlant, givenPlant } from '../kit/given/fleet'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let lines: { materialId: string; kgPerM3: string }[]
let plantId: string
let regionId: string
let lineId: string
beforeAll(async () => {
  portal = await house()
  const of = (kind: string, density: string, costPerKg: string, carbonFactor: string) =>
    aMaterial(portal, { kind, name: kind, density, costPerKg, carbonFactor, carbonSource: 'EPD' })
  const cement = await of('cement', '3150.000', '0.1400', '0.9000')
  const water = await of('water', '1000.000', '0.0020', '0.0000')
  const sand = await of('sand', '2600.000', '0.0200', '0.0050')
  const stone = await of('stone', '2650.000', '0.0180', '0.0050')
  // 0.1111 + 0.175 + 0.2923 + 0.4019 + 2 % of air are 1.0003 m³.
  lines = [
    { materialId: cement.id, kgPerM3: '350' },
    { materialId: water.id, kgPerM3: '175' },
    { materialId: sand.id, kgPerM3: '760' },
    { materialId: stone.id, kgPerM3: '1065' },
  ]
  regionId = (await givenRegion(portal)).id
  plantId = (await givenPlant(portal, { regionId })).id
  lineId = (await givenBatchingPlant(portal, { plantId })).id
  for (const name of ['lab', 'lab_manager']) await portal.person(name, { plantIds: [plantId] })
})

let count = 0
const fields = (more: object = {}) => ({ name: 'G30 pump', strengthMpa: 30, airPercent: '2', lines, ...more })
const create = (more: object = {}, as = 'lab') =>
  portal.as(as).post('/mix-designs', { mixCode: `MX${++count}`, ...fields(more) })
const act = (id: string, verb: string, json: object, as = 'lab_manager') =>
  portal.as(as).post(`/mix-designs/${id}/${verb}`, json)
async function approved(more: object = {}) {
  const { body } = await create({ status: 'submitted', ...more })
  const done = await act(body.id, 'approve', { version: body.version })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return done.body
}
async function mapped(mixDesignId: string) {
  const product = await givenProduct(portal)
  const answer = await portal
    .as('lab')
    .put('/mix-design-mapping/plant', { batchingPlantId: lineId, productId: product.id, mixDesignId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

test('R-097 a mix is named mixDesignId and tells its figures: ratio, volume, cost and carbon', async () => {
  const { status, body } = await create()
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ mixDesignId: body.id, mixVersion: 1, status: 'draft', waterCementRatio: '0.5000' })
  expect(body.figures).toMatchObject({
    totalKg: '2350.000',
    binderKg: '350.000',
    waterCementRatio: '0.5000',
    volumeAccepted: true,
    cost: '83.72',
    gwpPerM3: '324.125',
  })
  expect(body.open.sort()).toEqual(['revise', 'submit'])
  const list = await portal.as('finance_ar').get(`/mix-designs/list?keyword=${body.mixCode}`)
  expect(list.body).toMatchObject({ total: 1, rows: [{ mixDesignId: body.id, mappings: 0 }] })
})

test.each([
  ['a strength in psi', { strengthMpa: 4350 }, 'strengthMpa'],
  ['one material twice', { lines: null }, 'lines'],
  ['no lines', { lines: [] }, 'lines'],
  ['air of 20 %', { airPercent: '20' }, 'airPercent'],
])('a mix is refused with %s', async (_what, more, field) => {
  const doubled = 'lines' in more && more.lines === null ? { lines: [lines[0], lines[0]] } : more
  const { status, body } = await create(doubled)
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty(field)
})

test('R-155 a submitted mix is approved by somebody else, and what is approved never changes', async () => {
  const { body: made } = await create()
  expect((await act(made.id, 'approve', { version: made.version })).status).toBe(409)
  const put = (version: number, more: object = {}, as = 'lab') =>
    portal.as(as).put(`/mix-designs/${made.id}`, { ...fields(more), version })
  const sent = await put(made.version, { status: 'submitted' }, 'lab_manager')
  expect(sent.body.status).toBe('submitted')
  const own = await act(made.id, 'approve', { version: sent.body.version })
  expect(own.body.facts.rule).toBe('four-eyes')
  expect((await act(made.id, 'approve', { version: sent.body.version }, 'lab')).status).toBe(403)
  expect((await act(made.id, 'approve', { version: 1 }, 'admin')).body.title).toBe('stale')
  const done = await act(made.id, 'approve', { version: sent.body.version }, 'admin')
  expect(done.body).toMatchObject({ status: 'approved', gwpPerM3: '324.125', approvedAt: expect.any(String) })
  expect((await put(done.body.version)).status).toBe(409)
  const next = await portal.as('lab').post('/mix-designs', { mixCode: made.mixCode, ...fields() })
  expect(next.body).toMatchObject({ mixVersion: 2, status: 'draft' })
  const trail = await auditTrail(portal.db.sql, { subject: 'mix_design', subjectId: made.id }, { limit: 20, offset: 0 })
  expect(trail.rows.map(row => row.action)).toEqual(
    expect.arrayContaining(['create', 'submit', 'approve', 'change lines']),
  )
})

test('a mix that does not fill its cubic metre is not approved', async () => {
  const short = lines.map((line, at) => (at === 3 ? { ...line, kgPerM3: '1000' } : line))
  const { body } = await create({ status: 'submitted', lines: short })
  const refused = await act(body.id, 'approve', { version: body.version })
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'volume'])
  const rejected = await act(body.id, 'reject', { version: body.version, reason: 'Yields 0.976 m³' })
  expect(rejected.body.status).toBe('rejected')
  expect((await act(body.id, 'reject', { version: rejected.body.version })).body.errors).toHaveProperty('reason')
  const again = await portal
    .as('lab')
    .put(`/mix-designs/${body.id}`, { ...fields({ status: 'submitted' }), version: rejected.body.version })
  expect(again.body).toMatchObject({ status: 'submitted', figures: { volumeAccepted: true } })
})

test('R-155 a mix is synced to the lines that make it, and complete when all have it', async () => {
  const draft = (await create()).body
  const product = await givenProduct(portal)
  const early = await portal
    .as('lab')
    .put('/mix-design-mapping/plant', { batchingPlantId: lineId, productId: product.id, mixDesignId: draft.id })
  expect([early.status, early.body.facts.rule]).toEqual([409, 'approved'])
  const mix = await approved()
  expect((await act(mix.id, 'sync', { version: mix.version }, 'lab')).body.facts.rule).toBe('mapped')
  const mapping = await mapped(mix.id)
  expect(mapping).toMatchObject({ syncedHash: null, version: 1 })
  expect((await act(mix.id, 'complete', { version: mix.version }, 'lab')).body.facts.rule).toBe('synced')
  const synced = await act(mix.id, 'sync', { version: mix.version }, 'lab')
  expect(synced.body).toMatchObject({ total: 1, rows: [lineId], syncedHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const rows = await portal.as('lab').get(`/mix-design-mapping/plant?mixDesignId=${mix.id}`)
  const made = await portal.as('lab').get(`/mix-designs/list?mixCode=${mix.mixCode}`)
  expect(made.body.rows).toMatchObject([{ mappings: 1 }])
  expect(rows.body).toMatchObject({ total: 1, rows: [{ synced: true, mixCode: mix.mixCode, plantId }] })
  expect(
    (await portal.as('lab').get(`/mix-designs/list?regionId=${regionId}`)).body.rows.map(
      (row: { id: string }) => row.id,
    ),
  ).toContain(mix.id)
  expect((await act(mix.id, 'complete', { version: mix.version }, 'lab')).body.status).toBe('completed')
})

test('R-155 a mix is reverted to an earlier version: its lines make that one and must acknowledge it again', async () => {
  const first = await approved()
  const second = await approved({ mixCode: first.mixCode, name: 'G30 leaner' })
  expect(second.mixVersion).toBe(2)
  const mapping = await mapped(second.id)
  await act(second.id, 'sync', { version: second.version }, 'lab')
  const ask = { currentId: second.id, revertToId: first.id, version: second.version }
  expect((await portal.as('lab').post('/mix-designs/revert', ask)).status).toBe(403)
  const other = await approved()
  const wrong = await portal.as('lab_manager').post('/mix-designs/revert', { ...ask, revertToId: other.id })
  expect(wrong.body.errors).toHaveProperty('revertToId')
  const back = await portal.as('lab_manager').post('/mix-designs/revert', ask)
  expect(back.body).toMatchObject({ mixDesignId: first.id, moved: 1, active: true })
  const rows = (await portal.as('lab').get(`/mix-design-mapping/plant?mixDesignId=${first.id}`)).body.rows
  expect(rows).toMatchObject([{ id: mapping.id, synced: false, mixVersion: 1 }])
  expect((await portal.as('lab').get(`/mix-designs/${second.id}`)).body.active).toBe(false)
})

test('R-137 a mix is switched off only when no line makes it; a changed mapping must be synced again', async () => {
  const mix = await approved()
  const mapping = await mapped(mix.id)
  await act(mix.id, 'sync', { version: mix.version }, 'lab')
  const flip = (active: boolean, version: number) =>
    portal.as('lab').post('/mix-designs/change-status', { id: mix.id, version, active })
  expect((await flip(false, mix.version)).body.facts.rule).toBe('mapped')
  const other = await approved()
  const { batchingPlantId, productId } = mapping
  const put = { id: mapping.id, version: 2, batchingPlantId, productId, mixDesignId: other.id }
  expect((await portal.as('lab').put('/mix-design-mapping/plant', put)).body).toMatchObject({
    version: 3,
    syncedHash: null,
  })
  expect((await portal.as('lab').put('/mix-design-mapping/plant', put)).body.title).toBe('stale')
  expect((await flip(false, mix.version)).body).toMatchObject({ active: false, mixDesignId: mix.id })
  expect((await portal.as('lab_2').put('/mix-design-mapping/plant', { ...put, version: 3 })).status).toBe(404)
  expect((await create({}, 'batcher')).status).toBe(403)
  expect((await create({}, 'finance_ar')).status).toBe(403)
  expect((await portal.as('lab').get(`/mix-designs/${crypto.randomUUID()}`)).status).toBe(404)
  expect(portal.defects).toEqual([])
})

test('R-284 R-326 mix designs download as MixDesign.xlsx, a row for each material', async () => {
  const { body: made } = await create({ name: '=G30' })
  const file = await portal.as('finance_hod').get(`/mix-designs/download?keyword=${made.mixCode}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="MixDesign\.xlsx"/)
  const { default: excel } = await import('exceljs')
  const book = new excel.Workbook()
  await book.xlsx.load(file.body.buffer)
  const page = book.worksheets[0]!
  expect(page.rowCount).toBe(1 + lines.length)
  expect([page.getCell('A2').value, page.getCell('C2').value, page.getCell('I2').value]).toEqual([
    made.mixCode,
    "'=G30",
    350,
  ])
  expect((await portal.as('batcher').get('/mix-designs/download')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
