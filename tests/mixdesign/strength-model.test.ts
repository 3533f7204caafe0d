import { sql as raw } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { addMinutes } from '~/domain/kit/time'
import { trainDueModel } from '~/workflows/mixdesign/train-strength-model'
import { givenApproved, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { givenPastResults } from '../kit/given/results'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
/** Strengths about a mean, MPa, the same each time. */
const values = (count: number, mean: number) =>
  Array.from({ length: count }, (_, at) => mean + [-3, 1, 0, 2, -1, 3, -2, 0][at % 8]!)
let portal: House
let world: Laboratory
let set: { id: string }
/** The materials of the yard with densities and prices that differ, and 96 results of its concrete. */
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  await portal.person('salesperson')
  await portal.db.sql.execute(raw`update material set
    density = case kind when 'cement' then 3150 when 'water' then 1000 when 'admixture' then 1070 else density end,
    cost_per_kg = case kind when 'cement' then 0.12 when 'sand' then 0.02 when 'stone' then 0.02 else cost_per_kg end`)
  const made = await givenSampled(portal, world)
  set = made.set
  await past(set.id, values(96, 39), '2026-06-15')
})

/** Approved results of one concrete, two days after each was pressed. */
async function past(like: string, of: readonly number[], from: string) {
  await givenPastResults(portal, { like, values: of, from, every: 1 })
  await portal.db.sql.execute(
    raw`update cylinder_age set manager_at = tested_at + interval '2 days' where manager_at is null and mean is not null`,
  )
}
const at = (instant: string) => {
  portal.clock.at = new Date(instant)
}
/** What a recipe is told while it is typed, at 28 days. */
async function typed() {
  const { lines } = (await portal.as('lab').get(`/mix-designs/${world.mix.id}`)).body
  const { body } = await portal.as('lab').post('/mix-designs/preview', {
    lines: lines.map(({ materialId, kgPerM3 }: { materialId: string; kgPerM3: string }) => ({ materialId, kgPerM3 })),
  })
  const { rows, versionNo } = body.strength
  return { versionNo, ...rows.find((row: { ageDays: number }) => row.ageDays === 28).answer }
}
const versions = async () => (await portal.as('lab').get('/strength-models/list')).body

test('a version is asked for once a month, at night, and serves where it is better on results it had not seen', async () => {
  const before = await typed()
  expect(before).toMatchObject({ versionNo: null, refused: false, specimen: 'cube' })
  at('2026-11-01T02:00:00.000Z')
  expect(await trainDueModel(portal.parts)).toBe(0)
  at('2026-10-31T18:30:00.000Z')
  expect(await trainDueModel(portal.parts)).toBe(1)
  expect(await portal.runJobs()).toBe(1)
  expect(await trainDueModel(portal.parts)).toBe(0)
  const { rows, total } = await versions()
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ versionNo: 1, byName: 'System', servedUntil: null, comparison: { won: 'candidate' } })
  expect(rows[0].servedFrom).toBe('2026-10-31T18:30:00.000Z')
  expect(rows[0].results + rows[0].comparison.candidate.n).toBe(96)
  expect(rows[0].comparison.candidate.error).toBeLessThan(rows[0].comparison.serving.error)
  // From then on recipes are told by it, as far as the results of one concrete tell of any other.
  const after = await typed()
  const { groups } = (await portal.as('lab').get(`/strength-models/${rows[0].id}`)).body
  expect(after.versionNo).toBe(1)
  expect(Math.sign(after.p50 - before.p50)).toBe(Math.sign(groups[0].percent))
  expect(Math.abs(after.p50 - before.p50)).toBeGreaterThan(0.3)
  expect(after.p10 < after.p50 && after.p50 < after.p90).toBe(true)
  expect(rows[0].comparison.why).toMatch(/^Better on 47 results since \d\d\/\d\d\/2026: error \d\.\d\d MPa/)
})

test('a version says what it learnt, of which plants, and what its band caught month by month', async () => {
  const { rows } = await versions()
  const detail = (await portal.as('lab').get(`/strength-models/${rows[0].id}`)).body
  expect(detail.groups.map((of: { level: string }) => of.level)).toEqual(['house', 'source', 'plant', 'concrete'])
  expect(detail.groups[3]).toMatchObject({ path: ['CEM I 42.5', world.plant.plantCode, 'C40-S'] })
  expect(detail.groups[3].results).toBe(rows[0].results)
  expect(detail.months[0]).toMatchObject({ month: '2026-07' })
  expect(detail).not.toHaveProperty('model.concretes')
  const other = (await portal.as('lab_9').get(`/strength-models/${rows[0].id}`)).body
  expect(other.groups.map((of: { level: string }) => of.level)).toEqual(['house', 'source'])
  expect((await portal.as('lab').get(`/strength-models/${world.plant.id}`)).status).toBe(404)
  expect((await portal.as('salesperson').get('/strength-models/list')).status).toBe(403)
})

