import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { detailOf, givenLaboratory, givenSampled, type Laboratory, reading } from '../kit/given/cylinders'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
const DAY = 86_400_000
let portal: House
let world: Laboratory
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
})

const press = (more: object = {}) => ({
  equipmentNo: 'PR-01',
  kind: 'press',
  houseId: world.houseId,
  make: 'Automax 3000',
  rangeFrom: 300,
  rangeTo: 3000,
  calibratedOn: '2025-11-28',
  validUntil: '2026-11-27',
  certificateNo: 'CAL-25-118',
  errorPercent: 0.4,
  ...more,
})
const save = (more: object = {}, as = 'lab_manager') => portal.as(as).put('/laboratory-equipment', press(more))
const dry = async (testId: string, more: object = {}, as = 'lab') => {
  const detail = await detailOf(portal, testId)
  const age = detail.ages.find((of: { ageDays: number }) => of.ageDays === 7)
  return portal.as(as).post('/cylinder-test/update-by-lab', {
    part: 'dry',
    id: age.id,
    version: age.version,
    testedAt: portal.clock.now().toISOString(),
    specimens: age.specimens.map((of: { id: string }) => reading(of.id, 620)),
    ...more,
  })
}

test('equipment is kept by the laboratory manager; a later calibration leaves the one before on record', async () => {
  expect((await save({}, 'lab')).status).toBe(403)
  expect((await save({ calibratedOn: '2026-11-21' })).body.errors).toHaveProperty('calibratedOn')
  expect((await save({ validUntil: '2025-11-28' })).body.errors).toHaveProperty('validUntil')
  expect((await save({ rangeTo: 200 })).body.errors).toHaveProperty('rangeTo')
  expect((await portal.as('lab').get('/laboratory-equipment/list')).body.total).toBe(0)
  const made = await save()
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect((await save()).body.errors).toHaveProperty('equipmentNo')
  expect((await save({ id: made.body.id, version: 9 })).status).toBe(409)
  expect((await portal.as('lab_9').get(`/laboratory-equipment/${made.body.id}`)).status).toBe(404)
  expect((await portal.as('lab_9').get('/laboratory-equipment/list')).body.total).toBe(0)

  const scale = { equipmentNo: 'SC-01', kind: 'scale', rangeFrom: 0, rangeTo: 30, calibratedOn: '2025-06-02' }
  const first = (await save({ ...scale, validUntil: '2026-06-01', certificateNo: 'CAL-A' })).body
  const key = { id: first.id, version: first.version }
  const next = await save({
    ...scale,
    ...key,
    calibratedOn: '2026-06-02',
    certificateNo: 'CAL-B',
    validUntil: '2027-06-01',
  })
  expect(next.body.earlier).toMatchObject([{ calibratedOn: '2025-06-02', certificateNo: 'CAL-A' }])
  const back = await save({ ...scale, ...key, version: next.body.version, validUntil: '2026-06-01' })
  expect(back.body.errors.calibratedOn[0]).toContain('later calibration')
  const of = { subject: 'laboratory_equipment', subjectId: first.id }
  const trail = await auditTrail(portal.db.sql, of, { limit: 9, offset: 0 })
  expect(trail.rows.map(row => row.action)).toEqual(['change', 'create'])
  // Its calibration ends on 27/11/2026: within the 30 days of the setting. That of the scale does not.
  const due = await portal.as('lab_manager').get('/laboratory-equipment/list?due=true')
  expect(due.body.rows).toMatchObject([{ equipmentNo: 'PR-01', standing: 'ending' }])
})

