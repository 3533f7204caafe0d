import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { givenProduct } from '../kit/given/catalog'
import { givenCustomer, givenProject, givenRegion } from '../kit/given/customers'
import { givenBatchingPlant, givenPlant } from '../kit/given/fleet'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let projectId: string
let foreignId: string
let productId: string
let mix: { id: string; mixCode: string }
let draftId: string
let lineId: string
beforeAll(async () => {
  portal = await house()
  const regionId = (await givenRegion(portal)).id
  const elsewhere = (await givenRegion(portal)).id
  const plantId = (await givenPlant(portal, { regionId })).id
  lineId = (await givenBatchingPlant(portal, { plantId })).id
  const far = (await givenPlant(portal, { regionId: elsewhere })).id
  await givenBatchingPlant(portal, { plantId: far })
  const customerId = (await givenCustomer(portal)).id
  projectId = (await givenProject(portal, { customerId, regionId })).id
  foreignId = (await givenProject(portal, { customerId, regionId: elsewhere })).id
  productId = (await givenProduct(portal, { strengthMpa: 40 })).id
  for (const name of ['lab', 'lab_manager']) await portal.person(name, { plantIds: [plantId] })
  const of = async (kind: string, density: string) => (await aMaterial(portal, { kind, name: kind, density })).id
  const lines = [
    { materialId: await of('cement', '3150.000'), kgPerM3: '350' },
    { materialId: await of('water', '1000.000'), kgPerM3: '175' },
    { materialId: await of('sand', '2600.000'), kgPerM3: '760' },
    { materialId: await of('stone', '2650.000'), kgPerM3: '1065' },
  ]
  const make = (mixCode: string, strengthMpa: number, status: string) =>
    portal.as('lab').post('/mix-designs', { mixCode, name: mixCode, strengthMpa, airPercent: '2', status, lines })
  const sent = await make('PM-40', 40, 'submitted')
  mix = (await portal.as('lab_manager').post(`/mix-designs/${sent.body.id}/approve`, { version: sent.body.version }))
    .body
  draftId = (await make('PM-D', 40, 'draft')).body.id
})

const save = (more: object = {}, as = 'lab') =>
  portal.as(as).put('/mix-design-mapping/project', { projectId, productId, mixDesignId: mix.id, ...more })

test('R-097 a project agrees to a mix for a product, once', async () => {
  const made = await save({ validFrom: '2026-01-05', remarks: 'Consultant' })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const list = await portal.as('lab').get(`/mix-design-mapping/project?projectId=${projectId}`)
  expect(list.body).toMatchObject({
    total: 1,
    rows: [{ mixDesignId: mix.id, mixCode: 'PM-40', status: 'approved', validFrom: '2026-01-05', active: true }],
  })
  expect((await save()).status).toBe(409)
  expect((await save({ id: made.body.id, version: 9 })).status).toBe(409)
  const off = await save({ id: made.body.id, version: made.body.version, active: false })
  expect(off.body).toMatchObject({ active: false, version: 2 })
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'project_mix_mapping', subjectId: made.body.id },
    { limit: 5, offset: 0 },
  )
  expect(trail.rows).toHaveLength(2)
})

test('a mix that is not approved or too weak is refused, and nothing is written', async () => {
  const strong = (await givenProduct(portal, { strengthMpa: 60 })).id
  expect((await save({ productId: strong })).body.errors).toHaveProperty('mixDesignId')
  const early = await save({ productId: strong, mixDesignId: draftId })
  expect([early.status, early.body.facts.rule]).toEqual([409, 'approved'])
  expect((await portal.as('lab').get(`/mix-design-mapping/project?productId=${strong}`)).body.total).toBe(0)
})

test('a project outside the scope does not exist, and who may not manage is refused', async () => {
  expect((await save({ projectId: foreignId })).status).toBe(404)
  expect((await save({}, 'finance_ar')).status).toBe(403)
  expect((await save({}, 'dispatcher')).status).toBe(403)
  const choices = await portal.as('lab').get('/mix-design-mapping/projects')
  const ids = choices.body.rows.map((row: { id: string }) => row.id)
  expect(ids).toContain(projectId)
  expect(ids).not.toContain(foreignId)
})

test('lines are offered by the plants of a person', async () => {
  const { body } = await portal.as('lab').get('/mix-design-mapping/lines')
  expect(body.rows.map((row: { id: string }) => row.id)).toEqual([lineId])
})
