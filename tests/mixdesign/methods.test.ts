import { beforeAll, expect, test } from 'vitest'
import { withinStock } from '~/domain/mixdesign/optimise/constituent'
import { PLANT, RULES } from '~/tests/kit/rules/reference-plant'
import { expectMethod, type MethodCase } from '../kit/given/method'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const near = (value: number, digits = 2) => expect.closeTo(value, digits)
const BRE = {
  target: { characteristic: 30, defective: 2.5 },
  cement: '42.5',
  fine: 'uncrushed',
  coarse: 'uncrushed',
  slump: '10_30',
  maxSize: 20,
  maxRatio: 0.55,
  minBinder: 290,
  relativeDensity: 2.6,
  passing600: 70,
}
const ACI = {
  system: 'us',
  specified: 2500,
  slump: 3.5,
  maxSize: 1.5,
  air: 'entrapped',
  finenessModulus: 2.8,
  coarse: { relativeDensity: 2.68, absorption: 0.5, rodded: 100 },
  fine: { relativeDensity: 2.64, absorption: 0.7 },
}
const TRIAL = { water: 8.5, free: (29 + 68.8) / 27, volume: 1, slump: 2, air: 1.9 }
const CEMENT = { name: 'cement', mass: 350, relativeDensity: 3.15 }
const ORDINARY = { cement: 300, ash: 60, water: 180, superplastic: 4, coarseagg: 1000, fineagg: 780, age: 28 }
const plant = { constituents: PLANT, rules: RULES }
const heavy = { ...plant, constituents: PLANT.map((one, at) => (at ? one : { ...one, density: 3150 })) }

const CASES: MethodCase[] = [
  [
    'bre',
    BRE,
    { feasible: true, target: { mean: 46 }, masses: { cement: 340, water: 160, fine: 515, coarse: 1385 } },
    { ...BRE, relativeDensity: 2600 },
    'units-mixed-up',
  ],
  [
    'bre-oven-dry',
    { water: 160, aggregates: [{ mass: 510, absorption: 2 }] },
    { water: 170, aggregates: [500] },
    { water: 160, aggregates: [{ mass: -1, absorption: 2 }] },
    'negative-mass',
  ],
  [
    'aci-211',
    ACI,
    { required: 3500, ratio: 0.62, binder: 484, masses: { water: 300, coarse: 1927, fine: 1308 } },
    { ...ACI, specified: 17 },
    'units-mixed-up',
  ],
  [
    'aci-211-trial',
    { design: ACI, trial: TRIAL },
    { used: 327, binder: 552, masses: { water: 342, fine: 1100 } },
    { design: ACI, trial: { ...TRIAL, total: 147 } },
    'missing-value',
  ],
  [
    'target-mean',
    { characteristic: 30, defective: 2.5 },
    { factor: 1.96, deviation: 8, mean: 46 },
    { characteristic: 4000 },
    'units-mixed-up',
  ],
  [
    'target-mean-aci',
    { specified: 5000, system: 'us', records: [{ deviation: 300, tests: 30 }] },
    { required: 5400, basis: 'record' },
    { specified: 30, system: 'us' },
    'units-mixed-up',
  ],
  [
    'strength-control',
    { strengthClass: 'C30/37', specimen: 'cylinder', deviation: 6.1, results: 40 },
    { characteristic: 30, mean: 40 },
    { strengthClass: 'C31/37', specimen: 'cube' },
    'unknown-choice',
  ],
  [
    'absolute-volume',
    { parts: [CEMENT], air: 2 },
    { total: near(350 / 3150 + 0.02, 6), accepted: false },
    { parts: [{ ...CEMENT, relativeDensity: 3150 }], air: 2 },
    'units-mixed-up',
  ],
  [
    'yield',
    { masses: [350, 175, 1085, 770], density: 2380, designed: 1, airFree: 2428 },
    { volume: near(1, 6), relative: { accepted: true }, air: near((48 / 2428) * 100, 6) },
    { masses: [350], density: 2500, airFree: 2428 },
    'density-above-air-free',
  ],
  [
    'moisture',
    {
      water: 300,
      aggregates: [
        { name: 'coarse', mass: 1927, moisture: 2, absorption: 0.5 },
        { name: 'fine', mass: 1308, moisture: 6, absorption: 0.7 },
      ],
    },
    { aggregates: [{ mass: near(1955.76) }, { mass: near(1376.84) }], total: near(3535, 6) },
    { water: 10, aggregates: [{ name: 'fine', mass: 1308, moisture: 6, absorption: 0.7 }] },
    'water-below-zero',
  ],
  [
    'admixture-water',
    { dose: 6, solids: 40, binder: 360 },
    { water: 3.6, shift: near(0.01, 6), counts: true },
    { dose: 6, solids: 400, binder: 360 },
    'out-of-bounds',
  ],
  [
    'strength/predict',
    { mixes: [ORDINARY, { ...ORDINARY, age: 730 }] },
    {
      rows: [{ refused: false }, { refused: true, experience: { outside: ['age'] } }],
      total: 2,
      model: { licence: 'CC BY 4.0' },
    },
    { mixes: [{ ...ORDINARY, cement: -300 }] },
    'negative-mass',
  ],
  [
    'mix-figures',
    { ...plant, masses: { cemI: 300, ggbs: 100, water: 160, ca20: 1000, nsand: 800 } },
    { binder: 400, ratio: 0.4, additions: 25 },
    { ...heavy, masses: { cemI: 300 } },
    'units-mixed-up',
  ],
]

