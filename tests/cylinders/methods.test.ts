import { beforeAll, expect, test } from 'vitest'
import { expectMethod, type MethodCase } from '../kit/given/method'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const near = (value: number, digits = 2) => expect.closeTo(value, digits)
const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
const sampled = (count: number, days: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: at % 2 ? 44 : 46,
    sampledAt: new Date(Date.UTC(2026, 0, 1) + (at / (count - 1)) * days * 86_400_000).toISOString(),
  }))
const MEMBERS = [
  { name: 'C30/37', fck: 30, results: [36, 38, 37] },
  { name: 'C40/50', fck: 40, results: [45, 47] },
]
const PAIRS = [
  [31.2, 32],
  [29.8, 30.5],
  [33.1, 32.4],
  [30, 31.1],
  [28.9, 29.3],
  [34, 33.2],
  [31.7, 31.9],
  [30.6, 29.7],
  [32.8, 33.9],
  [29.5, 30.1],
]
const FALLEN = [45, 39, 39, 39, 39, 39]
const batch = (actual: number) => ({
  items: [{ name: 'cement', kind: 'binder', target: 3200, actual }],
  standard: 'EN 206',
})
const FIRST = { concrete: 33.6, coarse: 15.62, air: 1.9, slump: 100, strength7: 25 }
const MIXER = {
  potVolume: 0.01416,
  coarseDensity: 2.65,
  first: FIRST,
  last: { concrete: 33.42, coarse: 15.05, air: 2.4, slump: 80, strength7: 24 },
}
const TESTED = {
  plant: 'TUAS',
  mix: 'C30',
  ageDays: 28,
  castOn: '2026-03-02',
  specimens: [36, 37],
  fck: 30,
  target: 38,
}
const NOW = '2026-04-10T00:00:00Z'

