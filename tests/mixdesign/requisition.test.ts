import { beforeAll, describe, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { newId } from '~/domain/kit/uuid'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMix, givenRequisitions, onLine, type Requisitions } from '../kit/given/requisitions'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

let portal: House
let world: Requisitions
beforeAll(async () => {
  portal = await house()
  world = await givenRequisitions(portal)
  // A3 is 0.4 × 3.8 + 3.2 × 0.9 = 4.4 kg/m³; A2 of the few kilograms of these mixes is below 6.
  const config = {
    plantId: null,
    validFrom: '2025-01-01',
    electricityPerKwh: '0.4',
    dieselPerLitre: '3.2',
    kwhPerM3: '3.8',
    dieselLitresPerM3: '0.9',
    hgvPerTkm: '0.10445',
    hgvEmptyPerKm: '0.78375',
    source: 'Grid of the year',
  }
  const { status, body } = await portal.as('lab_manager').post('/carbon-config', config)
  expect(status, JSON.stringify(body)).toBe(200)
})

const fields = (more: object = {}) => ({
  title: 'Raft foundation, pumped',
  plantId: world.plantId,
  neededBy: '2026-12-10',
  customerId: world.customer.id,
  projectId: world.project.id,
  strengthMpa: 40,
  slumpMin: 150,
  slumpMax: 200,
  stoneSizeMm: 20,
  cementType: 'CEM I + GGBS',
  exposureClasses: ['XS2'],
  quantity: '1850.5',
  targetCarbon: '310',
  specialRequirements: 'Retention of 4 hours',
  ...more,
})
const create = (more: object = {}, as = 'mix_design_requester') =>
  portal.as(as).post('/requisitions/createrequisition', fields(more))
const step = (verb: 'approveReq' | 'rejectReq', of: { id: string; version: number }, more: object = {}, as = 'lab') =>
  portal.as(as).post(`/requisitions/${verb}/${of.id}`, { version: of.version, ...more })
const detail = async (id: string, as = 'lab') => (await portal.as(as).get(`/requisitions/detail/${id}`)).body
async function approved(more: object = {}) {
  const { body } = await create({ status: 'submitted', ...more })
  const done = await step('approveReq', body)
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return done.body
}
const map = (requisitionId: string, mixDesignId: string, more: object = {}, as = 'lab') =>
  portal.as(as).put('/mix-design-mapping/requisition', { requisitionId, mixDesignId, ...more })

