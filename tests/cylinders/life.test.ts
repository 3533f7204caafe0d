import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { addMinutes } from '~/domain/kit/time'
import {
  detailOf,
  givenApproved,
  givenLaboratory,
  givenSampled,
  givenSet,
  givenTested,
  type Laboratory,
  reading,
} from '../kit/given/cylinders'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
})
const atDay = (days: number) => {
  portal.clock.at = addMinutes(new Date(NOW), days * 1440)
}
const post = (as: string, path: string, json: object) => portal.as(as).post(`/cylinder-test/${path}`, json)

test('R-101 the ticket brings its set along: number, ages and labelled specimens', async () => {
  atDay(0)
  const { set, ages, load } = await givenSet(portal, world)
  expect(set).toMatchObject({
    testNo: 'CT-TUAS-26-000001',
    cylinderTestId: set.id,
    doNumber: load.doNumber,
    status: 'assigned',
    strengthMpa: 40,
    fck: 32,
    specimenKind: '150x300',
    houseId: world.houseId,
  })
  // Three specimens over 7 and 28 days: one and two.
  expect(ages.map((age: { specimens: unknown[] }) => age.specimens.length)).toEqual([1, 2])
  expect(ages[1].specimens[1].label).toBe('CT-TUAS-26-000001-3')
  // The laboratory may take more, up to what the setting lets one load give.
  const more: number[] = []
  for (let no = 2; no <= 12; no++) more.push((await post('lab', 'create', { doNumber: load.doNumber })).status)
  expect(more).toEqual([...Array.from({ length: 9 }, () => 200), 409, 409])
})

test('R-006 and R-158 laboratory, house manager and manager carry a result up, each another person', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 1)
  atDay(28)
  const tested = await givenTested(portal, set.id, 28, [620.5, 632.1])
  // By hand: d = 150.2, to 0.25 mm 150.25; A = π·150.25²/4 = 17,730 mm². 620.5 kN → 35.0, 632.1 kN → 35.65, reported 35.7.
  expect(tested).toMatchObject({ status: 'testing', mean: 35.4, verdict: 'pass', counts: true, ageWithin: true })
  const detail = await detailOf(portal, set.id)
  expect(detail.ages[1].specimens.map((of: { strength: number }) => of.strength)).toEqual([35, 35.7])
  // 12.6 kg in 150.2 mm × 300 mm: 2370 kg/m³ to 10.
  expect(detail.ages[1].specimens[0].density).toBe(2370)
  const items = [{ id: tested.id, version: tested.version }]
  const handed = await post('lab', 'submit-by-lab', { items })
  expect(handed.body.rows[0]).toMatchObject({ status: 'with_house_manager', labName: 'Lab' })
  const version = handed.body.rows[0].version
  expect((await post('lab', 'submit-by-house-manager', { items: [{ id: tested.id, version }] })).status).toBe(403)
  const passed = await post('house_manager', 'submit-by-house-manager', { items: [{ id: tested.id, version }] })
  expect(passed.body.rows[0]).toMatchObject({ status: 'with_manager' })
  const last = { items: [{ id: tested.id, version: passed.body.rows[0].version }] }
  expect((await post('house_manager', 'update-by-manager', last)).status).toBe(403)
  const approved = await post('lab_manager', 'update-by-manager', last)
  expect(approved.body.rows[0]).toMatchObject({ status: 'approved', managerName: 'Lab manager' })
  expect((await post('lab_manager', 'update-by-manager', last)).status).toBe(409)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'cylinder_age', subjectId: tested.id },
    { limit: 20, offset: 0 },
  )
  expect(trail.rows.map(row => row.action)).toEqual(expect.arrayContaining(['submit', 'pass', 'approve']))
})

