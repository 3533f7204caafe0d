import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let plantId: string
let materialId: string
let siloId: string
beforeAll(async () => {
  portal = await house()
  plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  materialId = (await aMaterial(portal)).id
  siloId = (await aSilo(portal, { plantId, materialId, capacityKg: '100000.000', levelKg: '10000.000' })).id
  await portal.person('batcher', { plantIds: [plantId] })
})

const idsOf = (answer: { body: { rows: { id: string }[] } }) => answer.body.rows.map(row => row.id)
const trailOf = async (subject: string, subjectId: string) =>
  (await auditTrail(portal.db.sql, { subject, subjectId }, { limit: 9, offset: 0 })).rows.map(row => row.action)

const NOUNS = [
  {
    noun: 'material source',
    path: '/material-source',
    as: 'batcher',
    fields: () => ({ sourceName: 'Johor works', materialId }),
    change: { sourceName: 'Johor mill' },
    keyword: 'johor mill',
  },
  {
    noun: 'silo',
    path: '/silo',
    as: 'batcher',
    fields: () => ({ plantId, materialId, siloCode: 'C77', capacityKg: '100000' }),
    change: { siloCode: 'C78' },
    keyword: 'c78',
  },
  {
    noun: 'carbon category',
    path: '/carbon-category',
    as: 'lab',
    fields: () => ({ name: 'Band B', upTo: '300' }),
    change: { name: 'Band B plus' },
    keyword: 'b plus',
  },
]

test.each(NOUNS)('R-099 R-282 a $noun has list, detail, create, update, status and search', async of => {
  const by = portal.as(of.as)
  const { status, body: made } = await by.post(of.path, of.fields())
  expect([status, made.version, made.active]).toEqual([200, 1, true])
  expect(idsOf(await by.get(`${of.path}/list`))).toContain(made.id)
  expect((await by.get(`${of.path}/${made.id}`)).body).toMatchObject({ id: made.id, version: 1 })
  const changed = await by.put(`${of.path}/${made.id}`, { ...of.fields(), ...of.change, version: 1 })
  expect(changed.body).toMatchObject({ ...of.change, version: 2 })
  const found = async (where: string) => idsOf(await by.get(`${of.path}/${where}`))
  const keyword = `keyword=${encodeURIComponent(of.keyword)}`
  expect(await found(`search?${keyword}`)).toEqual([made.id])
  const off = await by.post(`${of.path}/change-status`, { id: made.id, version: 2, active: false })
  expect(off.body).toMatchObject({ active: false, version: 3 })
  expect(await found(`search?${keyword}`)).toEqual([])
  expect(await found(`list?${keyword}&active=false`)).toEqual([made.id])
  expect(await trailOf(of.noun.replace(' ', '_'), made.id)).toEqual(['switch off', 'change', 'create'])
  for (const other of NOUNS.filter(each => each !== of))
    expect((await portal.as('admin').get(`${other.path}/${made.id}`)).status, other.noun).toBe(404)
})

test('R-099 R-282 a material order has list, detail, create, update and search; its status is what happened to it', async () => {
  const by = portal.as('batcher')
  const sourceId = (await aSource(portal, materialId)).id
  const fields = { siloId, sourceId, orderedKg: '20000', expectedAt: '2026-11-20T18:00:00+08:00' }
  const { body: made } = await by.post('/material-order', fields)
  expect(made).toMatchObject({ status: 'draft', version: 1 })
  expect((await by.get(`/material-order/${made.id}`)).body.orderNo).toBe(made.orderNo)
  const put = await by.put(`/material-order/${made.id}`, { ...fields, orderedKg: '25000', version: 1 })
  expect(put.body).toMatchObject({ orderedKg: '25000.000', version: 2 })
  expect(idsOf(await by.get(`/material-order/search?keyword=${made.orderNo}`))).toEqual([made.id])
  const statuses = (await by.get('/material-order/order-status')).body.rows.map((row: { status: string }) => row.status)
  expect(statuses).toEqual(['draft', 'placed', 'split', 'received', 'disputed', 'claimed', 'settled', 'revoked'])
  expect((await by.post(`/material-order/${made.id}/place`, { version: 2 })).body.status).toBe('placed')
  expect(idsOf(await by.get('/material-order/list?status=draft'))).toEqual([])
  expect(idsOf(await by.get('/material-order/list?status=placed'))).toEqual([made.id])
  expect((await trailOf('material_order', made.id)).at(-1)).toBe('create')
})

