import { en206Continuous } from '~/domain/cylinders/conformity/en206-continuous'
import { en206Initial } from '~/domain/cylinders/conformity/en206-initial'
import { sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { withinTest } from '~/domain/cylinders/conformity/within-test'
import { batchingTolerance } from '~/domain/cylinders/fresh/batching-tolerance'
import { mixerUniformity } from '~/domain/cylinders/fresh/mixer-uniformity'
import { maturityRate } from '~/domain/cylinders/maturity/maturity-index'
import { characteristicStrength } from '~/domain/cylinders/specimen/characteristic-strength'
import { cylinderStrength } from '~/domain/cylinders/specimen/cylinder-strength'
import { roundTo } from '~/domain/kit/rounding'
import { kilonewtons, millimetres, psi } from '../other-units'
import type { Example } from './example'

const inch = cylinderStrength({
  ...{ load: kilonewtons(71_000), diameters: [millimetres(6)], length: millimetres(12) },
  diameterStep: millimetres(0.01),
}).strength
const short = cylinderStrength({ load: 412.6, diameters: [150], length: 225 })
const four = characteristicStrength([25, 28, 32, 31], 1.65)

const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
const continuous = en206Continuous({ results: FIFTEEN, fck: 40, sigma: 3 })
const initial = en206Initial({ results: [33.5, 36, 34.2], fck: 30 }).criteria[0]!
const pairs = withinTest({
  tests: [
    ...[
      [31.2, 32],
      [29.8, 30.5],
      [33.1, 32.4],
      [30, 31.1],
      [28.9, 29.3],
    ],
    ...[
      [34, 33.2],
      [31.7, 31.9],
      [30.6, 29.7],
      [32.8, 33.9],
      [29.5, 30.1],
    ],
  ],
})
const [airFree, , coarse, mortar] = mixerUniformity({
  ...{ potVolume: 0.01416, coarseDensity: 2.65 },
  first: { concrete: 33.6, coarse: 15.62, air: 1.9, slump: 100, strength7: 25 },
  last: { concrete: 33.42, coarse: 15.05, air: 2.4, slump: 80, strength7: 24 },
}).rows
const batched = batchingTolerance({
  items: [
    { name: 'cement', kind: 'binder', target: 3200, actual: 3233 },
    { name: 'plasticiser', kind: 'admixture', target: 12, actual: 12.5 },
  ],
}).rows.map(({ percent }) => percent)
const SAUL = { method: 'temperature-time-factor', datum: -11, activationEnergy: 41.57, reference: 23 } as const
const saul = (celsius: number) => maturityRate(celsius, { ...SAUL, longestGap: 1 })

export const TESTED_EXAMPLES: readonly Example[] = [
  {
    source: 'Published laboratory report, 71 000 lb on a 6 in. cylinder (ASTM C39)',
    shows: [
      ['strength, psi', '2511.1', psi(inch)],
      ['reported, psi', '2510', roundTo(psi(inch), 10)],
    ],
  },
  {
    source: 'By hand, EN 12390-3 and ASTM C39 §9',
    shows: [
      ['450 kN on 150.2 mm, MPa', '25.4', cylinderStrength({ load: 450, diameters: [150.2], length: 300 }).reported],
      ['412.6 kN on 150 mm, MPa', '23.35', short.strength / short.factor],
      ['length 1.5 of the diameter, MPa', '22.4', short.reported],
      [
        '245.3 kN on 100.1 mm, MPa',
        '31.2',
        cylinderStrength({ load: 245.3, diameters: [100.1], length: 200 }).reported,
      ],
    ],
  },
  {
    source: 'BYJU’S, characteristic strength of 25, 28, 32 and 31 MPa',
    shows: [
      ['mean, MPa', '29', four.mean],
      ['s, MPa', '3.16', four.standardDeviation],
      ['fck with 1.65, MPa', '23.78', four.characteristic],
    ],
  },
  {
    source: 'By hand, EN 206 §8.2.1.3 of fifteen results, σ 3 MPa',
    shows: [
      ['mean, MPa', '45.25', continuous.mean],
      ['least, MPa', '44.44', continuous.criteria[0]!.least],
      ['s, MPa', '2.623', continuous.sigma.s],
      ['s by σ', '0.874', continuous.sigma.ratio],
      ['0.886 R̄, MPa', '3.734', sigmaFromRanges(FIFTEEN)],
    ],
  },
  {
    source: 'By hand, EN 206 §8.2.1.2 of three results',
    shows: [
      ['mean, MPa', '34.57', initial.value],
      ['least, MPa', '34', initial.least],
    ],
  },
  {
    source: 'By hand, ACI 214R of ten pairs',
    shows: [
      ['R̄, MPa', '0.730', pairs.meanRange],
      ['mean, MPa', '31.285', pairs.mean],
      ['s₁, MPa', '0.647', pairs.s1],
      ['V₁, %', '2.07', pairs.variation],
      ['s, MPa', '1.572', pairs.s!],
      ['s₂, MPa', '1.432', pairs.s2!],
    ],
  },
  {
    source: 'By hand, ASTM C94 Annex A1',
    shows: [
      ['air-free, first, kg/m³', '2418.84', airFree!.first],
      ['air-free, last, kg/m³', '2418.21', airFree!.last],
      ['apart, kg/m³', '0.63', airFree!.difference],
      ['coarse, first, %', '46.49', coarse!.first],
      ['coarse, last, %', '45.03', coarse!.last],
      ['mortar, first, kg/m³', '2248.4', mortar!.first],
      ['mortar, last, kg/m³', '2256.5', mortar!.last],
    ],
  },
  {
    source: 'By hand, batching tolerances of ASTM C94 and EN 206',
    shows: [
      ['cement, %', '1.03', batched[0]!],
      ['admixture, %', '4.2', batched[1]!],
    ],
  },
  {
    source: 'M. S. Shetty, Concrete Technology, maturity over −11 °C',
    shows: [
      ['seven days at 20 and 10 °C, °C·h', '4368', 7 * 12 * (saul(20) + saul(10))],
      ['28 days at 18 °C, °C·h', '19488', 28 * 24 * saul(18)],
    ],
  },
]