test.each(CASES)('engineering/%s gives its worked example and names its fault', (...of) => expectMethod(portal, of))

test('an exposure class asks for its own ratio, and unmet limits come back as reasons', async () => {
  const { body } = await portal.as('lab').post('/engineering/aci-211', { ...ACI, ratio: 0.6, exposures: ['C2'] })
  expect(body).toMatchObject({ governed: 'durability', ratio: 0.4 })
  const dense = await portal
    .as('lab')
    .post('/engineering/bre', { ...BRE, minBinder: 500, maxBinder: 500, maxRatio: 0.3 })
  expect(dense.body).toMatchObject({ feasible: false, reasons: [{ rule: 'max-binder', limit: 500 }] })
})

test('mix-designs/optimise finds the reference plant at 77.606 and 271.99 kg, with amounts that can be weighed', async () => {
  const { status, body } = await portal.as('mix_design_requester').post('/mix-designs/optimise', plant)
  expect(status).toBe(200)
  expect(body.front).toEqual([])
  expect(body.best).toMatchObject({
    feasible: true,
    cost: near(77.6059, 3),
    gwp: near(271.99),
    weighable: { kept: true },
  })
  expect(body.best.active.map((one: { rule: string }) => one.rule)).toContain('water-demand')
})

test('mix-designs/optimise takes no more of a material than its stock gives for the volume', async () => {
  const [cement] = PLANT
  const { body: free } = await portal.as('lab').post('/mix-designs/optimise', plant)
  const had = free.best.masses[cement!.id] as number
  const scarce = withinStock(cement!, String(Math.floor(had - 10) * 80), 80)
  const constituents = PLANT.map((one, at) => (at ? one : scarce))
  const { body } = await portal.as('lab').post('/mix-designs/optimise', { ...plant, constituents })
  expect(body.best.masses[cement!.id]).toBeLessThanOrEqual(scarce.available! + 1e-6)
  expect(body.best.cost).toBeGreaterThan(free.best.cost)
  expect(body.best.active.map((one: { rule: string }) => one.rule)).toContain(`available:${cement!.id}`)
  const none = PLANT.map(one => (one.kind === 'cement' ? withinStock(one, '0', 80) : one))
  const empty = await portal.as('lab').post('/mix-designs/optimise', { ...plant, constituents: none })
  expect(empty.body.best).toMatchObject({ feasible: false })
  expect(empty.body.best.conflict).toContain(`available:${cement!.id}`)
})

test('mix-designs/optimise draws the front of cost against carbon when points are asked for', async () => {
  const { body } = await portal.as('lab').post('/mix-designs/optimise', { ...plant, points: 4 })
  const front = body.front as { cost: number; gwp: number }[]
  expect(front).toHaveLength(4)
  for (const [at, point] of front.entries())
    if (at) {
      expect(point.cost).toBeGreaterThanOrEqual(front[at - 1]!.cost - 1e-9)
      expect(point.gwp).toBeLessThan(front[at - 1]!.gwp)
    }
})

test('mix-designs/optimise names the rules that conflict, and its faults', async () => {
  const rules = { ...RULES, binder: { min: 340, max: 341 }, paste: { min: 0.315 } }
  const conflict = await portal.as('lab').post('/mix-designs/optimise', { ...plant, rules, points: 4 })
  expect(conflict.body).toMatchObject({ best: { feasible: false }, front: [] })
  expect(conflict.body.best.conflict.length).toBeGreaterThan(1)
  const fault = async (ask: object) => {
    const { status, body } = await portal.as('lab').post('/mix-designs/optimise', ask)
    return [status, body.facts?.fault]
  }
  expect(await fault(heavy)).toEqual([422, 'units-mixed-up'])
  expect(await fault({ ...plant, constituents: PLANT.filter(one => one.kind !== 'water') })).toEqual([
    422,
    'missing-constituent',
  ])
  expect(await fault({ ...plant, goal: { carbonPrice: -1 } })).toEqual([422, 'out-of-bounds'])
  expect((await portal.as('lab').post('/mix-designs/optimise', { ...plant, points: 200 })).status).toBe(422)
  expect((await portal.as('batcher').post('/mix-designs/optimise', plant)).status).toBe(403)
})

test('mix-designs/generate proposes the same candidates for the same seed, and approves none', async () => {
  const ask = { ...plant, wanted: { strength: 30 }, draws: 12, most: 5, seed: 4 }
  const first = await portal.as('lab').post('/mix-designs/generate', ask)
  expect(first.status).toBe(200)
  expect(first.body.candidates.length).toBeGreaterThan(0)
  for (const one of first.body.candidates) {
    expect(one.status).toBe('proposed')
    expect(one.strength.p10).toBeGreaterThanOrEqual(30)
  }
  expect((await portal.as('lab').post('/mix-designs/generate', ask)).body).toEqual(first.body)
  const never = await portal.as('lab').post('/mix-designs/generate', { ...ask, wanted: { strength: 3000 } })
  expect([never.status, never.body.facts.fault]).toEqual([422, 'out-of-bounds'])
  expect(portal.defects).toEqual([])
})
