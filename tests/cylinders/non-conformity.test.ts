import { beforeAll, expect, test } from 'vitest'
import { contact } from '~/db/customers/contact'
import { auditTrail } from '~/db/kit/trail'
import { addMinutes } from '~/domain/kit/time'
import { detailOf, givenApproved, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let doNumber: string
let testId: string
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  const { set, load } = await givenSampled(portal, world)
  testId = set.id
  doNumber = load.doNumber!
})
type Row = { id: string; version: number }
const step = (name: string, { id, version }: Row, more: object = {}, as = 'lab') =>
  portal.as(as).post(`/non-conformities/${id}/${name}`, { version, ...more })
const inquire = ({ id, version }: Row, more: object = {}) =>
  portal.as('lab').put(`/non-conformities/${id}`, {
    ...{ version, fromOn: '2026-11-20', toOn: '2026-11-20' },
    causes: 'Water was added on site',
    ...more,
  })
const get = async (id: string, as = 'lab') => (await portal.as(as).get(`/non-conformities/${id}`)).body
const listed = async (query = '', as = 'lab') => (await portal.as(as).get(`/non-conformities/list?${query}`)).body
const core = (label: string, mpa: number, lengthMm = 200) => ({
  ...{ label, place: 'Wall W3', diameterMm: 100, lengthMm, mpa },
})

test('a result below fck − 4 opens one case when it is approved, with its load and customer', async () => {
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  expect((await listed()).total).toBe(0)
  await givenApproved(portal, testId, 28, [455, 460, 465])
  const { rows, total } = await listed('status=open')
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({
    ...{ ncNo: 'NC-26-0001', source: 'criterion', rule: 'single result', least: 28, fck: 32, held: false },
    ...{ fromOn: '2026-11-20', toOn: '2026-11-20', openedByName: expect.any(String) },
  })
  expect(rows[0].what).toMatch(/^Single result 2\d\.\d MPa, at least 28\.0 MPa is needed \(CT-/)
  const found = await get(rows[0].id, 'dispatcher')
  expect(found.loads.map((load: { doNumber: string }) => load.doNumber)).toContain(doNumber)
  expect(found.customers).toMatchObject([{ customerId: world.customer.id, told: [] }])
  expect(found.stillFails).toBe(true)
  expect((await listed('', 'lab_9')).total).toBe(0)
  expect((await portal.as('lab_9').get(`/non-conformities/${rows[0].id}`)).status).toBe(404)
  expect((await portal.as('salesperson').get('/non-conformities/list')).status).toBe(403)
  expect((await step('hold', rows[0], { held: true, reason: 'x' }, 'dispatcher')).status).toBe(403)
})

test('a held concrete is not ticketed until the hold is lifted; a head sets it aside by name', async () => {
  const [row] = (await listed()).rows
  portal.clock.at = new Date(NOW)
  // Truck 0 and its driver carry the load of the sample.
  let used = 1
  const generate = async (more: object = {}, as = 'batcher') => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const answer = await portal.as(as).post('/orderdetail/generate_do', {
      ...{ deliveryOrderId: load.id, truckId: world.trucks[used]!.id, driverId: world.drivers[used]!.id },
      ...more,
    })
    if (answer.status === 200) used++
    return answer
  }
  expect((await step('hold', row, { held: true, reason: '' })).status).toBe(422)
  const held = await step('hold', row, { held: true, reason: 'Strength in doubt' })
  expect(held.body, JSON.stringify(held.body)).toMatchObject({ held: true, heldReason: 'Strength in doubt' })
  expect((await step('hold', held.body, { held: true, reason: 'Again' })).status).toBe(409)
  const refused = await generate()
  expect(refused.status).toBe(409)
  expect(refused.body.facts).toMatchObject({ rule: 'concrete-hold', mayOverride: ['dispatcher_manager', 'admin'] })
  expect(refused.body.detail).toContain('on hold by NC-26-0001: Strength in doubt')
  const override = { rules: ['concrete-hold'], reason: 'The engineer wants it all the same' }
  expect((await generate({ override })).status).toBe(403)
  const aside = await generate({ override }, 'dispatcher_manager')
  expect(aside.status, JSON.stringify(aside.body)).toBe(200)
  expect(aside.body.overrides).toMatchObject([{ rule: 'concrete-hold', reason: override.reason }])
  const lifted = await step('hold', held.body, { held: false, reason: 'Cores are good' })
  expect(lifted.body.held).toBe(false)
  expect((await generate()).status).toBe(200)
})

