import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '~/domain/kit/time'
import { followConcretes } from '~/workflows/cylinders/assess-concrete'
import { concreteDrift } from '~/workflows/cylinders/concrete-drift'
import { givenApproved, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { givenPastResults } from '../kit/given/results'
import { type House, house } from '../kit/house'
import { readPdf } from '../kit/read-pdf'

const NOW = '2026-11-20T01:00:00.000Z'
const TODAY = '2026-12-18'
const USUAL = { standard: 'en206', groups: 'apart', certified: true, holdAtFailure: false }
/** fck is 32: σ about 4 MPa, a mean of 42, and at the end eight results at 36, fck + 4. */
const VALUES = [
  ...Array.from({ length: 36 }, (_, place) => 42 + (place % 2 ? 2.2 : -2.2)),
  ...Array.from({ length: 12 }, (_, place) => 34.5 + (place % 2 ? 1 : -1)),
]
let portal: House
let world: Laboratory
let testId: string
let secondId: string
let firstAge: { id: string }
beforeAll(async () => {
  portal = await house({ now: NOW })
  await portal.person('admin_2')
  world = await givenLaboratory(portal)
  const { set } = await givenSampled(portal, world)
  testId = set.id
  secondId = (await givenSampled(portal, world, 1)).set.id
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
})

const configured = (value: unknown, as = 'lab_manager') =>
  portal.as(as).post('/configuration-settings', { name: 'cylinders.uncertainty', value })
async function judgedBy(value: object) {
  const name = 'cylinders.conformity'
  const ask = { name, effectiveFrom: TODAY, value, reason: 'Certification by control chart' }
  const made = await portal.as('admin').post('/administration/setting/propose', ask)
  if (made.status !== 200) return made
  const { id, version } = made.body
  return portal.as('admin_2').post(`/administration/setting/proposal/${id}/decide`, { version, approve: true })
}
const concrete = async () => {
  const { rows } = (await portal.as('lab').get('/conformity/list')).body
  return (await portal.as('lab').get(`/conformity/${rows[0].id}`)).body
}
const certificate = async (id: string) => {
  const { status, body } = await portal.as('house_manager').post('/cylinder-test/generate-cert', { ids: [id] })
  expect(status).toBe(200)
  return readPdf(body)
    .map(page => page.words)
    .join(' ')
}

test('the setting makes the control chart the one judge of production: a fall opens one case, and the hold', async () => {
  await givenPastResults(portal, { like: testId, values: VALUES, from: '2026-04-01', every: 3 })
  await followConcretes(portal.db, portal.clock.now())
  const before = await concrete()
  expect(before).toMatchObject({ state: 'continuous', method: 'B', groups: 'apart', sums: null })

  expect((await judgedBy({ ...USUAL, groups: 'cusum' })).status).toBe(422)
  expect((await concrete()).method).toBe('B')
  expect((await judgedBy({ ...USUAL, groups: 'chart', holdAtFailure: true })).status).toBe(200)
  const found = await concrete()
  expect(found).toMatchObject({ method: 'C', conforms: false, pending: 0, next: { more: 1, by: null } })
  expect(found.margin).toBeLessThan(0)
  expect(found.chart.decision.name).toBe('Reference')
  expect(found.sums.interval).toBeCloseTo(5 * found.sigma, 10)
  expect(found.sums.points).toHaveLength(13)
  expect(found.sums.points.at(-1)).toMatchObject({ pass: false })

  // The result that is approved now finds production out of control: one case, held at once.
  firstAge = await givenApproved(portal, testId, 28, [640, 650, 660])
  const { rows, total } = (await portal.as('lab').get('/non-conformities/list')).body
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ source: 'criterion', rule: 'cumulative sum of strength', held: true })
  const shown = (await portal.as('lab').get(`/non-conformities/${rows[0].id}`)).body
  expect(shown).toMatchObject({ stillFails: true, tests: [{ testId }] })
  await followConcretes(portal.db, portal.clock.now())
  expect(await concreteDrift(portal.db.sql)).toEqual([])
})

test('a certificate states the uncertainty that held when it was tested, or that there is none', async () => {
  const row = { specimen: '150x300', expandedUncertainty: '3.2', unit: '%', source: 'Budget MU-2026-03' }
  const value = [{ ...row, laboratory: null }]
  for (const bad of [[{ ...row, expandedUncertainty: '0', laboratory: null }], [row], [...value, ...value], '3.2'])
    expect((await configured(bad)).status).toBe(422)
  expect((await configured(value, 'lab')).status).toBe(403)

  expect(await certificate(firstAge.id)).toContain('states no measurement uncertainty')

  expect((await configured(value)).status).toBe(200)
  const second = await givenApproved(portal, secondId, 28, [566, 570, 574])
  const said = await certificate(second.id)
  expect(said).toMatch(/3[12]\.\d ± 1\.0/)
  expect(said).toContain('coverage factor k = 2')
  expect(said).toContain('Decision rule: simple acceptance')
  // Production is still out of control: the same failure, no second case.
  expect((await portal.as('lab').get('/non-conformities/list')).body.total).toBe(1)
})