test('one that does no better is kept beside the one in use, which goes on', async () => {
  // The next month brings nothing new: too few results since, so nothing is replaced.
  at('2026-11-30T18:30:00.000Z')
  expect(await trainDueModel(portal.parts)).toBe(1)
  await portal.runJobs()
  const { rows } = await versions()
  expect(rows.map(({ versionNo }: { versionNo: number }) => versionNo)).toEqual([2, 1])
  expect(rows[0]).toMatchObject({ servedFrom: null, comparison: { won: 'serving' } })
  expect(rows[0].comparison.why).toMatch(/^The version in use stays: /)
  expect(rows[1]).toMatchObject({ servedUntil: null })
  at(NOW)
})

async function radar(username = 'lab') {
  const { concretes, ...of } = (await portal.as(username).get('/cement-radar')).body
  return { ...of, rows: concretes }
}

test('the radar says what a concrete has to spare, with its risk, money and carbon', async () => {
  const { rows, riskPercent, fewResults } = await radar()
  expect({ riskPercent, fewResults }).toEqual({ riskPercent: 5, fewResults: 0 })
  expect(rows).toHaveLength(1)
  const [row] = rows
  expect(row).toMatchObject({ productCode: 'C40-S', results: 96, specimen: 'cylinder', fck: 32, limit: 'risk' })
  // 96 results outweigh what is assumed: their own mean, 39.0.
  expect(row.mean).toBeCloseTo(39, 1)
  expect(row.over).toBeCloseTo(row.mean - row.required, 9)
  expect(row.riskAfter).toBeLessThanOrEqual(0.05)
  expect(row.cut % 5).toBe(0)
  expect(row.cut).toBeGreaterThanOrEqual(5)
  // By hand: cement at 0.12, and 2,600 kg/m³ of aggregate at 0.02 in its place, of the load's 9 m³.
  const aggregate = (row.cut / 3150) * 2600
  const saving = row.cut * 0.12 - aggregate * 0.02
  expect(Number(row.savingPerM3)).toBeCloseTo(saving, 1)
  expect(Number(row.savingPerYear)).toBeCloseTo(saving * Number(row.cubicMetres), 0)
  expect(Number(row.carbonPerM3)).toBeCloseTo(row.cut * 0.84 - aggregate * 0.005, 0)
})

test('what may be risked, and how many results a concrete needs, are the company’s', async () => {
  const before = (await radar()).rows[0].cut
  await portal.given(work => setSetting(work, 'mixdesign.cement-radar', { riskPercent: 0.5, leastResults: 3 }))
  expect((await radar()).rows[0].cut).toBeLessThan(before)
  await portal.given(work => setSetting(work, 'mixdesign.cement-radar', { riskPercent: 5, leastResults: 97 }))
  expect(await radar()).toMatchObject({ rows: [], fewResults: 1, savingPerYear: '0.00' })
  await portal.given(work => setSetting(work, 'mixdesign.cement-radar', { riskPercent: 5, leastResults: 3 }))
})

test('durability stops a cut that strength would bear', async () => {
  const before = (await radar()).rows[0].cut
  await portal.db.sql.execute(raw`update "order" set exposure_classes = '{XS3}'`)
  const [row] = (await radar()).rows
  expect(row.cut).toBeLessThan(before)
  expect(row.limit).toBe('durability')
  await portal.db.sql.execute(raw`update "order" set exposure_classes = '{}'`)
  // So does a class that the mix is declared for, without which its draft could not be submitted.
  await portal.db.sql.execute(raw`update mix_design set exposure_classes = '{XS3}'`)
  expect((await radar()).rows[0]).toMatchObject({ cut: row.cut, limit: 'durability' })
  await portal.db.sql.execute(raw`update mix_design set exposure_classes = '{}'`)
})

