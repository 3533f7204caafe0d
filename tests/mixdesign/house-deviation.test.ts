import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { requisition } from '~/db/mixdesign/requisition'
import { standardDeviation } from '~/domain/kit/statistics'
import { strengthAs } from '~/domain/mixdesign/strength-class'
import { followConcretes } from '~/workflows/cylinders/assess-concrete'
import { givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { aMaterial, givenSieve } from '../kit/given/materials'
import { givenPastResults } from '../kit/given/results'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
/** Of 150 × 300 cylinders of an fck of 32 MPa. */
const FIFTEEN = [36.1, 39.3, 34.8, 37.9, 42.2, 33.7, 38.4, 35.3, 40.8, 37.0, 32.9, 39.9, 36.6, 38.1, 35.7]
const VALUES = [...FIFTEEN, ...FIFTEEN, ...FIFTEEN.slice(0, 5)]
let portal: House
let world: Laboratory
let ids: Record<'cement' | 'water' | 'sand' | 'stone', string>
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  const of = async (kind: string, name: string, density: string) =>
    (await aMaterial(portal, { kind, name, density })).id
  ids = {
    cement: await of('cement', 'CEM I 42.5N', '3150.000'),
    water: await of('water', 'Water', '1000.000'),
    sand: await of('sand', 'Sand', '2610.000'),
    stone: await of('stone', 'Granite', '2650.000'),
  }
  const sand: [number, number][] = [
    [9.5, 0],
    [4.75, 30],
    [2.36, 140],
    [1.18, 190],
    [0.6, 200],
    [0.3, 220],
    [0.15, 150],
  ]
  await givenSieve(portal, ids.sand, sand, 70)
  const stone: [number, number][] = [
    [25, 0],
    [19, 50],
    [9.5, 590],
    [4.75, 310],
    [2.36, 30],
    [1.18, 4],
    [0.6, 3],
    [0.3, 2],
    [0.15, 2],
  ]
  await givenSieve(portal, ids.stone, stone, 9)
})

const bench = (more: object = {}, as = 'lab') =>
  portal.as(as).post('/mix-designs/bench', {
    ...{ method: 'bre-331', cementId: ids.cement, waterId: ids.water, fineId: ids.sand, stoneIds: [ids.stone] },
    ...{ strengthMpa: 40, slump: 60, plantId: world.plant.id },
    ...more,
  })
/** A requisition of N40 of the plant, and what it says that a mix of it aims at. */
const target = async () => {
  const row = await portal.given(work =>
    requisition.insert(work, {
      ...{ requisitionNo: `MR-${Math.random()}`, kind: 'mix', title: 'Raft', plantId: world.plant.id, strengthMpa: 40 },
      ...{ neededBy: '2026-12-10', requestedBy: work.by.id, requestedByName: work.by.name },
    }),
  )
  return (await portal.as('lab').get(`/requisitions/reqandtest/${row.id}`)).body.target
}
const first = (body: { steps: { name: string; value: string; how: string; source: string }[] }) => body.steps[0]

test('without enough results the default of the standard is used, and it is said so', async () => {
  const { status, body } = await bench()
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.deviation).toMatchObject({ by: 'standard', mpa: null, house: null })
  expect(body.deviation.why).toContain('35 results over more than three months (EN 206 §8.2.1.3)')
  expect(first(body)).toMatchObject({ name: 'Standard deviation', value: 'Default', source: 'BRE 331 Figure 3' })
  // 40 + 1.64 · 8.
  expect(body.targetMeanStrength).toBe('53')
  expect((await bench({ plantId: undefined })).body.deviation.why).toContain('Choose a plant')
  expect(await target()).toMatchObject({ mean: 53, deviation: { by: 'standard', source: 'BRE 331 Figure 3' } })
})

