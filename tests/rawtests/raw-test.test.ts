import { beforeAll, expect, test } from 'vitest'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let sand: string
let stone: string
let cement: string
beforeAll(async () => {
  portal = await house()
  sand = (await aMaterial(portal, { kind: 'sand', name: 'River sand', density: '2600.000' })).id
  stone = (await aMaterial(portal, { kind: 'stone', name: 'Granite 20', density: '2650.000' })).id
  cement = (await aMaterial(portal)).id
})

const SIZES = [25, 19, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
const sample = (masses: number[], pan: number) => ({
  sieves: masses.map((retained, at) => ({ size: SIZES[at]!, retained })),
  pan,
  totalMass: masses.reduce((sum, one) => sum + one, pan),
})
const SAND = sample([0, 0, 0, 5, 55, 65, 90, 160, 90], 35)
const FINER = sample([0, 0, 0, 5, 35, 55, 90, 180, 95], 40)
const STONE = sample([0, 400, 3800, 700, 60, 20, 10, 5, 5], 0)
const near = (value: number, digits = 2) => expect.closeTo(value, digits)

const create = (more: object = {}, as = 'lab') =>
  portal.as(as).post('/raw-material-test/create', {
    materialId: sand,
    testType: 'sieve',
    sampledOn: '2026-11-02',
    input: SAND,
    ...more,
  })

/** Through the doors: a draft, submitted, and approved by the manager. */
async function approved(more: object = {}) {
  const { body: made } = await create({ status: 'submitted', ...more })
  const change = { materialId: sand, testType: 'sieve', sampledOn: '2026-11-02', input: SAND, ...more, version: 1 }
  const done = await portal
    .as('lab_manager')
    .put(`/raw-material-test/update/${made.id}`, { ...change, status: 'approved' })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return done.body
}

const fineSpec = async (name: string, min: number) =>
  (
    await portal.as('lab').post('/raw-material-test/gradingspecs/create', {
      name,
      material: 'fine',
      limits: [
        { size: 2.36, min, max: 100 },
        { size: 4.75, min: 95, max: 100 },
      ],
    })
  ).body.gradingSpecificationId as string

test('calculate-test-result: the published sand has fineness modulus 2.49 and passes C33; nothing is stored', async () => {
  const path = '/raw-material-test/sieves-analysis/calculate-test-result'
  const { status, body } = await portal.as('raw_material_requester').post(path, { ...SAND, specification: 'c33-fine' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ finenessModulus: 2.49, analysis: { fines: near(7) }, verdict: { verdict: 'pass' } })
  const bad = await portal.as('lab').post(path, { ...SAND, totalMass: 600 })
  expect([bad.status, bad.body.facts.fault]).toEqual([422, 'sieve-closure'])
  expect((await portal.as('lab').post(path, { ...SAND, specification: 'x' })).body.facts.fault).toBe(
    'unknown-specification',
  )
  expect((await portal.as('dispatcher').post(path, SAND)).status).toBe(403)
})

test('R-100 a test is named rawMaterialTestInfoId and keeps the verdict of the day it was saved', async () => {
  const spec = await fineSpec('House sand', 80)
  const { body: made } = await create({ gradingSpecificationId: spec })
  expect(made).toMatchObject({
    rawMaterialTestInfoId: made.id,
    status: 'draft',
    verdict: 'pass',
    finenessModulus: '2.490',
  })
  expect(made.testNo).toMatch(/^RM\d{6}$/)
  const path = `/raw-material-test/sieves-analysis/get-test-result?rawMaterialTestInfoId=${made.id}`
  expect((await portal.as('lab').get(path)).body).toMatchObject({ finenessModulus: 2.49, testNo: made.testNo })
  const stricter = await fineSpec('Stricter sand', 90)
  const changed = await portal
    .as('lab')
    .get(
      `/raw-material-test/sieves-analysis/get-changed-test-result?rawMaterialTestInfoId=${made.id}&gradingSpecificationId=${stricter}`,
    )
  expect(changed.body).toMatchObject({
    before: { verdict: { verdict: 'pass' } },
    after: { verdict: { verdict: 'fail' } },
  })
  expect((await portal.as('lab').get(`/raw-material-test/${made.id}`)).body).toMatchObject({
    version: 1,
    verdict: 'pass',
  })
  const none = '018f0000-0000-7000-8000-000000000000'
  expect((await portal.as('lab').get(path.replace(made.id, none))).status).toBe(404)
  expect((await portal.as('lab').get(path.replace(made.id, 'x'))).status).toBe(422)
})

test('a test goes from draft to submitted; only the laboratory manager approves, and then it holds', async () => {
  const { body: made } = await create()
  const put = (as: string, more: object) =>
    portal.as(as).put(`/raw-material-test/update/${made.id}`, {
      materialId: sand,
      testType: 'sieve',
      sampledOn: '2026-11-02',
      input: SAND,
      ...more,
    })
  expect((await put('lab', { version: 1, status: 'approved' })).status).toBe(409)
  expect((await put('lab', { version: 1, status: 'submitted' })).body.version).toBe(2)
  expect((await put('lab', { version: 1, status: 'submitted' })).body.title).toBe('stale')
  expect((await put('lab', { version: 2, status: 'approved' })).status).toBe(403)
  const done = await put('lab_manager', { version: 2, status: 'approved' })
  expect(done.body).toMatchObject({ status: 'approved', approvedBy: expect.any(String) })
  expect((await put('lab_manager', { version: 3, status: 'draft' })).status).toBe(409)
})

test('why a test is sent back is beside the remarks of its maker, until it is submitted again', async () => {
  const { body: made } = await create({ status: 'submitted', remarks: 'Wet sample' })
  const put = (as: string, version: number, more: object) =>
    portal.as(as).put(`/raw-material-test/update/${made.id}`, {
      materialId: sand,
      testType: 'sieve',
      sampledOn: '2026-11-02',
      input: SAND,
      remarks: 'Wet sample',
      version,
      ...more,
    })
  expect((await put('lab_manager', 1, { status: 'rejected' })).body.errors).toHaveProperty('rejectReason')
  const back = await put('lab_manager', 1, { status: 'rejected', rejectReason: 'Dry it first' })
  expect(back.body).toMatchObject({ status: 'rejected', remarks: 'Wet sample', rejectReason: 'Dry it first' })
  const draft = await put('lab', 2, { status: 'draft' })
  expect(draft.body).toMatchObject({ status: 'draft', rejectReason: 'Dry it first' })
  const again = await put('lab', 3, { status: 'submitted' })
  expect(again.body).toMatchObject({ status: 'submitted', remarks: 'Wet sample', rejectReason: null })
})

test('a cement is judged by its class, and a kind of test fits its material', async () => {
  const input = { class: '42.5N', results: { strength: { 2: 18, 28: 52 }, initialSet: 140, expansion: 1 } }
  const made = await create({ materialId: cement, testType: 'cement', input })
  expect(made.body).toMatchObject({ verdict: 'pass', finenessModulus: null })
  const noClass = await create({ materialId: cement, testType: 'cement', input: { ...input, class: '43N' } })
  expect([noClass.status, noClass.body.facts.fault]).toEqual([422, 'unknown-class'])
  expect((await create({ materialId: cement })).body.errors).toHaveProperty('testType')
  expect((await create({ sampledOn: '2026-12-24' })).body.errors).toHaveProperty('sampledOn')
  expect((await create({ testedOn: '2026-11-01' })).body.errors).toHaveProperty('testedOn')
  expect((await create({ materialId: crypto.randomUUID() })).body.errors).toHaveProperty('materialId')
})

test('lists find tests by material, status and day; types and sieves are named', async () => {
  const list = (more: object) => portal.as('lab').post('/raw-material-test/list', more)
  const { body } = await list({ materialId: sand, from: '2026-11-01', to: '2026-11-30', sort: '-sampledOn' })
  expect(body.total).toBeGreaterThan(0)
  expect(body.rows[0]).toMatchObject({ materialId: sand, materialName: 'River sand' })
  expect((await list({ from: '2030-01-01' })).body.total).toBe(0)
  expect((await list({ sort: 'password' })).status).toBe(422)
  const get = async (path: string) => (await portal.as('lab').get(`/raw-material-test/${path}`)).body
  expect((await get('listAll')).total).toBeGreaterThan(1)
  expect((await get(`get-test-types-by-material?materialId=${cement}`)).rows).toMatchObject([{ testType: 'cement' }])
  expect((await get('get-raw-material-test-types')).total).toBe(2)
  expect((await get('get-all-sieve-size')).rows[0]).toMatchObject({ size: 75, series: ['ASTM', 'BS'] })
  expect((await get('all-aggregates-sieve-size')).total).toBeGreaterThan((await get('all-concrete-sieve-size')).total)
})

test('get-non-combined-data, get-combined-data and the running mean follow the tests over time', async () => {
  const own = (await aMaterial(portal, { kind: 'sand', name: 'Dune sand', density: '2600.000' })).id
  await create({ materialId: own, sampledOn: '2026-11-03', status: 'submitted' })
  await create({ materialId: own, sampledOn: '2026-11-05', status: 'submitted', input: FINER })
  await create({ materialId: own, sampledOn: '2026-11-06', input: FINER })
  await create({ materialId: stone, sampledOn: '2026-11-04', status: 'submitted', input: STONE })
  const post = (path: string, json: object) => portal.as('lab').post(`/raw-material-test/${path}`, json)

  const single = await post('get-non-combined-data', { materialIds: [own], specification: 'c33-fine' })
  expect(single.body.materials[0]).toMatchObject({
    name: 'Dune sand',
    points: [
      { day: '2026-11-03', finenessModulus: 2.49, verdict: { verdict: 'pass' } },
      { day: '2026-11-05', finenessModulus: near(2.3) },
    ],
  })
  const parts = [
    { materialId: own, share: 0.4 },
    { materialId: stone, share: 0.6 },
  ]
  const both = await post('get-combined-data', { parts })
  expect(both.body.points.map((point: { day: string }) => point.day)).toEqual(['2026-11-04', '2026-11-05'])
  const [first] = both.body.points
  const at = (size: number) => first.grading.find((point: { size: number }) => point.size === size).passing
  expect(at(2.36)).toBeCloseTo(0.4 * 88 + 0.6 * 0.8, 6)
  const off = await post('get-combined-data', { parts: [parts[0], { ...parts[1], share: 0.5 }] })
  expect([off.status, off.body.facts.fault]).toEqual([422, 'shares-not-one'])

  const graph = await post('get-agg-running-mean-graph', {
    materialId: own,
    property: 'fineness-modulus',
    of: 2,
    limits: { max: 2.4 },
  })
  expect(graph.body.points).toMatchObject([
    { value: 2.49, outsideLimits: true, mean: null },
    { value: near(2.3), mean: near(2.395) },
  ])
  const sieve = await post('get-agg-running-mean-graph', { materialId: own, property: { sieve: 0.6 }, of: 2 })
  expect(sieve.body.points).toMatchObject([{ value: near(57) }, { value: near(63) }])
  const none = await post('get-agg-running-mean-graph', { materialId: own, property: { sieve: 63.5 }, of: 2 })
  expect(none.body.points[0].value).toBe(100)
  const empty = await post('get-agg-running-mean-graph', { materialId: cement, property: 'fines' })
  expect([empty.status, empty.body.facts.fault]).toEqual([422, 'too-few-results'])
  expect((await post('get-non-combined-data', { materialIds: [crypto.randomUUID()] })).status).toBe(404)
})

test('the aggregate of a mix is blended from its latest approved tests by the masses of its lines', async () => {
  const mix = await portal.given(async work => {
    const row = await mixDesign.insert(work, { mixCode: 'M1', name: 'G30', strengthMpa: 30 })
    await mixDesignLine.replace(work, row.id, [
      { materialId: cement, kgPerM3: '335.000', place: 1 },
      { materialId: sand, kgPerM3: '800.000', place: 2 },
      { materialId: stone, kgPerM3: '1000.000', place: 3 },
    ])
    return row
  })
  const path = '/raw-material-test/calculate-mix-design-aggregate-test'
  const without = await portal.as('lab').put(path, { mixDesignId: mix.id })
  expect([without.status, without.body.facts.rule]).toEqual([409, 'approved-test'])
  const fine = await approved()
  const coarse = await approved({ materialId: stone, input: STONE })
  expect(
    (await portal.as('lab').get(`/raw-material-test/get-material-has-approved-test?materialId=${stone}`)).body,
  ).toMatchObject({
    hasApprovedTest: true,
    rawMaterialTestInfoId: coarse.id,
  })
  const { body } = await portal.as('lab').put(path, { mixDesignId: mix.id })
  expect(body).toMatchObject({
    basis: 'mass',
    shares: [{ share: near(8 / 18, 6) }, { share: near(10 / 18, 6) }],
    tests: [{ testNo: fine.testNo }, { testNo: coarse.testNo }],
    shilstone: { workability: near((88 * 8 + 0.8 * 10) / 18) },
  })
  const latest = await portal.as('lab').get(`/raw-material-test/latest-mix-design-aggregate-test?mixDesignId=${mix.id}`)
  expect(latest.body).toEqual(body)
  const parts = [
    { rawMaterialTestInfoId: fine.id, share: 0.5 },
    { name: 'typed in', share: 0.5, grading: SIZES.map(size => ({ size, passing: 100 })) },
  ]
  const typed = await portal.as('lab').put(path, { parts })
  expect(typed.body).toMatchObject({ basis: 'mass', finenessModulus: near(1.25, 1), shilstone: null })
  expect((await portal.as('lab').put(path, { parts: [parts[0]] })).body.facts.fault).toBe('shares-not-one')
})

test('a test of a plant is seen by who sees the plant', async () => {
  const region = await givenRegion(portal)
  const plant = await givenPlant(portal, { regionId: region.id })
  await portal.person('lab_2', { plantIds: [plant.id] })
  const { status, body } = await create({ plantId: plant.id }, 'lab_2')
  expect(status).toBe(200)
  expect((await create({ plantId: plant.id })).status).toBe(404)
  expect((await portal.as('lab').get(`/raw-material-test/${body.id}`)).status).toBe(404)
  expect((await portal.as('lab').post('/raw-material-test/list', { plantId: plant.id })).body.total).toBe(0)
  expect((await portal.as('admin').get(`/raw-material-test/${body.id}`)).status).toBe(200)
  expect(portal.defects).toEqual([])
})