describe('the requisition of a mix', () => {
  test('R-007 says what a project needs, and every number of a year is taken once and without gaps', async () => {
    const { status, body } = await create()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      kind: 'mix',
      status: 'draft',
      quantity: '1850.50',
      salespersonId: world.salesperson.id,
    })
    expect(body.requisitionNo).toMatch(/^MR-26-\d{5}$/)
    const bad = await create({ strengthMpa: 2 })
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['strengthMpa']])
    expect((await create({ projectId: newId() })).body.errors).toHaveProperty('projectId')
    const [one, two] = await Promise.all([create(), create()])
    const numbers = [body, one.body, two.body].map(row => Number(row.requisitionNo.slice(6))).sort((a, b) => a - b)
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2])
  })

  test('one key makes one requisition', async () => {
    const before = (await portal.as('lab').get('/requisitions/list')).body.total
    const twice = await Promise.all(
      [1, 2].map(() =>
        portal.as('mix_design_requester').post('/requisitions/createrequisition', fields(), { key: 'one-requisition' }),
      ),
    )
    expect(new Set(twice.map(one => one.body.id)).size).toBe(1)
    expect((await portal.as('lab').get('/requisitions/list')).body.total).toBe(before + 1)
  })

  test('R-171 is changed until it is decided on; a stale change and a slump upside down change nothing', async () => {
    const { body: made } = await create()
    const put = (more: object) =>
      portal.as('mix_design_requester').put('/requisitions/updaterequisition', { id: made.id, ...fields(), ...more })
    const changed = await put({ version: 1, strengthMpa: 45, status: 'submitted' })
    expect(changed.body).toMatchObject({ version: 2, strengthMpa: 45, status: 'submitted' })
    expect((await put({ version: 1, strengthMpa: 50 })).status).toBe(409)
    expect((await put({ version: 2, slumpMin: 220 })).body.errors).toHaveProperty('slumpMax')
    expect((await put({ version: 2, neededBy: '2026-11-01' })).body.errors).toHaveProperty('neededBy')
    expect(await detail(made.id)).toMatchObject({ version: 2, strengthMpa: 45, slumpMin: 150 })
    const trail = await auditTrail(portal.db.sql, { subjectId: made.id }, { limit: 9, offset: 0 })
    expect(trail.rows.map(({ action }) => action)).toEqual(['submit', 'create'])
    expect(trail.rows[0]!.changed).toContain('strengthMpa')
  })

  test('R-157 is approved by another person than who asked', async () => {
    const { body: own } = await create({ status: 'submitted' }, 'lab')
    expect((await step('approveReq', own)).body.facts).toMatchObject({ rule: 'four-eyes' })
    expect((await step('approveReq', own, {}, 'mix_design_requester')).status).toBe(403)
    expect((await step('approveReq', { ...own, version: 7 }, {}, 'lab_2')).status).toBe(409)
    const done = await step('approveReq', own, { remarks: 'Trial mix on Monday' }, 'lab_2')
    expect(done.body).toMatchObject({
      status: 'approved',
      decidedByName: 'Lab 2',
      decisionRemarks: 'Trial mix on Monday',
    })
    expect((await step('approveReq', done.body, {}, 'lab_manager')).status).toBe(409)
    const late = { id: own.id, version: 2, ...fields() }
    expect((await portal.as('lab').put('/requisitions/updaterequisition', late)).status).toBe(409)
  })

  test('R-157 is rejected with a reason, put right and handed in again', async () => {
    const { body: made } = await create({ status: 'submitted' })
    expect((await step('rejectReq', made)).body.errors).toHaveProperty('reason')
    const no = await step('rejectReq', made, { reason: 'Which pump?' })
    expect(no.body).toMatchObject({ status: 'rejected', decisionRemarks: 'Which pump?' })
    const again = await portal
      .as('mix_design_requester')
      .put('/requisitions/updaterequisition', { id: made.id, version: 2, ...fields({ status: 'submitted' }) })
    expect(again.body).toMatchObject({ status: 'submitted', decidedBy: null })
    expect(await detail(made.id, 'mix_design_requester')).toMatchObject({
      open: expect.not.arrayContaining(['approve']),
    })
    expect((await detail(made.id)).open).toEqual(expect.arrayContaining(['approve', 'reject']))
    expect(
      (await portal.as('lab').get(`/requisitions/trail/${made.id}`)).body.rows.map(
        (row: { action: string }) => row.action,
      ),
    ).toEqual(['submit', 'reject', 'create'])
  })
})

