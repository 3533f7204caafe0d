import { beforeAll, expect, test } from 'vitest'
import { AUDIT_POINTS } from '~/domain/cylinders/plant-audit'
import { givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
})

const pot = (more: object = {}) => ({
  potNo: 'P-01',
  plantId: world.plant.id,
  volumeLitres: 8,
  emptyKg: 3.2,
  calibratedOn: '2026-05-01',
  calibrationDueOn: '2027-05-01',
  ...more,
})

test('R-101 a concrete pot weighs the fresh density of a wet test', async () => {
  const made = await portal.as('lab').put('/cylinder-test/concrete-pot', pot())
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const { set } = await givenSampled(portal, world, 0)
  const wet = { part: 'wet', id: set.id, version: set.version, sampledAt: NOW, concretePotId: made.body.id }
  const half = await portal.as('lab').post('/cylinder-test/update-by-lab', wet)
  expect(half.body.errors).toHaveProperty('potFullKg')
  // (22.24 − 3.2) kg in 8 L are 2,380 kg/m³.
  const whole = await portal.as('lab').post('/cylinder-test/update-by-lab', { ...wet, potFullKg: 22.24, slumpMm: 180 })
  expect(whole.body).toMatchObject({ freshDensity: 2380, wetFindings: [{ rule: 'slump' }] })
  const list = await portal.as('lab').get('/cylinder-test/concrete-pot')
  expect(list.body.rows).toMatchObject([{ potNo: 'P-01', overdue: false, uses: 1 }])
  expect((await portal.as('lab_9').get('/cylinder-test/concrete-pot')).body.total).toBe(0)
  const stale = await portal.as('lab').put('/cylinder-test/concrete-pot', { ...pot(), id: made.body.id, version: 9 })
  expect(stale.status).toBe(409)
  expect((await portal.as('lab').put('/cylinder-test/concrete-pot', pot())).body.errors).toHaveProperty('potNo')
  const back = pot({ potNo: 'P-02', calibrationDueOn: '2026-01-01' })
  expect((await portal.as('lab').put('/cylinder-test/concrete-pot', back)).body.errors).toHaveProperty(
    'calibrationDueOn',
  )
  expect((await portal.as('dispatcher').put('/cylinder-test/concrete-pot', pot())).status).toBe(403)
})

test('R-101 configuration settings are dated: what held stays as it was', async () => {
  const all = await portal.as('lab').get('/configuration-settings/all')
  const spread = all.body.rows.find((row: { name: string }) => row.name === 'cylinders.spread-percent')
  expect(spread).toMatchObject({ value: 15, usual: 15, since: null })
  const name = 'cylinders.spread-percent'
  expect((await portal.as('lab').post('/configuration-settings', { name, value: 12 })).status).toBe(403)
  const wild = await portal.as('lab_manager').post('/configuration-settings', { name, value: 90 })
  expect(wild.status).toBe(422)
  const set = await portal.as('lab_manager').post('/configuration-settings', { name, value: 12 })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect((await portal.as('lab_manager').post('/configuration-settings', { name, value: 11 })).status).toBe(409)
  const change = { id: set.body.id, version: set.body.version, value: 10 }
  expect((await portal.as('lab_manager').put('/configuration-settings', change)).status).toBe(200)
  portal.clock.at = new Date('2026-11-25T01:00:00Z')
  const late = await portal.as('lab_manager').put('/configuration-settings', { ...change, version: 2, value: 20 })
  expect(late.status).toBe(409)
  const now = (await portal.as('lab').get('/configuration-settings/all')).body.rows
  expect(now.find((row: { name: string }) => row.name === name)).toMatchObject({ value: 10, since: '2026-11-20' })
  portal.clock.at = new Date(NOW)
})

test('R-101 house data tells the laboratories, who runs them and what lies in their tanks', async () => {
  const rows = (await portal.as('house_manager').get('/cylinder-test/house-data')).body.rows
  expect(rows).toMatchObject([{ code: 'L1', name: 'Main laboratory', plantNames: ['Plant TUAS'], capacity: 200 }])
  const [house1] = rows
  const save = {
    id: house1.id,
    version: house1.version,
    code: 'L1',
    name: 'West',
    plantIds: [world.plant.id],
    tanks: 4,
  }
  expect((await portal.as('lab').put('/cylinder-test/house-data', save)).status).toBe(403)
  expect((await portal.as('lab_manager').put('/cylinder-test/house-data', save)).body).toMatchObject({ name: 'West' })
  const wrong = { ...save, version: 2, managerId: (await portal.person('lab_3', { plantIds: [world.plant.id] })).id }
  expect((await portal.as('lab_manager').put('/cylinder-test/house-data', wrong)).body.errors).toHaveProperty(
    'managerId',
  )
  await portal.person('lab_manager_9', { plantIds: [world.farPlant.id] })
  const foreign = { ...save, version: 2, name: 'Taken over', plantIds: [world.farPlant.id] }
  expect((await portal.as('lab_manager_9').put('/cylinder-test/house-data', foreign)).status).toBe(404)
})

