import { beforeAll, expect, test } from 'vitest'
import { expectMethod, type MethodCase } from '../kit/given/method'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const near = (value: number, digits = 2) => expect.closeTo(value, digits)
const graded = (passing: Record<number, number>) =>
  Object.entries(passing)
    .map(([size, value]) => ({ size: Number(size), passing: value }))
    .sort((a, b) => b.size - a.size)
const SAND = graded({ 9.5: 100, 4.75: 99, 2.36: 88, 1.18: 75, 0.6: 57, 0.3: 25, 0.15: 7 })
const RISING = [
  { size: 9.5, passing: 90 },
  { size: 4.75, passing: 99 },
]
const SIEVES = [9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
const SAMPLE = {
  sieves: [0, 5, 55, 65, 90, 160, 90].map((retained, at) => ({ size: SIEVES[at]!, retained })),
  pan: 35,
  totalMass: 500,
}
const STONE = graded({ 37.5: 100, 25: 98, 12.5: 45, 4.75: 5, 2.36: 2 })
const COMBINED = graded({
  25: 100,
  19: 92,
  12.5: 80,
  9.5: 68,
  4.75: 48,
  2.36: 38,
  1.18: 30,
  0.6: 20,
  0.3: 8,
  0.15: 3,
  0.075: 1,
})
const BED = { density: 3.15, porosity: 0.5 }
const CEMENT = { strength: { 2: 18, 28: 52 }, initialSet: 140, expansion: 1 }
const C150 = { strength: { 3: 25, 7: 33 }, initialSet: 120, blaine: 380, autoclave: 0.05, mortarAir: 8 }
const tight = (share: number, name: string) => ({ name, share, grading: SAND })

const CASES: MethodCase[] = [
  [
    'sieve',
    SAMPLE,
    { fines: near(7), loss: near(0), closureLimit: 0.3 },
    { ...SAMPLE, totalMass: 510 },
    'sieve-closure',
  ],
  [
    'fineness-modulus',
    { grading: SAND },
    { reported: 2.49, series: 'ASTM' },
    { grading: SAND, series: 'EN' },
    'sieve-missing',
  ],
  [
    'blend',
    { parts: [tight(0.4, 'a'), tight(0.6, 'b')] },
    { basis: 'mass', grading: SAND.map(point => ({ size: point.size, passing: near(point.passing) })) },
    { parts: [tight(0.4, 'a'), tight(0.5, 'b')] },
    'shares-not-one',
  ],
  [
    'blend-fit',
    { gradings: [SAND, STONE], target: graded({ 4.75: 52, 2.36: 45 }) },
    { shares: [near(0.5), near(0.5)], rms: near(0) },
    { gradings: [SAND, STONE], target: [{ size: 0.6, passing: 30 }] },
    'sieve-missing',
  ],
  [
    'fuller',
    { sizes: [20, 5], maximumSize: 20 },
    { curve: [{ passing: 100 }, { passing: 50 }] },
    { sizes: [20, 5], maximumSize: 500 },
    'out-of-bounds',
  ],
  [
    'power-45',
    { sizes: [19], maximumSize: 25 },
    { curve: [{ size: 19, passing: near(100 * (19 / 25) ** 0.45) }] },
    { sizes: [-1], maximumSize: 25 },
    'out-of-bounds',
  ],
  [
    'andreasen',
    { sizes: [20], largest: 20 },
    { curve: [{ passing: 100 }] },
    { sizes: [20], largest: 1, smallest: 2 },
    'sizes-swapped',
  ],
  [
    'shilstone',
    { grading: COMBINED, cementitious: 335 },
    { coarseness: near((32 / 62) * 100), workability: near(38), zone: 'II well graded' },
    { grading: COMBINED, cementitious: 33 },
    'out-of-bounds',
  ],
  [
    'tarantula',
    { grading: COMBINED },
    { pass: true, sums: [{ value: near(28) }, { value: near(29) }] },
    { grading: SAND },
    'sieve-missing',
  ],
  [
    'specific-surface',
    {
      grading: [
        { size: 20, passing: 100 },
        ...graded({ 10: 100, 5: 99, 2.36: 88, 1.18: 75, 0.6: 57, 0.3: 25, 0.15: 7 }),
      ],
      cement: 300,
    },
    { surface: near(0.01 * 8 + 0.11 * 16 + 0.13 * 27 + 0.18 * 39 + 0.32 * 58 + 0.18 * 81 + 0.07 * 105) },
    { grading: SAND.slice(0, 3), cement: 300 },
    'sieve-missing',
  ],
  [
    'running-mean',
    {
      samples: [2.6, 2.8, 3].map((value, at) => ({ key: `${at}`, label: `S${at}`, value })),
      of: 2,
      limits: { max: 2.9 },
    },
    { points: [{ mean: null }, { mean: near(2.7) }, { mean: near(2.9), outsideLimits: true }], base: null },
    { samples: [{ key: 'a', label: 'A', value: 2.6 }], base: { tolerance: -1 } },
    'out-of-bounds',
  ],
  [
    'limits',
    { grading: SAND, specification: 'c33-fine' },
    { verdict: 'pass' },
    { grading: SAND, specification: 'c99' },
    'unknown-specification',
  ],
  [
    'astm-c33-fine',
    { grading: SAND },
    { verdict: 'pass', finenessModulus: 2.49 },
    { grading: RISING },
    'passing-rises',
  ],
  [
    'astm-c33-coarse',
    { grading: STONE, sizeNumber: '57', passing75um: 0.8 },
    { verdict: 'pass', fines: { max: 1, pass: true } },
    { grading: STONE, sizeNumber: '999' },
    'unknown-specification',
  ],
  [
    'bs-882-sand',
    { grading: graded({ 10: 100, 5: 99, 2.36: 88, 1.18: 75, 0.6: 57, 0.3: 25, 0.15: 7 }) },
    { zones: ['M', 'F'] },
    { grading: RISING },
    'passing-rises',
  ],
  [
    'bs-882-zone',
    { gradings: [graded({ 10: 100, 5: 99, 2.36: 88, 1.18: 75, 0.6: 57, 0.3: 25, 0.15: 7 })], zone: 'M' },
    { held: true, outside: [] },
    { gradings: [RISING], zone: 'M' },
    'passing-rises',
  ],
  [
    'en-12620',
    { grading: graded({ 40: 100, 20: 92, 10: 8, 5: 2 }), d: 10, D: 20, category: 'GC85/20' },
    { verdict: 'incomplete', declareTypicalGrading: false },
    { grading: SAND, d: 10, D: 20, category: 'G0' },
    'unknown-category',
  ],
  [
    'blaine-c204',
    { sample: { ...BED, seconds: 84 }, standard: { ...BED, seconds: 78.2, surface: 377 } },
    { reported: 391 },
    { sample: { ...BED, seconds: 84 }, standard: { ...BED, seconds: 78.2, surface: 3770 } },
    'out-of-bounds',
  ],
  [
    'blaine-en-196',
    { constant: 2, density: 3.1, seconds: [100, 100.4, 99.6, 100] },
    { surface: near((524.29 * 20) / 31) },
    { constant: 2, density: 3.1, seconds: [100, 103] },
    'times-scatter',
  ],
  [
    'mortar-prisms',
    { loads: [68.0, 69.6, 70.4, 66.4, 67.2, 83.2] },
    { mean: 44.25, rejected: { index: 5 }, reported: 42.7 },
    { loads: [68, 69.6, 70.4, 66.4, 50, 83.2] },
    'prisms-void',
  ],
  [
    'mortar-flexure',
    { loads: [3, 3.1, 3.2] },
    { results: [7, 7.3, 7.5], reported: 7.3 },
    { loads: [3, 3, 300] },
    'out-of-bounds',
  ],
  ['mortar-cubes', { loads: [100, 101, 120] }, { rejected: 2, reported: 40.2 }, { loads: [100, 110] }, 'cubes-void'],
  [
    'setting-time',
    { initial: 142, final: 203 },
    { initial: 140, final: 205 },
    { initial: 150, final: 140 },
    'final-before-initial',
  ],
  [
    'vicat',
    {
      readings: [
        { minutes: 105, penetration: 31 },
        { minutes: 120, penetration: 19 },
      ],
    },
    { minutes: 113 },
    {
      readings: [
        { minutes: 90, penetration: 40 },
        { minutes: 105, penetration: 31 },
      ],
    },
    'set-not-reached',
  ],
  [
    'le-chatelier',
    {
      moulds: [
        { before: 12, after: 13 },
        { before: 11, after: 12.4 },
      ],
    },
    { reported: 1 },
    {
      moulds: [
        { before: 12, after: 11 },
        { before: 11, after: 12 },
      ],
    },
    'needles-closed',
  ],
  ['autoclave', { before: 250, after: 250.42 }, { percent: 0.17 }, { before: 25, after: 25.04 }, 'out-of-bounds'],
  [
    'cement-en-197',
    { results: CEMENT, class: '42.5N' },
    { verdict: 'pass' },
    { results: CEMENT, class: '43N' },
    'unknown-class',
  ],
  ['cement-c150', { results: C150, type: 'I' }, { verdict: 'pass' }, { results: C150, type: 'X' }, 'unknown-type'],
  [
    'mill-consistency',
    { strengths: [52, 54, 53, 55, 51, 56], duplicateDifferences: [0.8, 1.2, -1] },
    { testing: near(1 / 1.128, 6), movingMeans: [null, null, null, null, 53, 53.8] },
    { strengths: [52, 54, 53, 55, 5100] },
    'out-of-bounds',
  ],
]

test.each(CASES)('engineering/%s gives its worked example and names its fault', (...of) => expectMethod(portal, of))

test('limits of ones own judge without a specification, and every built-in one is listed', async () => {
  const limits = [{ size: 4.75, min: 95, max: 98 }]
  const { body } = await portal.as('lab_manager').post('/engineering/limits', { grading: SAND, limits })
  expect(body).toMatchObject({ verdict: 'fail', sieves: [{ verdict: 'above', passing: 99 }] })
  const listed = await portal.as('raw_material_requester').get('/engineering/grading-specifications')
  expect(listed.body.total).toBe(listed.body.rows.length)
  expect(listed.body.rows.map((row: { id: string }) => row.id)).toContain('c33-57')
})

test('text for a number is no number, and nothing above is a defect', async () => {
  const { status, body } = await portal.as('lab').post('/engineering/sieve', { ...SAMPLE, pan: '35' })
  expect([status, body.errors]).toEqual([422, { pan: ['A number is needed'] }])
  expect((await portal.as('lab').get('/openapi.json')).status).toBe(200)
  expect(portal.defects).toEqual([])
})