describe('the mixes of a requisition', () => {
  test('R-156 a mapping is completed when a line of the plant has taken the mix; with the last one all is complete', async () => {
    const of = await approved()
    const [one, two] = [await aMix(portal, world), await aMix(portal, world, { strengthMpa: 45 })]
    const first = await map(of.id, one.id)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    await map(of.id, two.id)
    expect(await detail(of.id)).toMatchObject({
      status: 'mapped',
      mappings: [{ mixCode: one.mixCode }, { mixCode: two.mixCode }],
    })
    const complete = (id: string, version = 1) =>
      portal.as('lab').post(`/mix-design-mapping/requisition/${id}/complete`, { version })
    expect((await complete(first.body.id)).body.facts).toMatchObject({ rule: 'synced' })
    await onLine(portal, world, one.id, false)
    expect((await complete(first.body.id)).status).toBe(409)
    await onLine(portal, world, one.id)
    await onLine(portal, world, two.id)
    expect((await complete(first.body.id, 9)).status).toBe(409)
    expect((await complete(first.body.id)).body).toMatchObject({ status: 'completed', requisitionStatus: 'mapped' })
    const { mappings } = await detail(of.id)
    expect((await complete(mappings[1].id)).body).toMatchObject({ requisitionStatus: 'completed' })
    expect(await detail(of.id)).toMatchObject({ status: 'completed', open: [] })
    expect((await map(of.id, (await aMix(portal, world)).id)).status).toBe(409)
  })

  test('R-097 a mix too weak, not approved or there already is refused, and what it does not meet needs words', async () => {
    const of = await approved()
    const weak = await aMix(portal, world, { strengthMpa: 35 })
    expect((await map(of.id, weak.id)).body.facts).toMatchObject({ rule: 'strength' })
    expect((await map(of.id, (await aMix(portal, world, { status: 'draft' })).id)).body.facts).toMatchObject({
      rule: 'approved',
    })
    // What is asked is A1–A3: 308 kg of materials leave no room for the haul and the plant.
    const full = await aMix(portal, world, { gwp: '308.000' })
    expect((await map(of.id, full.id)).body.errors.remarks[0]).toMatch(
      /Carbon A1–A3: ≤ 310 kg CO₂e\/m³ is asked, the mix has 31[2-9](\.\d)? kg/,
    )
    const heavy = await aMix(portal, world, { gwp: '340.000' })
    expect((await map(of.id, heavy.id)).body.errors.remarks[0]).toContain('Carbon')
    const taken = await map(of.id, heavy.id, { remarks: 'Only for the columns' })
    expect(taken.body).toMatchObject({ remarks: 'Only for the columns', version: 1 })
    expect((await map(of.id, heavy.id, { remarks: 'Again' })).body.errors).toHaveProperty('mixDesignId')
    const { body: mixes } = await portal.as('lab').get(`/mix-design-mapping/requisition/mixes?requisitionId=${of.id}`)
    const seen = mixes.rows.find((row: { mixCode: string }) => row.mixCode === heavy.mixCode)
    expect(seen).toMatchObject({ mixDesignId: heavy.id, binderKg: '380.000', linesSynced: 0 })
    expect(seen.findings.filter((row: { ok: boolean }) => !row.ok)).toMatchObject([{ check: 'carbon' }])
    const gone = await map(of.id, heavy.id, { id: taken.body.id, version: 1, active: false })
    expect(gone.status).toBe(200)
    expect(await detail(of.id)).toMatchObject({ status: 'approved', mappings: [] })
  })

  test('B1 fly ash counts by its k and frost with salt asks for air, in the list of mixes and at the mapping alike', async () => {
    const missed = async (exposureClass: string, mix: { id: string; mixCode: string }) => {
      const of = await approved({ exposureClasses: [exposureClass], targetCarbon: null })
      const { body } = await portal.as('lab').get(`/mix-design-mapping/requisition/mixes?requisitionId=${of.id}`)
      const seen = body.rows.find((row: { mixCode: string }) => row.mixCode === mix.mixCode)
      const answer = await map(of.id, mix.id)
      const { mappings } = await detail(of.id)
      const checks = seen.findings.flatMap((row: { ok: boolean; check: string }) => (row.ok ? [] : [row.check]))
      return { checks, status: answer.status, mapped: mappings.length, refusal: answer.body.errors?.remarks?.[0] }
    }
    // 90 kg of cement take 29.7 kg of 250 kg of ash into account: c + k·a 101.9 kg/m³ and 153 kg of water on it.
    const ash = await aMix(portal, world, { binderKg: '90.000', ashKg: '250.000' })
    expect(await missed('XS3', ash)).toEqual({
      checks: ['ratio', 'binder'],
      status: 422,
      mapped: 0,
      refusal: expect.stringContaining('Water to cement, w/(c + k·a): ≤ 0.45 is asked, the mix has 1.502'),
    })
    expect(await missed('XF4', await aMix(portal, world))).toEqual({
      checks: ['air'],
      status: 422,
      mapped: 0,
      refusal: 'Give a reason to use it anyway. Air: ≥ 4 % is asked, the mix has 1 %',
    })
    const entrained = await aMix(portal, world, { airPercent: '4.00' })
    expect(await missed('XF4', entrained)).toMatchObject({ checks: [], status: 200, mapped: 1 })
  })

  test('who only asks maps nothing, and before the approval nobody does', async () => {
    const { body: made } = await create({ status: 'submitted' })
    const mix = await aMix(portal, world)
    expect((await map(made.id, mix.id, {}, 'mix_design_requester')).status).toBe(403)
    expect((await map(made.id, mix.id)).body.facts).toMatchObject({ rule: 'status', status: 'submitted' })
  })

  test('two persons who complete at once complete once', async () => {
    const of = await approved()
    const mix = await aMix(portal, world)
    await onLine(portal, world, mix.id)
    const { body } = await map(of.id, mix.id)
    const both = await Promise.all(
      ['lab', 'lab_2'].map(as =>
        portal.as(as).post(`/mix-design-mapping/requisition/${body.id}/complete`, { version: 1 }),
      ),
    )
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
  })
})

