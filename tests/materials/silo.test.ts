import { beforeAll, expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let plantId: string
let materialId: string
beforeAll(async () => {
  portal = await house()
  const region = await givenRegion(portal)
  plantId = (await givenPlant(portal, { regionId: region.id })).id
  materialId = (await aMaterial(portal, { name: 'Cement' })).id
  await portal.person('batcher', { plantIds: [plantId] })
  await portal.person('dispatcher_manager', { plantIds: [plantId] })
})

let count = 0
const fields = () => ({ plantId, materialId, siloCode: `C${++count}`, capacityKg: '100000' })
const create = (more: object = {}, as = 'batcher') => portal.as(as).post('/silo', { ...fields(), ...more })
const opened = async (kg: string) => {
  const { body } = await create()
  expect((await portal.as('batcher').post('/opening-stock', { siloId: body.id, kg })).status).toBe(200)
  return body.id as string
}
const level = async (id: string) => (await portal.as('batcher').get(`/silo-level/${id}`)).body

test('a silo is made at a plant one sees, with marks that rise', async () => {
  const { body } = await create()
  expect(body).toMatchObject({ version: 1, lowPercent: '25.0000', highPercent: '90.0000', levelKg: '0.000' })
  expect((await create({ lowPercent: '5' })).body.errors).toHaveProperty('lowPercent')
  expect((await create({ capacityKg: '0' })).body.errors).toHaveProperty('capacityKg')
  expect((await create({ materialId: crypto.randomUUID() })).body.errors).toHaveProperty('materialId')
  expect((await create({ siloCode: body.siloCode })).status).toBe(409)
  expect((await create({}, 'batcher_2')).status).toBe(404)
  expect((await portal.as('batcher_2').get(`/silo/${body.id}`)).status).toBe(404)
  expect((await portal.as('batcher_2').get('/silo/list')).body.total).toBe(0)
  expect((await portal.as('batcher').get(`/silo/search?keyword=${body.siloCode}`)).body.rows[0].mark).toBe('empty')
})

test('opening stock is set once, corrected by a difference and never overfills', async () => {
  const id = await opened('30000')
  expect(await level(id)).toMatchObject({ levelKg: '30000.000', percent: '30.00', mark: 'normal' })
  const again = await portal.as('batcher').post('/opening-stock', { siloId: id, kg: '1' })
  expect([again.status, again.body.facts.rule]).toEqual([409, 'opening'])
  const change = (kg: string, previousKg: string) =>
    portal.as('batcher').put(`/opening-stock/${id}`, { kg, previousKg, remarks: 'Dipped again' })
  expect((await change('20000', '30000')).body).toMatchObject({ kg: '20000.000' })
  expect((await change('10000', '30000')).body.title).toBe('stale')
  expect((await change('100001', '20000')).body.facts.rule).toBe('capacity')
  expect(await level(id)).toMatchObject({ levelKg: '20000.000', mark: 'low' })
  expect((await portal.as('batcher').get(`/opening-stock/${id}`)).body).toMatchObject({ kg: '20000.000', siloId: id })
  const ledger = await portal.as('batcher').get(`/stock/${id}`)
  expect(ledger.body.rows.map((row: { kg: string }) => row.kg).sort()).toEqual(['-10000.000', '30000.000'])
  expect(
    (await portal.as('batcher').get('/opening-stock')).body.rows.some((row: { id: string }) => row.id === id),
  ).toBe(true)
})

test('a counted level becomes the level, and the ledger has the difference with its reason', async () => {
  const id = await opened('50000')
  const set = (levelKg: string, remarks = 'Weekly dip') =>
    portal.as('batcher').put('/silo-level', { siloId: id, levelKg, remarks })
  // So much needs a second person; until then the level is as before.
  const { body } = await set('8000')
  expect(body).toMatchObject({ status: 'submitted', beforeKg: '50000.000', levelKg: '50000.000', adjustedKg: '0.000' })
  const confirmed = await portal.as('dispatcher_manager').post(`/stock-count/${body.countId}/confirm`, { version: 1 })
  expect(confirmed.body).toMatchObject({ status: 'posted', bookKg: '50000.000', differenceKg: '-42000.000' })
  expect(await level(id)).toMatchObject({ levelKg: '8000.000', mark: 'lowest' })
  expect((await set('8000', '')).body.errors).toHaveProperty('remarks')
  expect((await set('-1')).status).toBe(422)
  expect((await set('100001')).body.facts.rule).toBe('capacity')
  const { rows, total } = (await portal.as('batcher').get(`/stock/${id}`)).body
  expect(total).toBe(2)
  const counted = rows.find((row: { kind: string }) => row.kind === 'adjusted')
  expect(counted).toMatchObject({ kg: '-42000.000', remarks: 'Weekly dip' })
  const stock = (await portal.as('admin').get(`/stock?plantId=${plantId}`)).body.rows
  const sums = (await portal.as('admin').get('/silo-level?limit=200')).body.rows.filter(
    (row: { materialId: string }) => row.materialId === materialId,
  )
  const sum = sums.reduce((all: number, row: { levelKg: string }) => all + Number(row.levelKg), 0)
  expect(Number(stock[0].levelKg)).toBe(sum)
})

test('one key counts once, however often it is sent', async () => {
  const id = await opened('40000')
  const set = () =>
    portal.as('batcher').put('/silo-level', { siloId: id, levelKg: '39000', remarks: 'Dip' }, { key: 'dip-of-the-day' })
  expect((await set()).body).toEqual((await set()).body)
  expect((await portal.as('batcher').get(`/stock/${id}`)).body.total).toBe(2)
})

test('R-140 a filled silo keeps its material, plant and service; an empty one is free', async () => {
  const id = await opened('1000')
  const other = await aMaterial(portal, { name: 'Slag', kind: 'addition' })
  const put = (more: object) =>
    portal.as('batcher').put(`/silo/${id}`, {
      plantId,
      materialId,
      siloCode: `F${id.slice(0, 5)}`,
      capacityKg: '100000',
      version: 1,
      ...more,
    })
  expect((await put({ materialId: other.id })).body.facts.rule).toBe('filled')
  expect((await put({ active: false })).body.facts.rule).toBe('filled')
  expect((await put({ capacityKg: '999' })).body.errors).toHaveProperty('capacityKg')
  const flip = (version: number, active: boolean) =>
    portal.as('batcher').post('/silo/change-status', { id, version, active })
  expect((await flip(1, false)).body.facts.rule).toBe('filled')
  await portal.as('batcher').put('/silo-level', { siloId: id, levelKg: '0', remarks: 'Emptied' })
  expect((await put({ materialId: other.id })).body).toMatchObject({ version: 2, materialId: other.id })
  expect((await put({})).body.title).toBe('stale')
  expect((await flip(2, false)).body.active).toBe(false)
})

test('a source must be one of the material in the silo', async () => {
  const other = await aMaterial(portal)
  const source = await portal.as('batcher').post('/material-source', { sourceName: 'S', materialId: other.id })
  expect((await create({ sourceId: source.body.id })).body.errors).toHaveProperty('sourceId')
})

test('tolerances: informing before acting, one row a kind and plant, all plants by who sees all', async () => {
  const limits = { kind: 'cement', informPercent: '2', actPercent: '3' }
  const put = (more: object, as = 'batcher') => portal.as(as).put('/tolerance-setting', { ...limits, ...more })
  const made = await put({ plantId })
  expect(made.body).toMatchObject({ version: 1, informPercent: '2.0000', mustExplain: true })
  expect((await put({ plantId })).status).toBe(409)
  expect((await put({ plantId, kind: 'water', informPercent: '4' })).body.errors).toHaveProperty('informPercent')
  expect((await put({})).status).toBe(403)
  expect((await put({}, 'admin')).status).toBe(200)
  expect((await put({ plantId }, 'batcher_2')).status).toBe(404)
  const change = { id: made.body.id, plantId, actPercent: '2.5' }
  expect((await put({ ...change, version: 1 })).body).toMatchObject({ version: 2, actPercent: '2.5000' })
  expect((await put({ ...change, version: 1 })).body.title).toBe('stale')
  expect((await portal.as('batcher').get(`/tolerance-setting?plantId=${plantId}`)).body.total).toBe(2)
  expect((await portal.as('batcher').get(`/tolerance-setting/${made.body.id}`)).body.plantId).toBe(plantId)
  expect((await portal.as('batcher_2').get(`/tolerance-setting/${made.body.id}`)).status).toBe(404)
  await aSilo(portal, { plantId, materialId })
  expect(portal.defects).toEqual([])
})