test('causes and cores come before the decision, and a core that cannot be judged is told', async () => {
  const [row] = (await listed()).rows
  const early = await step('decide', row, { decision: 'accepted', decisionText: 'Fine' })
  expect(early.body.facts).toMatchObject({ rule: 'causes' })
  const bad = await inquire(row, { cores: [core('K1', 30, 150), core('K2', 30), core('K3', 30)] })
  expect(bad.status).toBe(422)
  expect(bad.body.errors).toHaveProperty('cores')
  expect((await inquire(row, { fromOn: '2026-11-21' })).body.errors).toHaveProperty('toOn')
  expect((await inquire(row, { cores: [core('K1', -3)] })).status).toBe(422)
  expect((await get(row.id)).version).toBe(row.version)
  const saved = await inquire(row, { cores: [core('K1', 29), core('K2', 28.5), core('K3', 30)] })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { assessment } = await get(row.id)
  // 0.85 · (32 + 1) for the mean of three, 0.85 · (32 − 4) for each.
  expect(assessment.conforms).toBe(true)
  expect(assessment.criteria[0]).toMatchObject({ rule: 'mean of the cores' })
  expect(assessment.criteria[0].least).toBeCloseTo(28.05, 10)
  expect(assessment.criteria[1].least).toBeCloseTo(23.8, 10)
  const low = await inquire(saved.body, {
    coreStandard: 'aci318',
    cores: [core('K1', 29), core('K2', 23.9), core('K3', 30)],
  })
  expect((await get(row.id)).assessment.conforms).toBe(false)
  expect(low.body.coreStandard).toBe('aci318')
})

test('each customer is told of the own loads by e-mail with the paper, and what it said is kept', async () => {
  const [row] = (await listed()).rows
  const alone = await step('send', row, { customerId: world.customer.id })
  expect(alone.body.facts).toMatchObject({ rule: 'stored-contacts' })
  await portal.given(work =>
    contact.insert(work, {
      ...{ customerId: world.customer.id, name: 'Mei Tan', email: 'mei@builder.example' },
      purposes: ['qc'],
    }),
  )
  const stranger = '00000000-0000-7000-8000-00000000000f'
  expect((await step('send', row, { customerId: stranger })).status).toBe(404)
  const sent = await step('send', row, { customerId: world.customer.id })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await portal.runJobs()
  expect(portal.letters.at(-1)).toMatchObject({ to: ['mei@builder.example'] })
  expect(portal.letters.at(-1)!.attachments![0]!.name).toBe('non-conformity_NC-26-0001.pdf')
  expect((await get(row.id)).customers[0].told).toMatchObject([{ recipients: ['mei@builder.example'] }])
  expect((await portal.as('lab').get(`/non-conformities/${row.id}/pdf?customerId=${world.customer.id}`)).status).toBe(
    200,
  )
})

test('a second person closes what another decided, and it opens again with a reason', async () => {
  const [row] = (await listed()).rows
  expect((await step('close', row, { remarks: 'Done' }, 'lab_manager')).status).toBe(409)
  const decided = await step('decide', row, { decision: 'accepted', decisionText: 'Cores are good' }, 'lab_manager')
  expect(decided.body).toMatchObject({ status: 'decided', decision: 'accepted' })
  expect((await listed('status=decided&own=false', 'lab_manager')).total).toBe(0)
  expect((await listed('status=decided&own=false', 'lab_manager_2')).total).toBe(1)
  expect((await step('close', decided.body, { remarks: 'Done' }, 'lab')).status).toBe(403)
  const own = await step('close', decided.body, { remarks: 'Done' }, 'lab_manager')
  expect(own.body.facts).toMatchObject({ rule: 'four-eyes' })
  const closed = await step('close', decided.body, { remarks: 'Customer agreed' }, 'lab_manager_2')
  expect(closed.body).toMatchObject({ status: 'closed', closedRemarks: 'Customer agreed' })
  expect((await inquire(closed.body)).status).toBe(409)
  expect((await step('reopen', closed.body, { reason: '' }, 'lab_manager')).status).toBe(422)
  const again = await step('reopen', closed.body, { reason: 'A second low core' }, 'lab_manager')
  expect(again.body).toMatchObject({ status: 'open', reopenedReason: 'A second low core', closedAt: null })
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'non_conformity', subjectId: row.id },
    { limit: 20, offset: 0 },
  )
  expect(trail.rows.map(line => line.action)).toEqual(
    expect.arrayContaining(['open', 'hold', 'lift hold', 'inquire', 'decide', 'send', 'close', 'reopen']),
  )
})

test('a person opens one too; an identity test that conforms opens none', async () => {
  const [concrete] = (await portal.as('lab').get('/conformity/list')).body.rows
  const open = (more: object = {}, as = 'lab') =>
    portal.as(as).post('/non-conformities', {
      ...{ concreteId: concrete.id, what: 'Slump far too high on site', fromOn: '2026-11-20', toOn: '2026-11-20' },
      ...more,
    })
  expect((await open({}, 'dispatcher')).status).toBe(403)
  expect((await open({}, 'lab_9')).status).not.toBe(200)
  expect((await open({ toOn: '2026-11-19' })).body.errors).toHaveProperty('toOn')
  expect((await open({ toOn: '2027-11-19' })).body.errors).toHaveProperty('toOn')
  expect((await open({ identityTestIds: ['00000000-0000-7000-8000-00000000000f'] })).body.errors).toHaveProperty(
    'identityTestIds',
  )
  expect((await open()).body).toMatchObject({ ncNo: 'NC-26-0002', source: 'person', status: 'open' })
  const identity = await open({ what: 'Identity of the wall', identityTestIds: [testId] })
  expect(identity.body).toMatchObject({ source: 'identity', rule: 'single result', least: 28 })
  const detail = await detailOf(portal, testId)
  expect(detail.testNo).toBeTruthy()
})