test('R-099 R-282 opening stock has list, detail, create and update', async () => {
  const by = portal.as('batcher')
  const empty = await by.post('/silo', { plantId, materialId, siloCode: 'C90', capacityKg: '50000' })
  const { id } = empty.body
  expect((await by.get(`/opening-stock/${id}`)).status).toBe(404)
  expect((await by.post('/opening-stock', { siloId: id, kg: '30000' })).body).toMatchObject({ siloId: id })
  const change = { kg: '20000', previousKg: '30000', remarks: 'Dipped again' }
  expect((await by.put(`/opening-stock/${id}`, change)).body.kg).toBe('20000.000')
  expect((await by.get(`/opening-stock/${id}`)).body).toMatchObject({ siloCode: 'C90', kg: '20000.000' })
  expect(idsOf(await by.get(`/opening-stock?plantId=${plantId}`))).toContain(id)
})

test('R-099 R-282 a silo level has list, detail, search and update, and the stock its list and its ledger', async () => {
  const by = portal.as('batcher')
  const { siloCode } = (await by.get(`/silo-level/${siloId}`)).body
  const counted = await by.put('/silo-level', { siloId, levelKg: '9400', remarks: 'Dipped' })
  expect(counted.body).toMatchObject({ siloId, beforeKg: '10000.000', levelKg: '9400.000', adjustedKg: '-600.000' })
  expect((await by.get(`/silo-level/${siloId}`)).body).toMatchObject({ levelKg: '9400.000', mark: 'lowest' })
  expect((await by.get(`/silo-level?keyword=${siloCode}`)).body.rows).toMatchObject([{ siloId, levelKg: '9400.000' }])
  const { body: stock } = await by.get(`/stock?plantId=${plantId}`)
  const sum = (await by.get(`/silo-level?plantId=${plantId}`)).body.rows
    .filter((row: { materialId: string }) => row.materialId === materialId)
    .reduce((kg: number, row: { levelKg: string }) => kg + Number(row.levelKg), 0)
  expect(stock.rows).toMatchObject([{ plantId, materialId, levelKg: `${sum}.000` }])
  const ledger = await by.get(`/stock/${siloId}`)
  expect(ledger.body.rows[0]).toMatchObject({ kind: 'adjusted', kg: '-600.000', remarks: 'Dipped' })
})

test('R-099 R-282 a tolerance setting has list and detail; one call makes it, changes it and switches it off', async () => {
  const by = portal.as('batcher')
  const put = (more: object) =>
    by.put('/tolerance-setting', { plantId, kind: 'water', informPercent: '2', actPercent: '3', ...more })
  const { body: made } = await put({})
  expect((await by.get(`/tolerance-setting/${made.id}`)).body).toMatchObject({ kind: 'water', actPercent: '3.0000' })
  expect((await put({ id: made.id, version: 1, actPercent: '2.5' })).body.actPercent).toBe('2.5000')
  const off = await put({ id: made.id, version: 2, active: false })
  expect(off.body).toMatchObject({ active: false, version: 3 })
  expect(idsOf(await by.get('/tolerance-setting?active=true'))).not.toContain(made.id)
  expect(idsOf(await by.get(`/tolerance-setting?plantId=${plantId}`))).toContain(made.id)
  expect((await trailOf('tolerance_setting', made.id)).at(-1)).toBe('create')
  expect(portal.defects).toEqual([])
})