test('one click makes the draft of the leaner mix, once, and never a leaner one than the results bear', async () => {
  const [row] = (await radar()).rows
  const { plantId, productId, cut } = row
  const start = (of: object, username = 'lab') =>
    portal.as(username).post('/cement-radar/trial', { plantId, productId, cut, ...of })
  const made = await start({})
  expect(made).toMatchObject({
    status: 200,
    body: { mixCode: 'M40', mixVersion: 2, name: `C32/40, ${cut} kg/m³ less binder` },
  })
  const mix = (await portal.as('lab').get(`/mix-designs/${made.body.id}`)).body
  expect(mix).toMatchObject({ status: 'draft', strengthMpa: 40 })
  const kg = Object.fromEntries(
    mix.lines.map((line: { kind: string; kgPerM3: string }) => [line.kind, Number(line.kgPerM3)]),
  )
  expect(kg).toMatchObject({ cement: 350 - cut, water: 170, admixture: 3.5 })
  const volume = (cut / 3150) * 2600
  expect(kg.sand + kg.stone).toBeCloseTo(1800 + volume, 0)
  expect((await start({})).body.id).toBe(made.body.id)
  expect((await radar()).rows[0].next).toMatchObject([{ mixVersion: 2, status: 'draft', trialNo: null }])
  const refused = await start({ cut: cut + 5 })
  expect(refused).toMatchObject({ status: 409, body: { facts: { rule: 'risk', cut } } })
  expect((await start({ cut: 4 })).status).toBe(422)
  expect((await start({ productId: plantId })).status).toBe(404)
  expect((await start({}, 'house_manager')).status).toBe(403)
  // Of a plant that somebody does not see there is no such concrete.
  expect(await radar('lab_9')).toMatchObject({ rows: [], total: 0 })
  expect((await start({}, 'lab_9')).status).toBe(404)
  expect((await portal.as('lab').get('/cement-radar?plantId=nowhere')).status).toBe(422)
})

test('a set with an early result is foreseen by the model in use, on its page and in its sums', async () => {
  at('2026-11-27T02:00:00.000Z')
  const forecast = async (username = 'lab') => portal.as(username).get(`/cylinder-test/forecast/${set.id}`)
  expect((await forecast()).body).toEqual({ id: set.id, forecast: null })
  await givenApproved(portal, set.id, 7, [530, 540, 535])
  const { body } = await forecast()
  expect(body.forecast).toMatchObject({ ageDays: 7, early: 29.9, shape: 'cylinder', versionNo: 1 })
  const { p10, p50, p90 } = body.forecast
  expect(p10 < p50 && p50 < p90).toBe(true)
  expect(p50).toBeGreaterThan(34)
  expect(p50).toBeLessThan(46)
  // A sensor in the specimens says that they lay two days at 45 °C: they were older than seven days, so that less is to come.
  const { sampledAt } = (await portal.as('lab').get(`/cylinder-test/get-test-number-detail/${set.id}`)).body
  const lines = Array.from(
    { length: 97 },
    (_, step) => `${addMinutes(new Date(sampledAt), 30 * step).toISOString()},45`,
  )
  const form = new FormData()
  form.set('measures', 'specimens')
  form.set('file', new File([`Timestamp,Specimen (°C)\n${lines.join('\n')}`], 'specimen.csv'))
  const sent = await portal.api.request(`/api/cylinder-test/upload-temperature/${set.id}`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${await portal.tokenOf('lab')}` } },
  })
  expect(sent.status).toBe(200)
  const warm = (await forecast()).body.forecast
  // Two days at 45 °C for 27 °C: exp(41,500/8.314 · (1/300.15 − 1/318.15)) = 2.563; 2 · 2.563 + 5 = 10.1 days.
  expect(warm).toMatchObject({ ageDays: 7, curedDays: expect.closeTo(10.13, 1) })
  expect(warm.p50).toBeLessThan(p50)
  const chart = await portal.as('lab').post('/cylinder-test/control-chart', {
    ...{ from: '2026-06-01', to: '2026-12-31', productId: world.product.id, ageDays: 28 },
  })
  // A MPa costs as much cement on the chart as on the radar: around the mean of either.
  const [spare] = (await radar()).rows
  expect(chart.body.cementForOneMpa.by).toBe('mix')
  expect(chart.body.cementForOneMpa.kg * chart.body.mean).toBeCloseTo(spare.perMpa * spare.mean, 6)
  const last = chart.body.cusum.points.at(-1)
  expect(last).toMatchObject({ forecast: true })
  expect(last.value).toBeCloseTo(warm.p50, 9)
  // Day's way, 11 MPa more than the early result, is what it would be without a version in use.
  await portal.db.sql.execute(raw`update strength_model set served_until = now()`)
  expect((await forecast()).body.forecast).toBeNull()
  expect((await forecast('lab_9')).status).toBe(404)
  at(NOW)
})

test('concrete that was made longer ago than a year, or that has lost its strength, has nothing to spare', async () => {
  portal.clock.at = addMinutes(new Date(NOW), 370 * 1440)
  expect(await radar()).toMatchObject({ rows: [], fewResults: 0 })
  at(NOW)
  await portal.db.sql.execute(raw`update cylinder_age set mean = mean - 6 where mean is not null`)
  const [row] = (await radar()).rows
  expect(row).toMatchObject({ cut: 0, savingPerYear: '0.00', limit: 'risk' })
  expect(row.over).toBeLessThan(0)
})
