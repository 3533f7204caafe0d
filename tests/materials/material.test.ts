import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const CEMENT = { materialCode: 'CEM1', name: 'CEM I 52.5N', kind: 'cement', density: '3150', costPerKg: '0.1450' }
const create = (more: object = {}, as = 'admin') => portal.as(as).post('/material', { ...CEMENT, ...more })
const none = () => crypto.randomUUID()

test('R-098 a material is named materialId and ingredientId, is found, changed and leaves its trail', async () => {
  const { body: made } = await create({
    carbonFactor: '0.9120',
    carbonSource: 'EPD 123',
    chloridePercent: '0.02',
    alkaliPercent: '0.6',
  })
  expect(made).toMatchObject({
    materialId: made.id,
    ingredientId: made.id,
    version: 1,
    active: true,
    density: '3150.000',
    chloridePercent: '0.0200',
    alkaliPercent: '0.6000',
    solidsPercent: null,
  })
  expect((await create()).status).toBe(409)
  const found = await portal.as('lab').get('/material/search?keyword=52.5')
  expect(found.body).toMatchObject({ total: 1, rows: [{ materialId: made.id, carbonFactor: '0.9120' }] })
  expect((await portal.as('hr_cement').get(`/material/${made.id}`)).body.name).toBe(CEMENT.name)
  const change = (version: number) =>
    portal.as('admin').put(`/material/${made.id}`, { ...CEMENT, name: 'CEM I 52.5R', version })
  expect((await change(1)).body).toMatchObject({ version: 2, name: 'CEM I 52.5R' })
  expect((await change(1)).body.title).toBe('stale')
  const trail = await auditTrail(portal.db.sql, { subject: 'material', subjectId: made.id }, { limit: 9, offset: 0 })
  expect(trail.rows.map(row => row.action)).toEqual(['change', 'create'])
})

test.each([
  ['a relative density', { density: '3.15' }, 'density'],
  ['an unknown kind', { kind: 'gold' }, 'kind'],
  ['a negative cost', { costPerKg: '-1' }, 'costPerKg'],
  ['a carbon factor without source', { carbonFactor: '0.9' }, 'carbonSource'],
  ['more chloride than any material has', { chloridePercent: '10.1' }, 'chloridePercent'],
  ['less alkali than nothing', { alkaliPercent: '-0.1' }, 'alkaliPercent'],
  ['a liquid of more than solids', { solidsPercent: '100.01' }, 'solidsPercent'],
  ['no name', { name: ' ' }, 'name'],
  ['an unknown criteria header', { criteriaHeaderId: '018f0000-0000-7000-8000-000000000000' }, 'criteriaHeaderId'],
])('a material is refused with %s', async (_what, more, field) => {
  const { status, body } = await create({ materialCode: 'BAD', ...more })
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty(field)
})

test('R-138 a material is switched off and on, but not while a silo in use holds it', async () => {
  const region = await givenRegion(portal)
  const plant = await givenPlant(portal, { regionId: region.id })
  const of = await aMaterial(portal)
  const silo = await aSilo(portal, { plantId: plant.id, materialId: of.id, siloCode: 'S1' })
  const flip = (version: number, active: boolean) =>
    portal.as('dispatcher_manager').post('/material/change-status', { id: of.id, version, active })
  const kept = await flip(1, false)
  expect([kept.status, kept.body.facts.rule, kept.body.detail]).toEqual([
    409,
    'stocked',
    expect.stringContaining(`${plant.plantName} S1`),
  ])
  await portal.as('admin').post('/silo/change-status', { id: silo.id, version: 1, active: false })
  expect((await flip(1, false)).body).toMatchObject({ active: false, version: 2 })
  expect((await portal.as('lab').get(`/material/search?keyword=${of.materialCode}`)).body.total).toBe(0)
  expect((await portal.as('lab').get(`/material/list?keyword=${of.materialCode}&active=false`)).body.total).toBe(1)
  expect((await flip(2, true)).body.active).toBe(true)
  expect((await flip(2, true)).status).toBe(409)
})

test('R-139 a source belongs to a material and is switched', async () => {
  const of = await aMaterial(portal, { name: 'GGBS' })
  const path = '/material-source'
  const made = await portal.as('batcher').post(path, { sourceName: 'Johor works', materialId: of.id, country: 'MY' })
  expect(made.body).toMatchObject({ sourceName: 'Johor works', version: 1, active: true })
  expect((await portal.as('batcher').post(path, { sourceName: 'X', materialId: none() })).body.errors).toHaveProperty(
    'materialId',
  )
  const change = { sourceName: 'Johor mill', materialId: of.id, version: 1 }
  expect((await portal.as('batcher').put(`${path}/${made.body.id}`, change)).body).toMatchObject({
    version: 2,
    sourceName: 'Johor mill',
  })
  expect((await portal.as('batcher').put(`${path}/${made.body.id}`, change)).status).toBe(409)
  const off = await portal.as('batcher').post(`${path}/change-status`, { id: made.body.id, version: 2, active: false })
  expect(off.body.active).toBe(false)
  expect((await portal.as('batcher').get(`${path}/search?materialId=${of.id}`)).body.total).toBe(0)
  expect((await portal.as('batcher').get(`${path}/list?materialId=${of.id}`)).body.rows[0].materialName).toBe('GGBS')
  expect((await portal.as('batcher').get(`${path}/${made.body.id}`)).body.active).toBe(false)
})

test('R-283 alert modes, frequencies and plant groups are listed; who has no right is refused', async () => {
  expect((await portal.as('batcher').get('/material/alert-modes')).body.total).toBe(4)
  expect((await portal.as('batcher').get('/material/notification-frequency')).body.rows[1]).toMatchObject({
    minutes: 60,
  })
  const groups = await portal.as('admin').get('/plant-group/list')
  expect(groups.body.rows[0]).toMatchObject({
    regionName: expect.any(String),
    plants: [{ plantName: expect.any(String) }],
  })
  expect((await portal.as('batcher').get('/plant-group/list')).body.total).toBe(0)
  expect((await portal.as('salesperson').get('/material/list')).status).toBe(403)
  expect((await create({}, 'lab')).status).toBe(403)
  expect((await portal.as('admin').get('/material/list?sort=-name&limit=1')).body.rows).toHaveLength(1)
  expect((await portal.as('admin').get(`/material/${none()}`)).status).toBe(404)
  expect(portal.defects).toEqual([])
})
