import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { auditTrail } from '~/db/kit/trail'
import { addMinutes } from '~/domain/kit/time'
import { detailOf, givenApproved, givenLaboratory, type Laboratory } from '../kit/given/cylinders'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let recipe: { materialId: string; kgPerM3: string }[]
let weights: object[]
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  const of = (kind: string, density: string) => aMaterial(portal, { kind, name: kind, density })
  const [cement, water, sand, stone] = [
    await of('cement', '3150.000'),
    await of('water', '1000.000'),
    await of('sand', '2600.000'),
    await of('stone', '2650.000'),
  ]
  recipe = [
    { materialId: cement.id, kgPerM3: '350' },
    { materialId: water.id, kgPerM3: '175' },
    { materialId: sand.id, kgPerM3: '760' },
    { materialId: stone.id, kgPerM3: '1065' },
  ]
  // 40 L: sand 30.4 kg SSD at 4 % free and 1 % absorbed is 30.4 × 105/101 = 31.604; stone 42.6 × 101/100.5 = 42.812.
  weights = [
    { materialId: cement.id, kg: '14' },
    { materialId: water.id, kg: '5.584' },
    { materialId: sand.id, kg: '31.604', moisturePercent: '4', absorptionPercent: '1' },
    { materialId: stone.id, kg: '42.812', moisturePercent: '0.5', absorptionPercent: '0.5' },
  ]
})
const atDay = (days: number) => {
  portal.clock.at = addMinutes(new Date(NOW), days * 1440)
}
const asks = (asks: 'off' | 'warn' | 'required', more: object = {}) =>
  portal.given(work =>
    setSetting(work, 'mixdesign.trial-evidence', {
      asks,
      batches: 1,
      marginMpa: 6,
      productionResults: 15,
      ...more,
    }),
  )

