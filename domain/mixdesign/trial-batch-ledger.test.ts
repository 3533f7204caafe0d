import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EN } from '~/tests/kit/given/content-rules'
import { contentLimits } from './durability-contents'
import { designedFigures, trialLedger } from './trial-batch-ledger'

const of = (name: string, kind: string, density: string) => ({
  ...{ materialId: name, name, kind, density },
  ...{ chloridePercent: null, alkaliPercent: null, solidsPercent: null },
})
const CEMENT = of('Cement', 'cement', '3150')
const WATER = of('Water', 'water', '1000')
const SAND = of('Sand', 'sand', '2600')
const recipe = [
  { ...CEMENT, kgPerM3: '350' },
  { ...WATER, kgPerM3: '175' },
  { ...SAND, kgPerM3: '1800' },
]
const dry = { moisturePercent: null, absorptionPercent: null, carbonFactor: null }
const facts = (litres: string, by: number, freshDensity: string | null = null) => ({
  ...{ recipe, litres, mixName: 'M v1', airPercent: '1' },
  weights: [
    { ...CEMENT, ...dry, kg: (350 * by).toFixed(6), carbonFactor: '0.9' },
    { ...WATER, ...dry, kg: (103.7 * by).toFixed(6), carbonFactor: '0' },
    // 1800 SSD at 4 % free and 1 % absorbed are 1871.287, of which 71.3 are free water.
    { ...SAND, kg: (1871.287 * by).toFixed(6), moisturePercent: '4', absorptionPercent: '1', carbonFactor: '0.005' },
  ],
  fresh: { density: freshDensity, air: null, temperature: null },
  limits: {
    temperature: '35',
    ...contentLimits({ classes: [] }, EN),
  },
})
const value = (ledger: ReturnType<typeof trialLedger>, key: string) => ledger.rows.find(row => row.key === key)?.value

test('by hand: 40 L are told by the cubic metre, and the yield is the relative one', () => {
  // 350 + 103.7 + 1871.287 = 2324.987 kg by 2300 kg/m³ = 1.011.
  const ledger = trialLedger(facts('40', 0.04, '2300'))
  expect(value(ledger, 'free-water')).toBe('175.0')
  expect(value(ledger, 'water-cement')).toBe('0.500')
  expect(value(ledger, 'yield')).toBe('1.01')
  // 350 × 0.9 + 1871.287 × 0.005 = 324.356.
  expect(value(ledger, 'carbon')).toBe('324.4')
  expect(ledger.rows.map(({ key }) => key)).not.toContain('returned')
  expect(designedFigures(recipe, EN)).toMatchObject({
    ratio: '0.500',
    equivalent: '350.0',
  })
})

test('seeded: the size of the batch changes no figure by the cubic metre', () => {
  const one = trialLedger(facts('1000', 1, '2300')).rows
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 10_000 }), litres => {
      expect(trialLedger(facts(String(litres), litres / 1000, '2300')).rows).toEqual(one)
    }),
    { seed: 14, numRuns: 2000 },
  )
})