describe('who sees what', () => {
  test('a plant outside the scope and the other kind are not there', async () => {
    const { body: made } = await create()
    const other = await givenPlant(portal, { regionId: (await givenRegion(portal)).id })
    await portal.person('lab_manager_2', { plantIds: [other.id] })
    expect((await portal.as('lab_manager_2').get(`/requisitions/detail/${made.id}`)).status).toBe(404)
    expect((await portal.as('raw_material_requester').get(`/requisitions/detail/${made.id}`)).status).toBe(404)
    expect((await portal.as('lab_manager_2').get('/requisitions/list')).body.total).toBe(0)
    expect((await portal.as('raw_material_requester').get('/requisitions/list?kind=mix')).body.total).toBe(0)
    expect((await create({}, 'raw_material_requester')).status).toBe(403)
    expect((await create({ plantId: other.id })).status).toBe(404)
    expect((await portal.as('salesperson').get('/requisitions/list')).status).toBe(403)
  })

  test('lists are narrowed, and a customer has theirs with the salesperson', async () => {
    const desk = portal.as('mix_design_requester')
    const of = `customerId=${world.customer.id}`
    const { rows, total } = (await desk.get(`/requisitions/get-list-customer-requisitions?${of}&limit=2`)).body
    expect([rows.length, total > 2, rows[0].customerName]).toEqual([2, true, world.customer.customerName])
    expect((await desk.get(`/requisitions/get-list-customer-requisitions?customerId=${newId()}`)).status).toBe(404)
    expect((await desk.get(`/requisitions/getSalePerson/${world.customer.id}`)).body.rows).toMatchObject([
      { id: world.salesperson.id },
    ])
    expect((await desk.get('/requisitions/salesperson')).body.total).toBe(1)
    expect((await desk.get(`/requisitions/projects?${of}`)).body.rows).toMatchObject([{ id: world.project.id }])
    expect((await desk.get('/requisitions/customers?keyword=customer')).body.total).toBe(1)
    expect((await desk.get('/requisitions/list?sort=-neededBy&status=approved')).status).toBe(200)
    expect((await desk.get('/requisitions/list?sort=secret')).status).toBe(422)
    const options = (await desk.get(`/requisitions/option?materialId=${world.sand.id}`)).body
    expect(options.tests.map((row: { testType: string }) => row.testType)).toContain('absorption')
    expect(options.tests.map((row: { testType: string }) => row.testType)).not.toContain('strength_28d')
  })

  test('the report is at both addresses, in the columns of its head', async () => {
    const lab = portal.as('lab')
    for (const at of ['/requisitions/report', '/report']) {
      const head = (await lab.get(`${at}/head?kind=mix`)).body.rows.map((row: { key: string }) => row.key)
      const data = (await lab.post(`${at}/data`, { kind: 'mix', limit: 3, status: 'approved' })).body
      expect(data.rows.length).toBeGreaterThan(0)
      expect(Object.keys(data.rows[0].cells)).toEqual(head)
      expect(data.rows[0].cells).toMatchObject({ status: 'approved', daysToDecide: '0.0' })
    }
    expect((await portal.as('batcher').get('/report/head')).status).toBe(403)
  })
})

test('what must always hold holds after all of it', () => expectInvariants(portal))
