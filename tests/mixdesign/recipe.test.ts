import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let ids: Record<'cement' | 'water' | 'sand' | 'stone', string>
beforeAll(async () => {
  portal = await house()
  const of = async (kind: string, density: string, costPerKg: string, carbonFactor: string) =>
    (await aMaterial(portal, { kind, name: kind, density, costPerKg, carbonFactor, carbonSource: 'EPD' })).id
  ids = {
    cement: await of('cement', '3150.000', '0.1400', '0.9000'),
    water: await of('water', '1000.000', '0.0020', '0.0000'),
    sand: await of('sand', '2600.000', '0.0200', '0.0050'),
    stone: await of('stone', '2650.000', '0.0180', '0.0050'),
  }
  for (const name of ['lab', 'lab_manager']) await portal.person(name)
})

const line = (of: keyof typeof ids, kgPerM3: string) => ({ materialId: ids[of], kgPerM3 })
const full = () => [line('cement', '350'), line('water', '175'), line('sand', '760'), line('stone', '1065')]
const ask = (json: object, as = 'lab') => portal.as(as).post('/mix-designs/preview', json)

test('a recipe is told while it is typed: figures, strength by age, and what is missing for the grading', async () => {
  const { status, body } = await ask({ lines: full(), airPercent: '2', strengthMpa: 30 })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.figures).toMatchObject({ waterCementRatio: '0.5000', volumeAccepted: true, cost: '83.72' })
  expect(body.strength.rows.map((row: { ageDays: number }) => row.ageDays)).toEqual([3, 7, 28, 56, 90])
  const [early, , late] = body.strength.rows.map(
    (row: { answer: { p10: number; p50: number; p90: number } }) => row.answer,
  )
  expect(late.p10).toBeLessThanOrEqual(late.p50)
  expect(late.p50).toBeLessThanOrEqual(late.p90)
  expect(early.p50).toBeLessThan(late.p50)
  expect(body.grading).toEqual({ missing: 'No approved sieve analysis of sand, stone' })
  expect(body.moisture).toBeNull()
})

test('steel fibre and heavy aggregate are in a mix with their own density', async () => {
  const of = async (kind: string, name: string, density: string) =>
    (await aMaterial(portal, { kind, name, density, costPerKg: '1.0000' })).id
  const fibre = await of('fibre', 'Steel fibre', '7850.000')
  const magnetite = await of('stone', 'Magnetite', '4650.000')
  const heavy = [
    line('cement', '350'),
    line('water', '175'),
    line('sand', '760'),
    { materialId: magnetite, kgPerM3: '1850' },
    { materialId: fibre, kgPerM3: '30' },
  ]
  const { status, body } = await ask({ lines: heavy, airPercent: '2', strengthMpa: 30 })
  expect(status, JSON.stringify(body)).toBe(200)
  // 350/3150 + 175/1000 + 760/2600 + 1850/4650 + 30/7850 + 0.02
  expect(Number(body.figures.volume)).toBeCloseTo(1.0001, 3)
  expect(body.figures.volumeAccepted).toBe(true)
})

test('wet aggregates bring their water with them, and the batch weighs as much as was designed', async () => {
  const moistures = [
    { materialId: ids.sand, moisture: '5', absorption: '1' },
    { materialId: ids.stone, moisture: '1', absorption: '0.5' },
  ]
  const { body } = await ask({ lines: full(), airPercent: '2', moistures })
  expect(body.moisture.aggregates[0].mass).toBeCloseTo((760 * 1.05) / 1.01, 6)
  expect(body.moisture.total + 350).toBeCloseTo(2350, 6)
  const flood = await ask({
    lines: full(),
    moistures: [
      { materialId: ids.sand, moisture: '15', absorption: '0' },
      { materialId: ids.stone, moisture: '15', absorption: '0' },
    ],
  })
  expect(flood.body.moisture).toEqual({ missing: 'The aggregates carry 98.8 kg more free water than the mix takes' })
})

test('until somebody has measured, aggregates are taken as wet as the company says is usual', async () => {
  const { body } = await ask({ lines: full(), airPercent: '2', usualMoisture: true })
  expect(body.usualMoisture).toEqual({
    sand: { moisture: '5', absorption: '1.2' },
    stone: { moisture: '1.2', absorption: '0.6' },
  })
  expect(body.moisture.aggregates[0].mass).toBeCloseTo((760 * 1.05) / 1.012, 6)
  const measured = { materialId: ids.sand, moisture: '8', absorption: '1' }
  const mixed = await ask({ lines: full(), airPercent: '2', usualMoisture: true, moistures: [measured] })
  expect(mixed.body.moisture.aggregates[0].mass).toBeCloseTo((760 * 1.08) / 1.01, 6)
  expect(mixed.body.moisture.aggregates[1].mass).toBeCloseTo(body.moisture.aggregates[1].mass, 6)
})

test('a preview is refused with a material twice, one that is unknown, or air of 30 %', async () => {
  expect((await ask({ lines: [line('cement', '1'), line('cement', '2')] })).status).toBe(422)
  expect(
    (await ask({ lines: [{ materialId: '00000000-0000-4000-8000-000000000000', kgPerM3: '1' }] })).body.errors,
  ).toHaveProperty('lines.0.materialId')
  expect((await ask({ lines: full(), airPercent: '30' })).status).toBe(422)
  expect((await ask({ lines: full() }, 'dispatcher')).status).toBe(403)
})