let count = 0
async function submitted() {
  const mixCode = `TR-${++count}`
  const made = await portal.as('lab').post('/mix-designs', {
    mixCode,
    name: 'C32/40 trial',
    strengthMpa: 40,
    targetMeanStrength: '48',
    airPercent: '2',
    lines: recipe,
    status: 'submitted',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body
}
const trialOf = (mixDesignId: string, more: object = {}, as = 'lab') =>
  portal.as(as).post('/trial-batches', {
    mixDesignId,
    productId: world.product.id,
    plantId: world.plant.id,
    batchedAt: portal.clock.now().toISOString(),
    litres: '40',
    weights,
    slumpMm: 120,
    concreteTemperature: 30.5,
    airPercent: 1.8,
    ...more,
  })
const approve = (mix: { id: string; version: number }, as = 'lab_manager') =>
  portal.as(as).post(`/mix-designs/${mix.id}/approve`, { version: mix.version })
const evidence = async (id: string) => (await portal.as('lab').get(`/mix-designs/${id}/evidence`)).body
const rowOf = (body: { ledger: { rows: { key: string; value: string | null }[] } }, key: string) =>
  body.ledger.rows.find(row => row.key === key)?.value

test('B7 a trial batch tells its true water and yield, and its specimens are ordered by themselves', async () => {
  atDay(0)
  const mix = await submitted()
  const made = await trialOf(mix.id)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(made.body).toMatchObject({
    trialNo: 'TB-TUAS-26-0001',
    mixCode: mix.mixCode,
    fck: 32,
    targetMean: 40,
    slumpMm: 120,
    ages: [
      { ageDays: 7, dueOn: '2026-11-27', status: 'waiting', mean: null },
      { ageDays: 28, dueOn: '2026-12-18', status: 'waiting', mean: null },
    ],
  })
  // 5.584 + 31.604 × 4/105 + 42.812 × 0.5/101 = 7.000 kg in 40 L.
  expect(rowOf(made.body, 'free-water')).toBe('175.0')
  expect(rowOf(made.body, 'water-cement')).toBe('0.500')
  expect(made.body.ledger.rows.map((row: { key: string }) => row.key)).not.toContain('site-water')
  const set = await detailOf(portal, made.body.testNo)
  expect(set).toMatchObject({
    origin: 'trial',
    trialBatchId: made.body.id,
    doNumber: 'TB-TUAS-26-0001',
    customerName: 'Trial batch',
    projectName: mix.mixCode,
    orderNo: null,
    status: 'sampled',
    specimens: 6,
  })
  atDay(7)
  const due = await portal.as('lab').get('/cylinder-test/test-age-details?day=2026-11-27')
  expect(due.body.rows.map((row: { testNo: string }) => row.testNo)).toContain(made.body.testNo)
  const list = await portal.as('lab').get(`/trial-batches/list?mixDesignId=${mix.id}`)
  expect(list.body).toMatchObject({ total: 1, rows: [{ trialNo: 'TB-TUAS-26-0001' }] })
})

test('B7 approval that requires evidence is refused without it, and the mean of the trial lets it pass', async () => {
  atDay(0)
  await asks('required')
  const mix = await submitted()
  const none = await approve(mix)
  expect(none.status).toBe(409)
  expect(none.body.facts).toMatchObject({ rule: 'trial-evidence', missing: ['No trial batch is recorded'] })
  const { body: trial } = await trialOf(mix.id)
  expect((await evidence(mix.id)).missing).toEqual([`${trial.trialNo} is tested on 18/12/2026`])
  atDay(28)
  // By hand: 690 kN on 17,730 mm² are 38.9 MPa, 6.9 above 32.
  await givenApproved(portal, trial.cylinderTestId, 28, [690, 690, 690])
  const told = await evidence(mix.id)
  expect(told).toMatchObject({ met: true, by: 'trial', margin: 6.9, least: 6, missing: [], waterCement: '0.500' })
  // w/(c + k·a) of 0.500 and 350 kg/m³: XC4 keeps 0.50, XS2 asks 0.45.
  const of = (name: string) =>
    told.exposure.find((row: { exposureClass: string }) => row.exposureClass === name).misses.length
  expect([of('XC4'), of('XS2') > 0]).toEqual([0, true])
  const done = await approve(mix)
  expect(done.body, JSON.stringify(done.body)).toMatchObject({ status: 'approved' })
})

test('a mean below fck and the margin is no evidence, and a second batch can be asked for', async () => {
  atDay(0)
  await asks('required')
  const mix = await submitted()
  const { body: trial } = await trialOf(mix.id)
  atDay(28)
  await givenApproved(portal, trial.cylinderTestId, 28, [640, 640, 640])
  expect(await evidence(mix.id)).toMatchObject({
    met: false,
    missing: ['Mean 4.1 MPa above fck, at least 6 MPa are asked'],
  })
  expect((await approve(mix)).status).toBe(409)
  await asks('required', { marginMpa: 4, batches: 2 })
  expect((await evidence(mix.id)).missing).toEqual(['1 of 2 trial batches count'])
  await asks('warn')
  expect((await approve(mix)).status).toBe(200)
})

test('evidence is waived by a second person with a reason, and ends with the next change', async () => {
  atDay(0)
  await asks('required')
  const mix = await submitted()
  const waive = (version: number, as = 'lab_manager_2') =>
    portal.as(as).post(`/mix-designs/${mix.id}/waive-evidence`, { version, reason: 'Family trial of the quarry' })
  expect((await waive(mix.version, 'lab')).status).toBe(403)
  expect((await waive(mix.version + 1)).status).toBe(409)
  expect((await waive(mix.version)).body.waiver).toMatchObject({ reason: 'Family trial of the quarry' })
  expect((await approve(mix, 'lab_manager_2')).body.facts.rule).toBe('four-eyes')
  const taken = await portal.as('lab').put(`/mix-designs/${mix.id}`, {
    ...{ name: 'C32/40 trial', strengthMpa: 40, targetMeanStrength: '48', airPercent: '2', lines: recipe },
    status: 'submitted',
    version: mix.version,
  })
  expect((await approve(taken.body)).body.facts.rule).toBe('trial-evidence')
  expect((await waive(taken.body.version)).status).toBe(200)
  expect((await approve(taken.body)).body.status).toBe('approved')
  const trail = await auditTrail(portal.db.sql, { subject: 'mix_design', subjectId: mix.id }, { limit: 20, offset: 0 })
  expect(trail.rows.filter(row => row.action === 'waive evidence')).toHaveLength(2)
})

test.each([
  [
    'an aggregate without its moisture',
    (of: object[]) => of.map(row => ({ ...row, moisturePercent: null })),
    'weights.2.moisturePercent',
  ],
  ['a material left out', (of: object[]) => of.slice(0, 3), 'weights'],
])('a trial batch is refused with %s and changes nothing', async (_what, change, field) => {
  atDay(0)
  const mix = await submitted()
  const refused = await trialOf(mix.id, { weights: change(weights) })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toHaveProperty([field])
  expect((await portal.as('lab').get(`/trial-batches/list?mixDesignId=${mix.id}`)).body.total).toBe(0)
})

test('who may: other plants see nothing, requesters record nothing, a withdrawn trial is no evidence', async () => {
  atDay(0)
  const mix = await submitted()
  expect((await trialOf(mix.id, {}, 'lab_9')).status).toBe(404)
  expect((await trialOf(mix.id, {}, 'house_manager')).status).toBe(403)
  const { body: trial } = await trialOf(mix.id)
  expect((await portal.as('lab_9').get(`/trial-batches/${trial.id}`)).status).toBe(404)
  const certificate = await portal.as('lab').post('/cylinder-test/delete-request-cta', {
    ...{ id: trial.cylinderTestId, version: (await detailOf(portal, trial.cylinderTestId)).version },
    reason: 'Moulds knocked over',
  })
  expect(certificate.body.facts.rule).toBe('trial-batch')
  const gone = await portal
    .as('lab')
    .post(`/trial-batches/${trial.id}/withdraw`, { version: trial.version, reason: 'Wrong cement' })
  expect(gone.body).toMatchObject({ status: 'withdrawn', statusReason: 'Wrong cement', setStatus: 'withdrawn' })
  expect((await evidence(mix.id)).missing).toEqual(['No trial batch is recorded'])
})

test('a trial result is never a result of production, nor on a certificate', async () => {
  atDay(0)
  const mix = await submitted()
  const { body: trial } = await trialOf(mix.id)
  atDay(28)
  const age = await givenApproved(portal, trial.cylinderTestId, 28, [690, 690, 690])
  const period = { from: '2026-11-01', to: '2026-12-31' }
  const summary = await portal.as('lab').post('/cylinder-test/plant-summary-report', { ...period, ageDays: 28 })
  expect(summary.body.rows).toEqual([])
  const refused = await portal.as('lab').post('/cylinder-test/generate-cert', { ids: [age.id] })
  expect(refused.body.facts.rule).toBe('trial-batch')
})