test('σ of continuous production by EN 206 is proposed: the same figure as on the page of conformity', async () => {
  const { set } = await givenSampled(portal, world, 0)
  await givenPastResults(portal, { like: set.id, values: VALUES, from: '2026-08-01', every: 3 })
  await followConcretes(portal.db, portal.clock.now())
  const [row] = (await portal.as('lab').get('/conformity/list')).body.rows
  expect(row).toMatchObject({ state: 'continuous' })
  const { body } = await bench()
  // Cubes of N40 are 40 MPa where its cylinders are 32.
  expect(body.deviation).toMatchObject({ by: 'house', results: 35, why: null, shape: 'cube' })
  expect(body.deviation.mpa).toBeCloseTo((row.sigma * 40) / 32, 9)
  expect(first(body)).toMatchObject({ source: 'EN 206 §8.2.1.3, standard deviation of continuous production' })
  expect(first(body)!.how).toBe(`35 results of ${row.concrete} at ${row.plantName}, cast from 01/08/2026 to 11/11/2026`)
  // BRE 331 lets s of 20 results and more be no less than 4 MPa.
  expect(body.targetMeanStrength).toBe(String(Math.round(40 + 1.64 * Math.max(4, body.deviation.mpa))))
  expect(Number(body.targetMeanStrength)).toBeLessThan(53)
  // A requisition of the grade says the same.
  expect(await target()).toMatchObject({
    mean: Number(body.targetMeanStrength),
    why: null,
    deviation: { by: 'house', results: 35, text: first(body)!.how },
  })
  // By ACI on cylinders, with s of 35 tests: f'cr is the larger of 32 + 1.34 s and 32 + 2.33 s − 3.5.
  const aci = (await bench({ method: 'aci-si' })).body
  expect(aci.deviation).toMatchObject({ by: 'house', shape: 'cylinder' })
  expect(aci.deviation.mpa).toBeCloseTo(row.sigma, 9)
  const required = Math.max(32 + 1.34 * row.sigma, 32 + 2.33 * row.sigma - 3.5)
  expect(aci.steps.find((one: { name: string }) => one.name === 'Required average').value).toBe(
    `${Number(required.toFixed(1))} MPa`,
  )
})

test('a concrete of another strength says nothing of it, and a plant that one does not see is none', async () => {
  expect((await bench({ strengthMpa: 55 })).body.deviation).toMatchObject({ by: 'standard' })
  expect((await bench({ strengthMpa: 45 })).body.deviation).toMatchObject({ by: 'house' })
  expect((await bench({}, 'lab_9')).status).toBe(404)
})

test('the designer may overrule it, with a reason', async () => {
  const silent = await bench({ deviation: 6, results: 30 })
  expect(silent.status).toBe(422)
  expect(silent.body.errors.deviationReason[0]).toContain('35 results')
  const { status, body } = await bench({ deviation: 6, results: 30, deviationReason: 'New cement from Monday' })
  expect(status).toBe(200)
  expect(body.deviation).toMatchObject({ by: 'designer', mpa: 6 })
  expect(first(body)!.how).toMatch(/^New cement from Monday; the house has \d\.\d MPa of 35 results/)
  expect(body.targetMeanStrength).toBe('50')
  // Without results of the house there is nothing to overrule.
  expect((await bench({ plantId: undefined, deviation: 6, results: 30 })).status).toBe(200)
})

test('where ACI judges, 15 tests make a record, with the factor of Table 4.2.3.3(a)', async () => {
  const aci = { standard: 'aci318', groups: 'apart', certified: true, holdAtFailure: false } as const
  await portal.given(work => setSetting(work, 'cylinders.conformity', aci))
  await portal.db.sql.execute(`delete from cylinder_age where age_days = 28 and test_id in
    (select id from cylinder_test where test_no like 'PAST-%' and cast_on > '2026-09-28')`)
  const { body } = await bench({ method: 'aci-si' })
  const s = standardDeviation([...FIFTEEN, ...FIFTEEN.slice(0, 5)])
  // 20 tests: k = 1.08.
  expect(body.deviation).toMatchObject({ by: 'house', results: 20, source: 'ACI 301 §4.2.3.2, record of tests' })
  expect(body.deviation.mpa).toBeCloseTo(s, 9)
  const required = Math.max(32 + 1.34 * 1.08 * s, 32 + 2.33 * 1.08 * s - 3.5)
  const step = body.steps.find((one: { name: string }) => one.name === 'Required average')
  expect(step.value).toBe(`${Number(required.toFixed(1))} MPa`)
  expect(step.how).toContain('k = 1.08')
  expect((await target()).mean).toBeCloseTo(strengthAs(Number(required.toFixed(1)), 'cylinder', 'cube'), 9)
  // The classes are offered and ask by the same standard.
  const { exposureClasses } = (await portal.as('lab').get('/requisitions/option')).body
  const marine = exposureClasses.find((one: { exposureClass: string }) => one.exposureClass === 'XS1')
  expect(marine).toMatchObject({ name: 'C2 (XS1)', ratio: 0.4, binder: null })
  const asked = (await bench({ exposures: ['XS1'] })).body
  expect(asked.standard).toBe('aci318')
  expect(Number(asked.ratio)).toBeLessThanOrEqual(0.402)
})