test('R-158 an admin who handed a result in passes it on to somebody else', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 2)
  atDay(7)
  const tested = await givenTested(portal, set.id, 7, [480])
  const handed = await post('admin', 'submit-by-lab', { items: [{ id: tested.id, version: tested.version }] })
  const item = { items: [{ id: tested.id, version: handed.body.rows[0].version }] }
  const own = await post('admin', 'submit-by-house-manager', item)
  expect(own.status).toBe(409)
  expect(own.body.facts.rule).toBe('four-eyes')
  const declined = await post('house_manager', `decline-request/${tested.id}`, {
    version: item.items[0]!.version,
    reason: 'Caps were loose',
  })
  expect(declined.body).toMatchObject({ status: 'declined', declinedReason: 'Caps were loose' })
  const again = await post('lab', 'submit-by-lab', { items: [{ id: tested.id, version: declined.body.version }] })
  const passed = await post('house_manager', 'submit-by-house-manager', {
    items: [{ id: tested.id, version: again.body.rows[0].version }],
  })
  expect(passed.body.rows[0]).toMatchObject({ status: 'with_manager', verdict: 'early', round: 2 })
})

test('a result out of its age does not count, and one that scatters neither', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 3)
  atDay(30)
  const late = await givenTested(portal, set.id, 28, [620, 500])
  expect(late).toMatchObject({ ageWithin: false, counts: false })
  expect(late.notes.join()).toContain('48.0 h late')
  expect(late.notes.join()).toContain('differ by')
})

test('a correction of what was approved is a new revision and ends its certificate', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 1)
  atDay(28)
  const approved = await givenApproved(portal, set.id, 28, [620, 624])
  const paper = await post('lab_manager', 'generate-cert', { ids: [approved.id] })
  expect(paper.status).toBe(200)
  expect(paper.headers.get('content-disposition')).toContain('CERT-2026-000001.pdf')
  expect(new TextDecoder().decode(paper.body.slice(0, 5))).toBe('%PDF-')
  expect(
    (await post('lab_manager', 'generate-cert', { ids: [approved.id] })).headers.get('content-disposition'),
  ).toContain('CERT-2026-000001.pdf')
  const before = await detailOf(portal, set.id)
  const specimens = [reading(before.ages[1].specimens[0].id, 560)]
  const correction = { id: set.id, version: before.version, ageId: approved.id, specimens }
  const silent = await portal.as('lab').put('/cylinder-test/details', correction)
  expect(silent.status).toBe(422)
  expect(silent.body.errors).toHaveProperty('reason')
  const corrected = await portal.as('lab').put('/cylinder-test/details', { ...correction, reason: 'Load misread' })
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
  const after = await detailOf(portal, set.id)
  expect(after.ages[1]).toMatchObject({
    status: 'testing',
    revision: 2,
    labName: null,
    houseName: null,
    managerName: null,
  })
  expect(after.ages[1].revisions).toMatchObject([{ revision: 1, reason: 'Load misread', byName: 'Lab' }])
  expect(after.ages[1].revisions[0].facts.mean).toBe(before.ages[1].mean)
  const papers = await portal.as('lab').get('/cylinder-test/certificates')
  expect(papers.body.rows[0]).toMatchObject({
    certNo: 'CERT-2026-000001',
    status: 'invalid',
    invalidReason: 'Load misread',
  })
})