const CASES: MethodCase[] = [
  [
    'cylinder-strength',
    { load: 412.6, diameters: [150], length: 225 },
    { factor: 0.96, reported: 22.4 },
    { load: 412.6, diameters: [150], length: 149 },
    'too-short',
  ],
  [
    'cube-strength',
    { load: 900, sides: [150, 150], nominalSide: 150 },
    { reported: 40, warnings: [] },
    { load: 900_000, sides: [150, 150] },
    'out-of-bounds',
  ],
  [
    'strength-test',
    { strengths: [30, 31], kind: '150x300 field' },
    { reported: 30.5, rangeExpected: 8 },
    { strengths: [30, 31], kind: '100x200 lab' },
    'too-few-specimens',
  ],
  [
    'hardened-density',
    { by: 'displacement', inAir: 8.1, inWater: 4.72 },
    { reported: 2390 },
    { by: 'displacement', inAir: 8100, inWater: 8099 },
    'out-of-bounds',
  ],
  [
    'test-age',
    { castAt: '2026-03-02T08:00:00+08:00', testedAt: '2026-03-30T08:00:00+08:00', nominalDays: 28 },
    { hours: 672, toleranceHours: 20, withinTolerance: true },
    { castAt: '2026-03-02T08:00:00Z', testedAt: '2026-03-01T08:00:00Z', nominalDays: 28 },
    'tested-before-cast',
  ],
  [
    'concrete-pot',
    { volume: 8, empty: 3.2, full: 22.24 },
    { density: near(2380), reported: 2380 },
    { volume: 8, empty: 3.2, full: 3 },
    'pot-empty',
  ],
  [
    'characteristic-strength',
    { results: [25, 28, 32, 31], k: 1.65 },
    { mean: 29, characteristic: near(23.78) },
    { results: [25, 4500] },
    'out-of-bounds',
  ],
  [
    'en-206-initial',
    { results: [33.5, 36, 34.2], fck: 30 },
    { conforms: true, criteria: [{ least: 34, value: near(34.57) }, {}, {}, {}] },
    { results: [33.5, 36, 34.2], fck: 3 },
    'out-of-bounds',
  ],
  [
    'en-206-continuous',
    { results: FIFTEEN, fck: 40, sigma: 3 },
    { conforms: true, mean: near(45.25), sigma: { kept: true } },
    { results: FIFTEEN, fck: 40, sigma: 30 },
    'out-of-bounds',
  ],
  [
    'en-206-chart',
    // 1.48 σ = 4.44 MPa: four results of 30.44 fall short by 4 each, 16 of the interval of 15.
    { results: [38, 30.44, 30.44, 30.44, 30.44, 34], fck: 30, sigma: 3 },
    {
      conforms: false,
      reference: near(4.44),
      interval: 15,
      sigmaEnds: null,
      sigmaNext: 3,
      points: [
        { sum: 0, inControl: true },
        { sum: near(4), inControl: true },
        { sum: near(8), inControl: true },
        { sum: near(12), inControl: true },
        { sum: near(15), inControl: false },
        { sum: near(15), inControl: false },
      ],
    },
    { results: [38, 30.44], fck: 30, sigma: 30 },
    'out-of-bounds',
  ],
  [
    'en-206-sigma',
    { results: sampled(35, 100) },
    { sigma: near(1.772, 6), results: 35 },
    { results: sampled(35, 90) },
    'period-too-short',
  ],
  [
    'en-206-family',
    { members: MEMBERS, reference: 'C30/37', sigma: 3 },
    { belongs: true, transposed: [{ value: 36 }, { value: 38 }, { value: 37 }, { value: 35 }, { value: 37 }] },
    { members: MEMBERS, reference: 'C50/60', sigma: 3 },
    'unknown-member',
  ],
  [
    'en-206-identity',
    { results: [30.9, 30.9], fck: 30 },
    { conforms: false },
    { results: [30.9], fck: 300 },
    'out-of-bounds',
  ],
  [
    'aci-318',
    { results: [34, 26.4, 33], fc: 30 },
    { conforms: false, lowStrength: [1] },
    { results: [34], fc: 4000 },
    'out-of-bounds',
  ],
  [
    'aci-318-cores',
    { cores: [32, 30, 22.4], fc: 30 },
    { conforms: false, failed: [{ rule: 'single core' }] },
    { cores: [32, 30, -1], fc: 30 },
    'out-of-bounds',
  ],
  [
    'aci-214',
    { standardDeviation: 2.8, mean: 40, fc: 30, withinVariation: 2.9 },
    { overall: 'very good', within: 'excellent' },
    { standardDeviation: 400, mean: 40, fc: 30 },
    'out-of-bounds',
  ],
  [
    'within-test',
    { tests: PAIRS },
    { meanRange: near(0.73), class: 'excellent', enough: true },
    {
      tests: [
        [30, 31],
        [30, 31, 32],
      ],
    },
    'uneven-tests',
  ],
  [
    'cusum',
    { values: FALLEN, target: 45, sigma: 3 },
    { sums: [0, -6, -12, -18, -24, -30], signals: [{ direction: 'down', changeAfter: 0 }] },
    { values: FALLEN, target: 45, sigma: 0 },
    'out-of-bounds',
  ],
  [
    'strength-cusum',
    { results: FALLEN.map((actual, at) => ({ key: `${at}`, actual })), target: 45, sigma: 3, usualGain: 12 },
    { signals: { mean: [{ direction: 'down', changeAfter: 0 }] } },
    { results: [{ key: 'a' }, { key: 'b', actual: 40 }], target: 45, sigma: 3, usualGain: 12 },
    'result-missing',
  ],
  [
    'multigrade-cusum',
    { results: [40, 42].map((strength, at) => ({ key: `${at}`, mix: 'C30', values: { strength } })) },
    { keys: ['0', '1'], variables: [{ variable: 'strength', sums: [0, 2], sigma: null }] },
    {
      results: [
        { key: 'a', mix: 'C30', values: {} },
        { key: 'b', mix: 'C30', values: {} },
      ],
    },
    'too-few-results',
  ],
  [
    'forecast-28',
    { early: 25, pairs: [{ early: 24, actual: 36 }] },
    { forecast: 37, gain: 12, pairs: 1 },
    { early: 25, pairs: [] },
    'no-correlation',
  ],
  [
    'plant-summary',
    { tests: [TESTED], now: NOW },
    { rows: [{ plant: 'TUAS', mix: 'C30', period: '2026-03', tests: 1, mean: 36.5, en206: null }], total: 1 },
    { tests: [{ ...TESTED, specimens: [36_000] }], now: NOW },
    'out-of-bounds',
  ],
  ['batching-tolerance', batch(3233), { pass: true, rows: [{ percent: near(1.03) }] }, batch(-1), 'negative-mass'],
  [
    'mixer-uniformity',
    MIXER,
    { verdict: 'uniform', passed: 6 },
    { ...MIXER, minutesApart: 20 },
    'samples-too-far-apart',
  ],
  [
    'mixing-water',
    { strength7: 89, setDifference: 0 },
    { pass: false },
    { strength7: 900, setDifference: 0 },
    'out-of-bounds',
  ],
  [
    'slump',
    { slump: 160, specified: { by: 'class', class: 'S3' } },
    { min: 100, max: 150, verdict: 'too wet' },
    { slump: 160, specified: { by: 'class', class: 'S9' } },
    'unknown-class',
  ],
  ['air', { air: 6.6, target: 5 }, { min: 3.5, max: 6.5, pass: false }, { air: 66, target: 5 }, 'out-of-bounds'],
  ['temperature', { temperature: 9, section: 250 }, { min: 13, pass: false }, { temperature: 90 }, 'out-of-bounds'],
  [
    'drum',
    { load: 9, drumVolume: 14.2, use: 'mixing' },
    { pass: false },
    { load: 9, drumVolume: 140, use: 'mixing' },
    'out-of-bounds',
  ],
  [
    'mixing-revolutions',
    { revolutions: 101 },
    { min: 70, max: 100, pass: false },
    { revolutions: -1 },
    'out-of-bounds',
  ],
  [
    'discharge-limit',
    { firstWaterAt: '2026-03-02T00:00:00Z', dischargedAt: '2026-03-02T01:35:00Z' },
    { minutes: 95, late: true, accept: false, deadline: '2026-03-02T01:30:00.000Z' },
    { firstWaterAt: '2026-03-02T00:00:00Z', dischargedAt: '2026-03-01T23:00:00Z' },
    'discharged-before-water',
  ],
]

test.each(CASES)('engineering/%s gives its worked example and names its fault', (...of) => expectMethod(portal, of))

test('every method above is one that the portal serves, and none is missing', async () => {
  const { body } = await portal.as('lab').get('/openapi.json')
  const served = Object.keys(body.paths).filter(path => path.startsWith('/api/engineering/'))
  for (const [name] of CASES) expect(served).toContain(`/api/engineering/${name}`)
  expect(portal.defects).toEqual([])
})