test('a press takes results up to the last day of its calibration and none after it, but by name with a reason', async () => {
  const start = new Date(NOW)
  const { rows } = (await portal.as('lab').get('/laboratory-equipment/list?kind=press')).body
  const { set } = await givenSampled(portal, world, 0)
  portal.clock.at = new Date(start.getTime() + 7 * DAY)
  const last = await dry(set.id)
  expect(last.status, JSON.stringify(last.body)).toBe(200)
  expect(last.body).toMatchObject({
    pressId: rows[0].id,
    press: { equipmentNo: 'PR-01', certificateNo: 'CAL-25-118', fault: null },
  })
  const papers = await portal.as('lab').get(`/cylinder-test/pdf/${set.id}`)
  expect(papers.status).toBe(200)

  portal.clock.at = new Date(start.getTime() + DAY)
  const other = (await givenSampled(portal, world, 1)).set
  portal.clock.at = new Date(start.getTime() + 8 * DAY)
  const refused = await dry(other.id)
  expect(refused.status).toBe(409)
  expect(refused.body.facts).toMatchObject({ rule: 'calibration', mayOverride: ['lab_manager', 'admin'] })
  expect(refused.body.detail).toContain('The calibration of press PR-01 ended on 27/11/2026')
  expect((await dry(other.id, { calibrationReason: 'The other press is at work' })).status).toBe(403)
  const age = (await detailOf(portal, other.id)).ages.find((of: { ageDays: number }) => of.ageDays === 7)
  expect(age).toMatchObject({ status: 'waiting', mean: null, press: null })

  const allowed = await dry(other.id, { calibrationReason: 'Verified with a load cell' }, 'lab_manager')
  expect(allowed.status, JSON.stringify(allowed.body)).toBe(200)
  expect(allowed.body.press).toMatchObject({ allowedBy: expect.any(String), reason: 'Verified with a load cell' })
  // What it was yesterday is not refused: the day of the test counts.
  const early = await dry(other.id, {
    testedAt: new Date(start.getTime() + 7 * DAY + 60_000).toISOString(),
    confirmed: [],
  })
  expect(early.body.facts?.rule).not.toBe('calibration')
  portal.clock.at = start
})

test('by the setting a press out of calibration warns; a foreign or a resting press and a scale are refused', async () => {
  const start = new Date(NOW)
  portal.clock.at = new Date(start.getTime() + 2 * DAY)
  const { set } = await givenSampled(portal, world, 2)
  portal.clock.at = new Date(start.getTime() + 9 * DAY)
  const scale = (await portal.as('lab').get('/laboratory-equipment/list?kind=scale')).body.rows[0]
  expect((await dry(set.id, { pressId: scale.id })).body.errors.pressId[0]).toContain('not a press')
  const resting = (await save({ equipmentNo: 'PR-09', active: false })).body
  expect((await dry(set.id, { pressId: resting.id })).body.errors.pressId[0]).toContain('not in service')
  const name = 'cylinders.refuse-uncalibrated'
  const off = await portal.as('lab_manager').post('/configuration-settings', { name, value: false })
  expect(off.status, JSON.stringify(off.body)).toBe(200)
  const taken = await dry(set.id)
  expect(taken.status, JSON.stringify(taken.body)).toBe(200)
  expect(taken.body.press).toMatchObject({ fault: expect.stringContaining('ended on'), allowedBy: null })
  portal.clock.at = start
})

test('a certificate of calibration is attached and read again', async () => {
  const { rows } = (await portal.as('lab').get('/laboratory-equipment/list?kind=press&active=true')).body
  const body = new FormData()
  body.set('file', new File([`%PDF-1.4\n${'x'.repeat(400)}\n%%EOF`], 'cal.pdf', { type: 'application/pdf' }))
  const put = await portal.api.request(`/api/laboratory-equipment/${rows[0].id}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf('lab_manager')}` },
    body,
  })
  expect(put.status).toBe(200)
  const detail = await portal.as('lab').get(`/laboratory-equipment/${rows[0].id}`)
  expect(detail.body.attachments).toMatchObject([{ name: 'cal.pdf' }])
  const path = `/laboratory-equipment/attachment/${detail.body.attachments[0].id}`
  expect((await portal.as('lab').get(path)).status).toBe(200)
  expect((await portal.as('lab_9').get(path)).status).toBe(404)
})
