import { beforeAll, expect, test } from 'vitest'
import { changesOf, concreteConformity } from '~/db/cylinders/concrete-conformity'
import { setSetting } from '~/db/kit/set-setting'
import { addMinutes } from '~/domain/kit/time'
import { followConcretes } from '~/workflows/cylinders/assess-concrete'
import { concreteDrift } from '~/workflows/cylinders/concrete-drift'
import { brokenRules } from '~/workflows/support/broken-rules'
import { detailOf, givenApproved, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { givenPastResults } from '../kit/given/results'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
const FIFTEEN = [36.1, 39.3, 34.8, 37.9, 42.2, 33.7, 38.4, 35.3, 40.8, 37.0, 32.9, 39.9, 36.6, 38.1, 35.7]
let portal: House
let world: Laboratory
let testId: string
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  const { set } = await givenSampled(portal, world)
  testId = set.id
})
const atDay = (days: number) => {
  portal.clock.at = addMinutes(new Date(NOW), days * 1440)
}
const listed = async (as = 'lab') => (await portal.as(as).get('/conformity/list')).body
const shown = async (id: string) => (await portal.as('lab_manager').get(`/conformity/${id}`)).body

test('approving a result lists its concrete: initial production, and a verdict from the third result on', async () => {
  expect((await listed()).total).toBe(0)
  atDay(28)
  await givenApproved(portal, testId, 28, [640, 650, 660])
  const { rows } = await listed()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    ...{ state: 'initial', sigma: null, count: 1, conforms: null, fck: 32, standard: 'en206' },
    next: { more: 2, by: '2027-11-20' },
    plantName: world.plant.plantName,
  })
  expect((await listed('dispatcher')).total).toBe(1)
  expect((await listed('lab_9')).total).toBe(0)
  expect((await portal.as('lab_9').get(`/conformity/${rows[0].id}`)).status).toBe(404)
  expect((await portal.as('salesperson').get('/conformity/list')).status).toBe(403)
  expect((await portal.as('lab').get('/conformity/list?sort=mean')).status).toBe(422)
})

test('the 35th result over three months makes it continuous, with who approved it; a correction takes it back, and the past stays', async () => {
  const values = Array.from({ length: 34 }, (_, place) => FIFTEEN[place % 15]!)
  await givenPastResults(portal, { like: testId, values, from: '2026-08-01', every: 3 })
  await followConcretes(portal.db, portal.clock.now())
  const [row] = (await listed()).rows
  expect(row).toMatchObject({ state: 'continuous', count: 35, trend: 'steady' })
  const first = await shown(row.id)
  expect(first.changes).toMatchObject([{ kind: 'state', from: 'initial', to: 'continuous', byName: 'System' }])
  expect(first.results).toHaveLength(35)
  expect(first.sampling).toMatchObject({ results: 35, days: 1 })

  const detail = await detailOf(portal, testId)
  const age = detail.ages.find((of: { ageDays: number }) => of.ageDays === 28)
  const corrected = await portal.as('lab').put('/cylinder-test/details', {
    id: testId,
    version: detail.version,
    ageId: age.id,
    testedAt: new Date(portal.clock.now().getTime() + 3_600_000).toISOString(),
    reason: 'Wrong hour in the book',
  })
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
  expect((await listed()).rows[0]).toMatchObject({ state: 'initial', count: 34, sigma: null })
  const { changes } = await shown(row.id)
  expect(changes).toMatchObject([
    { kind: 'correction', to: 'initial', why: 'Wrong hour in the book' },
    { kind: 'state', to: 'continuous' },
  ])
  // The row says what the function says, whoever reads it.
  const again = await shown(row.id)
  await followConcretes(portal.db, portal.clock.now())
  expect(await shown(row.id)).toEqual(again)
})

test('a production that stood still for twelve months is initial again without anybody asking', async () => {
  await givenPastResults(portal, { like: testId, values: FIFTEEN, from: '2026-11-25', every: 1 })
  await followConcretes(portal.db, portal.clock.now())
  const [row] = (await listed()).rows
  expect(row.state).toBe('continuous')
  atDay(500)
  await followConcretes(portal.db, portal.clock.now())
  // Nobody is signed in any more by then.
  const kept = await concreteConformity.get(portal.db.sql, row.id)
  expect(kept.state).toBe('initial')
  const changes = await changesOf(portal.db.sql, row.id)
  atDay(29)
  expect(changes[0]).toMatchObject({ from: 'continuous', to: 'initial', testId: null, byName: 'System' })
})

test('by ACI 318 it never conforms before three tests; a family takes the place of its products', async () => {
  const set = (name: 'cylinders.conformity' | 'cylinders.families', value: never) =>
    portal.given(work => setSetting(work, name, value))
  const usual = { standard: 'aci318', groups: 'apart', certified: true, holdAtFailure: false }
  await set('cylinders.conformity', usual as never)
  const [row] = (await listed()).rows
  expect(row).toMatchObject({ standard: 'aci318', state: 'continuous' })
  await set('cylinders.families', [{ name: 'Family A', products: [row.concrete, 'NONE'] }] as never)
  await followConcretes(portal.db, portal.clock.now())
  const { rows } = await listed()
  expect(rows.map((one: { concrete: string; count: number }) => [one.concrete, one.count])).toEqual([['Family A', 49]])
})

test('a kept state is what the function says and what its history told; another one is found, and by both', async () => {
  await followConcretes(portal.db, portal.clock.now())
  const held = async () => (await brokenRules(portal.db.sql)).filter(({ id }) => id.startsWith('I16'))
  expect(await concreteDrift(portal.db.sql)).toEqual([])
  expect(await held()).toEqual([])
  const [row] = (await listed()).rows
  const { state, sigma } = await concreteConformity.get(portal.db.sql, row.id)
  const other = state === 'initial' ? { state: 'continuous', sigma: 3.5 } : { state: 'initial', sigma: null }
  const set = async (of: { state: string; sigma: number | null }) => {
    const { version } = await concreteConformity.get(portal.db.sql, row.id)
    return portal.given(work => concreteConformity.update(work, { id: row.id, version }, of))
  }
  await set(other)
  expect(await concreteDrift(portal.db.sql)).toMatchObject([{ concreteId: row.id, kept: other.state, says: state }])
  expect(await held()).toMatchObject([
    { id: 'I16e', rows: [{ id: row.id, state: other.state }] },
    { id: 'I16f', rows: [{ concreteId: row.id }] },
  ])
  await set({ state, sigma })
  expect(await concreteDrift(portal.db.sql)).toEqual([])
})
