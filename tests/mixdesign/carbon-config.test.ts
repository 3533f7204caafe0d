import { beforeAll, expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { type House, house } from '../kit/house'

let portal: House
let plantId: string
beforeAll(async () => {
  portal = await house()
  const region = await givenRegion(portal)
  plantId = (await givenPlant(portal, { regionId: region.id })).id
  await portal.person('lab', { plantIds: [plantId] })
})

const CONFIG = {
  validFrom: '2026-01-01',
  electricityPerKwh: '0.412',
  dieselPerLitre: '2.68',
  kwhPerM3: '4',
  dieselLitresPerM3: '0.5',
  hgvPerTkm: '0.1',
  hgvEmptyPerKm: '0.7',
  source: 'Energy Market Authority 2025',
}

test('R-141 carbon categories are kept best band first, searched and switched', async () => {
  const path = '/carbon-category'
  const create = (more: object) => portal.as('lab').post(path, { name: 'B', upTo: '300', ...more })
  await create({ name: 'C', upTo: null })
  const made = (await create({})).body
  await create({ name: 'A', upTo: '250' })
  expect(made).toMatchObject({ name: 'B', upTo: '300.000', strengthClass: null, version: 1 })
  expect((await create({})).status).toBe(409)
  expect((await create({ name: 'X', upTo: '-1' })).body.errors).toHaveProperty('upTo')
  const names = async (how: string) =>
    (await portal.as('finance_ar').get(`${path}/${how}`)).body.rows.map((row: { name: string }) => row.name)
  expect(await names('list')).toEqual(['A', 'B', 'C'])
  const flip = (version: number) =>
    portal.as('lab').post(`${path}/change-status`, { id: made.id, version, active: false })
  expect((await flip(1)).body).toMatchObject({ active: false, version: 2 })
  expect((await flip(1)).body.title).toBe('stale')
  expect(await names('search')).toEqual(['A', 'C'])
  const put = await portal.as('lab').put(`${path}/${made.id}`, { name: 'B+', upTo: '290', version: 2 })
  expect(put.body).toMatchObject({ name: 'B+', active: true })
  expect((await portal.as('lab').get(`${path}/${made.id}`)).body.name).toBe('B+')
  expect((await portal.as('batcher').get(`${path}/list`)).status).toBe(403)
})

test('R-142 a plant has its own CO2 configuration; the company’s is kept by the manager', async () => {
  const path = '/carbon-config'
  expect((await portal.as('lab').post(path, CONFIG)).status).toBe(403)
  const company = (await portal.as('lab_manager').post(path, CONFIG)).body
  expect(company).toMatchObject({ plantId: null, version: 1 })
  expect(Number(company.electricityPerKwh)).toBe(0.412)
  const own = (await portal.as('lab').post(path, { ...CONFIG, plantId })).body
  expect((await portal.as('lab').post(path, { ...CONFIG, plantId })).status).toBe(409)
  expect((await portal.as('lab_2').post(path, { ...CONFIG, plantId })).status).toBe(404)
  expect((await portal.as('lab').post(path, { ...CONFIG, plantId, hgvPerTkm: '100' })).body.errors).toHaveProperty(
    'hgvPerTkm',
  )
  expect((await portal.as('lab').get(`${path}/list`)).body.total).toBe(2)
  expect((await portal.as('lab_2').get(`${path}/list`)).body.total).toBe(1)
  expect((await portal.as('lab_2').get(`${path}/${own.id}`)).status).toBe(404)
  const put = await portal.as('lab').put(`${path}/${own.id}`, { ...CONFIG, plantId, kwhPerM3: '3.5', version: 1 })
  expect(put.body.version).toBe(2)
  const flip = (id: string, version: number) =>
    portal.as('lab').post(`${path}/change-status`, { id, version, active: false })
  expect((await flip(own.id, 2)).body.active).toBe(false)
  expect((await flip(company.id, 1)).status).toBe(403)
})

test('target mean strengths by class follow the formula and keep one row a class, specimen and age', async () => {
  const put = (more: object = {}) =>
    portal.as('lab').put('/strength-class-control', {
      strengthClass: 'C30/37',
      specimen: 'cylinder',
      knownDeviation: '6.1',
      results: 40,
      ...more,
    })
  const made = await put()
  expect(made.body).toMatchObject({
    characteristic: '30.0000',
    factor: '1.6400',
    margin: '10.0000',
    targetMean: '40.0000',
  })
  expect((await put()).status).toBe(409)
  const cube = await put({ specimen: 'cube', knownDeviation: null, results: null })
  expect(cube.body).toMatchObject({ characteristic: '37.0000', deviation: '8.0000', targetMean: '50.0000' })
  const odd = await put({ strengthClass: 'C31/38' })
  expect([odd.status, odd.body.facts.fault]).toEqual([422, 'unknown-choice'])
  const change = { id: made.body.id, version: 1, defective: '2.5' }
  expect((await put(change)).body).toMatchObject({ version: 2, factor: '1.9600' })
  expect((await put(change)).body.title).toBe('stale')
  const rows = await portal.as('lab').get('/strength-class-control?strengthClass=C30%2F37')
  expect(rows.body).toMatchObject({ total: 2, rows: [{ specimen: 'cylinder' }, { specimen: 'cube' }] })
  expect(portal.defects).toEqual([])
})