test('before approval every reading and the wet test are put right, and the trail keeps what stood before', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 1)
  atDay(28)
  await givenTested(portal, set.id, 28, [620, 624])
  const before = await detailOf(portal, set.id)
  const [was] = before.ages[1].specimens
  const right = { id: was.id, width1: 149.6, width2: 149.8, length: 299, massKg: 12.41, loadKn: 604.5, fracture: 2 }
  const readings = { id: set.id, version: before.version, ageId: before.ages[1].id, specimens: [right] }
  const corrected = await portal.as('lab').put('/cylinder-test/details', readings)
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
  const after = await detailOf(portal, set.id)
  expect(after.ages[1]).toMatchObject({ status: 'testing', revision: 1 })
  expect(after.ages[1].specimens[0]).toMatchObject(right)
  expect(after.ages[1].mean).not.toBe(before.ages[1].mean)
  const wet = { id: set.id, version: after.version, wet: { slumpMm: 95, concreteTemperature: 31.5 } }
  expect((await portal.as('lab').put('/cylinder-test/details', wet)).body).toMatchObject(wet.wet)
  const last = await detailOf(portal, set.id)
  expect(last.ages[1]).toMatchObject({ mean: after.ages[1].mean, version: after.ages[1].version })
  const { rows } = (await portal.as('lab').get(`/cylinder-test/trail/${set.id}`)).body
  const told = rows.find((row: { action: string }) => row.action === 'change specimens')
  expect(told.before.specimens[0]).toMatchObject({ massKg: was.massKg, loadKn: was.loadKn })
  expect(told.after.specimens[0]).toMatchObject({ massKg: 12.41, loadKn: 604.5 })
})

test('R-158 a house manager leaves a specimen out with a reason, and the mean follows', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 2)
  atDay(28)
  const tested = await givenTested(portal, set.id, 28, [620, 560])
  const handed = await post('lab', 'submit-by-lab', { items: [{ id: tested.id, version: tested.version }] })
  const { specimens } = (await detailOf(portal, set.id)).ages[1]
  const exclusion = { specimenId: specimens[1].id, excluded: true, reason: 'Cracked cap' }
  const asked = { id: tested.id, version: handed.body.rows[0].version, exclusions: [exclusion] }
  expect((await post('lab', 'update-by-house-manager', asked)).status).toBe(403)
  const left = await post('house_manager', 'update-by-house-manager', asked)
  // 35.0 MPa is left of 35.0 and 31.6; one specimen alone makes no test.
  expect(left.body).toMatchObject({ mean: 35, counts: false, status: 'with_house_manager' })
  const both = { ...asked, version: left.body.version, exclusions: [{ ...exclusion, specimenId: specimens[0].id }] }
  expect((await post('house_manager', 'update-by-house-manager', both)).status).toBe(422)
})

test('R-290 a wish to delete a test is decided by another person, and approved results are never deleted', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 1)
  const asked = await post('lab', 'delete-request-cta', {
    id: set.id,
    version: set.version,
    reason: 'Moulds fell over',
  })
  expect(asked.body).toMatchObject({ status: 'open', kind: 'delete_test', subjectNo: set.testNo })
  expect((await post('lab', 'delete-request-cta', { id: set.id, version: set.version, reason: 'Again' })).status).toBe(
    409,
  )
  expect((await post('lab', `approve-request/${asked.body.id}`, { version: 1 })).status).toBe(403)
  expect((await post('lab_manager', `approve-request/${asked.body.id}`, { version: 1 })).body.status).toBe('approved')
  expect(await detailOf(portal, set.id)).toMatchObject({ status: 'withdrawn', statusReason: 'Moulds fell over' })
})

test('R-290 the tests of an order are dropped together, and its later loads are not sampled', async () => {
  atDay(0)
  const { set, order } = await givenSampled(portal, world, 2)
  const asked = await post('lab', 'delete-request-order', { orderId: order.id, reason: 'Customer tests elsewhere' })
  expect(asked.body).toMatchObject({ kind: 'delete_order', subjectNo: order.orderNo })
  const declined = await post('house_manager', `decline-request/${asked.body.id}`, {
    version: 1,
    reason: 'Contract says so',
  })
  expect(declined.body).toMatchObject({ status: 'declined', decidedReason: 'Contract says so' })
  const second = await post('lab', 'delete-request-order', { orderId: order.id, reason: 'Now agreed' })
  expect((await post('lab_manager', `approve-request/${second.body.id}`, { version: 1 })).status).toBe(200)
  expect((await detailOf(portal, set.id)).status).toBe('withdrawn')
})