test('materials are offered to the optimiser with why one cannot be taken', async () => {
  const { body } = await portal.as('lab').get('/mix-designs/constituents')
  const row = (id: string) => body.rows.find((one: { materialId: string }) => one.materialId === id)
  expect(row(ids.cement)).toMatchObject({
    why: null,
    constituent: { kind: 'cement', density: 3.15, cost: 0.14, gwp: 0.9 },
  })
  expect(row(ids.sand)).toMatchObject({ why: 'No approved sieve analysis', constituent: null })
})

test('the stock of a plant is beside each material: its silos together, nothing where it has none, water without end', async () => {
  const { id: regionId } = await givenRegion(portal)
  const plantIds = [(await givenPlant(portal, { regionId })).id, (await givenPlant(portal, { regionId })).id]
  await portal.person('lab_2', { plantIds })
  for (const levelKg of ['21000.000', '4500.500'])
    await aSilo(portal, { plantId: plantIds[0]!, materialId: ids.cement, levelKg })
  const stock = async (query = '', as = 'lab_2') => {
    const { body } = await portal.as(as).get(`/mix-designs/constituents${query}`)
    const of = (id: string) => body.rows.find((one: { materialId: string }) => one.materialId === id).stockKg
    return {
      stock: [of(ids.cement), of(ids.sand), of(ids.water)],
      plants: body.plants.map((one: { id: string }) => one.id),
    }
  }
  expect(await stock(`?plantId=${plantIds[0]}`)).toEqual({ stock: ['25500.500', '0', null], plants: [plantIds[0]] })
  await aSilo(portal, { plantId: plantIds[1]!, materialId: ids.sand, levelKg: '0' })
  expect((await stock(`?plantId=${plantIds[1]}`)).stock).toEqual(['0', expect.stringMatching(/^0/), null])
  expect((await stock()).stock).toEqual([null, null, null])
  expect((await portal.as('lab').get(`/mix-designs/constituents?plantId=${plantIds[0]}`)).status).toBe(404)
  expect((await portal.as('lab').get('/mix-designs/constituents?plantId=north')).status).toBe(422)
})

test('what every mix must say is asked when it is submitted, never of a draft', async () => {
  const put = (json: object, as = 'lab_manager') => portal.as(as).put('/mix-design-field', json)
  expect((await put({ field: 'dischargeMinutes', required: true }, 'lab')).status).toBe(403)
  expect((await put({ field: 'waterCementRatio', least: '0.6', most: '0.5' })).body.errors).toHaveProperty('most')
  const kept = await put({ field: 'waterCementRatio', most: '0.45' })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  await put({ field: 'dischargeMinutes', required: true })
  const mix = { mixCode: 'FS-1', name: 'Field', strengthMpa: 30, airPercent: '2', lines: full() }
  const sent = await portal.as('lab').post('/mix-designs', { ...mix, status: 'submitted' })
  expect(sent.status).toBe(422)
  expect(sent.body.errors).toEqual({
    waterCementRatio: ['Water/binder must be at most 0.45'],
    dischargeMinutes: ['Discharge within is required'],
  })
  expect((await portal.as('lab').get('/mix-designs/list?mixCode=FS-1')).body.total).toBe(0)
  const draft = await portal.as('lab').post('/mix-designs', mix)
  expect(draft.body.status).toBe('draft')
  const told = await ask({ lines: full(), airPercent: '2' })
  expect(told.body.faults.map((fault: { field: string }) => fault.field).sort()).toEqual([
    'dischargeMinutes',
    'waterCementRatio',
  ])
  // What nobody says has the usual value of the laboratory, and what somebody leaves out on purpose has none.
  const { rows } = (await portal.as('lab').get('/mix-design-field/list')).body
  const { id, version } = rows.find((of: { field: string }) => of.field === 'dischargeMinutes')
  await put({ id, version, field: 'dischargeMinutes', required: true, defaultValue: '110' })
  const usual = await portal.as('lab').post('/mix-designs', { ...mix, mixCode: 'FS-2' })
  const none = await portal.as('lab').post('/mix-designs', { ...mix, mixCode: 'FS-3', dischargeMinutes: null })
  expect([usual.body.dischargeMinutes, none.body.dischargeMinutes]).toEqual([110, null])
  const stale = await put({ id: kept.body.id, version: 7, field: 'waterCementRatio', most: '0.6' })
  expect(stale.status).toBe(409)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'mix_field_setting', subjectId: kept.body.id },
    { limit: 5, offset: 0 },
  )
  expect(trail.rows.map(row => row.action)).toEqual(['create'])
  for (const of of (await portal.as('lab').get('/mix-design-field/list')).body.rows)
    await put({ id: of.id, version: of.version, field: of.field, active: false })
  expect((await portal.as('lab').post('/mix-designs', { ...mix, status: 'submitted' })).body.status).toBe('submitted')
})

test('the trail of a mix is read by whoever reads mixes', async () => {
  const { body } = await portal
    .as('lab')
    .post('/mix-designs', { mixCode: 'TR-1', name: 'T', strengthMpa: 30, lines: full() })
  const trail = await portal.as('finance_ar').get(`/mix-designs/audit/${body.id}`)
  expect(trail.body.rows.map((row: { action: string }) => row.action)).toContain('create')
  expect((await portal.as('dispatcher').get(`/mix-designs/audit/${body.id}`)).status).toBe(403)
})