test('R-247 a plant audit is kept by those who may open it, and a submitted one stays', async () => {
  await portal.person('raw_material_requester', { plantIds: [world.plant.id] })
  const answers = AUDIT_POINTS.map(point => ({ code: point.code, answer: 'conforms' }))
  const save = { plantId: world.plant.id, auditOn: '2026-11-19', answers: answers.slice(0, 3) }
  const path = '/cylinder-test/plant-audit-info'
  expect((await portal.as('house_manager').post(path, save)).status).toBe(403)
  expect((await portal.as('lab_manager').get(path)).status).toBe(403)
  expect((await portal.as('lab_9').post(path, save)).status).toBe(404)
  const draft = await portal.as('raw_material_requester').post(path, save)
  expect(draft.body).toMatchObject({ auditNo: 'PA-TUAS-26-0001', status: 'draft', score: 100 })
  const { id, version } = draft.body
  const short = await portal.as('lab').post(path, { ...save, id, version, status: 'submitted' })
  expect(short.body.errors).toHaveProperty('answers')
  const whole = { ...save, id, version, answers, status: 'submitted' }
  expect((await portal.as('lab').post(path, whole)).body).toMatchObject({ status: 'submitted', findings: 0 })
  expect((await portal.as('lab').post(path, { ...whole, version: 2 })).status).toBe(409)
  expect((await portal.as('lab').get(`${path}?status=submitted`)).body.total).toBe(1)
})

test('a plant audit passes from the score that the laboratory sets, 85 % unless it says otherwise', async () => {
  const path = '/cylinder-test/plant-audit-info'
  const answers = AUDIT_POINTS.slice(0, 4).map(({ code }, at) => ({ code, answer: at ? 'conforms' : 'partly' }))
  const saved = await portal.as('lab').post(path, { plantId: world.plant.id, auditOn: '2026-11-20', answers })
  expect(saved.body).toMatchObject({ score: 87.5, findings: 1 })
  const passes = async () => {
    const { rows } = (await portal.as('lab').get(path)).body
    return rows.find((row: { id: string }) => row.id === saved.body.id).passes
  }
  expect(await passes()).toBe(true)
  const set = await portal
    .as('lab_manager')
    .post('/configuration-settings', { name: 'cylinders.audit-pass', value: 90 })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect(await passes()).toBe(false)
})

test('a mixer is evaluated by two samples of one batch', async () => {
  // The worked example of the engine: six of six pass.
  const input = {
    potVolume: 0.01416,
    coarseDensity: 2.65,
    first: { concrete: 33.6, coarse: 15.62, air: 1.9, slump: 100, strength7: 25 },
    last: { concrete: 33.42, coarse: 15.05, air: 2.4, slump: 80, strength7: 24 },
  }
  const save = { plantId: world.plant.id, batchingPlantId: world.line.id, evaluatedOn: '2026-11-18', input }
  const post = (json: object) => portal.as('lab').post('/cylinder-test/mixer-evaluation', json)
  expect((await post(save)).body).toMatchObject({ verdict: 'uniform', evaluationNo: 'ME-TUAS-0001' })
  expect((await post({ ...save, batchingPlantId: world.farLine.id })).body.errors).toHaveProperty('batchingPlantId')
  expect((await post({ ...save, batchingPlantId: null })).body.errors).toHaveProperty('batchingPlantId')
  const report = await portal.as('house_manager').post('/cylinder-test/mixer-ev-report', { verdict: 'uniform' })
  expect(report.body.rows).toMatchObject([{ plantName: 'Plant TUAS' }])
  expect((await portal.as('lab_9').post('/cylinder-test/mixer-ev-report', {})).body.total).toBe(0)
})

test('R-169 a holiday moves the plan of a 28-day test within its tolerance, and the week shows the day closed', async () => {
  await portal.as('lab_manager').post('/holiday', { day: '2026-12-18', name: 'Founding day' })
  const { set, detail } = await givenSampled(portal, world, 1, '2026-11-20T00:30:00.000Z')
  expect(detail.ages.map((age: { dueOn: string; plannedOn: string }) => [age.dueOn, age.plannedOn])).toEqual([
    ['2026-11-27', '2026-11-27'],
    ['2026-12-18', '2026-12-19'],
  ])
  const week = await portal.as('lab').get('/cylinder-test/week-at-a-glance?from=2026-12-16')
  expect(week.body.days[4]).toMatchObject({ day: '2026-12-18', closed: 'Founding day', due: 0 })
  expect(week.body.days[5].ages[0].rows.map((row: { cylinderTestId: string }) => row.cylinderTestId)).toContain(set.id)
  expect(week.headers.get('etag')).toBeTruthy()
})

test('lookups name only what the laboratory tests', async () => {
  const customers = await portal.as('lab').get('/cylinder-test/customers')
  expect(customers.body.rows).toMatchObject([{ customerName: 'Acme Builders' }])
  const projects = await portal.as('lab').get(`/cylinder-test/projects?customerId=${world.customer.id}`)
  expect(projects.body.rows).toMatchObject([{ projectName: 'Harbour Tower' }])
  expect((await portal.as('lab_9').get('/cylinder-test/customers')).body.total).toBe(0)
  const plants = await portal.as('lab').get('/cylinder-test/plant-info')
  expect(plants.body.rows).toMatchObject([{ plantCode: 'TUAS', laboratory: 'West' }])
  expect(portal.defects).toEqual([])
})