test('an early press and a reading that no concrete has are asked first, and kept when that is answered', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 3)
  portal.clock.at = addMinutes(new Date(NOW), 30 * 60)
  const { ages } = await detailOf(portal, set.id)
  const press = (more: object, as = 'lab') =>
    post(as, 'update-by-lab', {
      part: 'dry',
      id: ages[0].id,
      version: ages[0].version,
      testedAt: portal.clock.at.toISOString(),
      specimens: [reading(ages[0].specimens[0].id, 2100)],
      ...more,
    })
  const asked = await press({})
  expect(asked.body).toMatchObject({ status: 409, facts: { rule: 'confirm' } })
  const { doubts } = asked.body.facts
  expect(doubts).toEqual([
    'The 7-day specimens are 30 h old, 138 h early; tolerance ±6 h',
    expect.stringMatching(/^CT-TUAS-26-\d+-1: 2100 kN gives 118\.\d MPa; 32 MPa is specified$/),
  ])
  expect((await detailOf(portal, set.id)).ages[0]).toMatchObject({ version: ages[0].version, mean: null })
  // Another reading is another question.
  const other = await press({ confirmed: doubts, specimens: [reading(ages[0].specimens[0].id, 2000)] })
  expect(other.body.facts.doubts[1]).toContain('2000 kN')
  const kept = await press({ confirmed: doubts })
  expect(kept.body).toMatchObject({ status: 'testing', ageWithin: false, counts: false })
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  const late = await detailOf(portal, set.id)
  const fell = await press({
    id: late.ages[1].id,
    version: late.ages[1].version,
    testedAt: portal.clock.at.toISOString(),
    specimens: late.ages[1].specimens.map((one: { id: string }) => reading(one.id, 620)),
  })
  expect(fell.body.facts.doubts).toEqual([expect.stringContaining('28 days gives 35.0 MPa, less than 118.')])
  const correction = {
    id: set.id,
    version: late.version,
    ageId: late.ages[0].id,
    reason: 'Misread',
    specimens: [reading(late.ages[0].specimens[0].id, 21)],
  }
  const corrected = (more: object) => portal.as('lab').put('/cylinder-test/details', { ...correction, ...more })
  const again = await corrected({})
  expect(again.body.facts.doubts).toContainEqual(expect.stringContaining('21 kN gives 1.2 MPa'))
  expect((await corrected({ confirmed: again.body.facts.doubts })).status).toBe(200)
})

test('another plant sees nothing, a dispatcher may not ask, stale and bad bodies change nothing', async () => {
  atDay(0)
  const { set } = await givenSampled(portal, world, 3)
  expect((await portal.as('lab_9').get(`/cylinder-test/get-test-number-detail/${set.testNo}`)).status).toBe(404)
  expect((await post('lab_9', 'search-all', {})).body.total).toBe(0)
  expect((await post('dispatcher', 'search-all', {})).status).toBe(403)
  const wet = { part: 'wet', id: set.id, sampledAt: NOW, slumpMm: 120 }
  expect((await post('lab', 'update-by-lab', { ...wet, version: 1 })).status).toBe(409)
  expect((await post('lab', 'update-by-lab', { ...wet, version: set.version, slumpMm: 5000 })).status).toBe(422)
  expect(
    (await post('lab', 'update-by-lab', { ...wet, version: set.version, sampledAt: '2027-01-01T00:00:00Z' })).status,
  ).toBe(422)
  const detail = await detailOf(portal, set.id)
  const dry = { part: 'dry', id: detail.ages[1].id, version: detail.ages[1].version, testedAt: NOW }
  const bent = { ...reading(detail.ages[1].specimens[0].id, 600), width2: 160 }
  const answer = await post('lab', 'update-by-lab', { ...dry, specimens: [bent] })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toHaveProperty('specimens.0.width2')
  expect((await detailOf(portal, set.id)).version).toBe(detail.version)
  expect(portal.defects).toEqual([])
})
