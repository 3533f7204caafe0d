import type { Calculator } from '~/domain/kit/calculator'
import { Aci318CoresInput, Aci318Input } from '../conformity/aci318-acceptance'
import { En206ContinuousInput } from '../conformity/en206-continuous'
import { En206FamilyInput } from '../conformity/en206-family'
import { En206IdentityInput } from '../conformity/en206-identity'
import { En206InitialInput } from '../conformity/en206-initial'
import { En206SigmaInput } from '../conformity/en206-sigma'
import { WithinTestInput } from '../conformity/within-test'
import { ControlClassInput } from '../fresh/input'
import { MixerUniformityInput } from '../fresh/mixer-uniformity'
import { CharacteristicStrengthInput } from '../specimen/characteristic-strength'
import { CubeStrengthInput } from '../specimen/cube-strength'
import { CylinderStrengthInput } from '../specimen/cylinder-strength'
import { HardenedDensityInput } from '../specimen/hardened-density'
import { ConcretePotInput } from '../specimen/pot-density'
import { StrengthTestInput } from '../specimen/strength-test'
import { TestAgeInput } from '../specimen/test-age'

const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
/** Thirty-five results over five months, the days in turn. */
const DATED = Array.from({ length: 36 }, (_, at) => ({
  value: FIFTEEN[at % FIFTEEN.length]!,
  sampledAt: `2026-${String(1 + Math.floor(at / 7)).padStart(2, '0')}-${String(1 + (at % 7) * 4).padStart(2, '0')} 09:00`,
}))
type Given = Omit<Calculator, 'call' | 'group'> & { call?: string }
const of = (group: string, rows: readonly Given[]): Calculator[] =>
  rows.map(({ call, ...row }) => ({ ...row, group, call: `POST /engineering/${call ?? row.key}` }))

/** Specimens of concrete worked out, and strengths judged. */
export const specimenCalculators: readonly Calculator[] = [
  ...of('Specimens', [
    {
      key: 'cylinder-strength',
      title: 'Cylinder strength',
      source: 'ASTM C39/C39M',
      schema: CylinderStrengthInput,
      example: { load: 450, diameters: [150.2, 150.2], length: 300 },
    },
    {
      key: 'cube-strength',
      title: 'Cube strength',
      source: 'EN 12390-3',
      schema: CubeStrengthInput,
      example: { load: 1012.5, sides: [150, 150], nominalSide: 150 },
    },
    {
      key: 'strength-test',
      title: 'One strength test',
      source: 'ASTM C39/C39M, EN 206',
      schema: StrengthTestInput,
      example: { strengths: [31.2, 32.0], kind: '150x300 field' },
    },
    {
      key: 'density-dimensions',
      call: 'hardened-density',
      title: 'Density by dimensions',
      source: 'EN 12390-7',
      schema: HardenedDensityInput,
      words: { volume: ['Volume', 'mm³'] },
      example: { by: 'dimensions', mass: 8.1, volume: 3375000 },
    },
    {
      key: 'density-displacement',
      call: 'hardened-density',
      title: 'Density by displacement',
      source: 'EN 12390-7',
      schema: HardenedDensityInput,
      words: { water: ['Density of the water', 'kg/m³'] },
      example: { by: 'displacement', inAir: 8.1, inWater: 4.7 },
    },
    {
      key: 'concrete-pot',
      title: 'Fresh density in a pot',
      source: 'ASTM C138/C138M',
      schema: ConcretePotInput,
      words: { volume: ['Volume of the pot', 'L'] },
      example: { volume: 8, empty: 3.2, full: 22.24, batchMass: 4760, designYield: 2, airFreeDensity: 2428 },
    },
    {
      key: 'test-age',
      title: 'Age at the test',
      source: 'ASTM C39/C39M, EN 12390-2',
      schema: TestAgeInput,
      example: { castAt: '2026-10-01 09:00', testedAt: '2026-10-29 14:00', nominalDays: 28, specimen: 'cylinder' },
    },
    {
      key: 'mixer-uniformity',
      title: 'Mixer uniformity',
      source: 'ASTM C94/C94M Annex A1',
      schema: MixerUniformityInput,
      words: {
        'first.strength7': ['First: strength at 7 days', 'MPa'],
        'last.strength7': ['Last: strength at 7 days', 'MPa'],
      },
      example: {
        potVolume: 0.01416,
        coarseDensity: 2.65,
        first: { concrete: 33.6, coarse: 15.62, air: 1.9, slump: 100 },
        last: { concrete: 33.42, coarse: 15.05, air: 2.4, slump: 80 },
        minutesApart: 12,
      },
    },
  ]),
  ...of('Conformity', [
    {
      key: 'characteristic-strength',
      title: 'Characteristic strength',
      source: 'EN 206 §8.2.1',
      schema: CharacteristicStrengthInput,
      example: { results: [25, 28, 32, 31] },
    },
    {
      key: 'en-206-initial',
      title: 'Initial production',
      source: 'EN 206 §8.2.1.3, Table 17',
      schema: En206InitialInput,
      example: { results: [33.5, 36, 34.2], fck: 30 },
    },
    {
      key: 'en-206-continuous',
      title: 'Continuous production',
      source: 'EN 206 §8.2.1.3, Table 17',
      schema: En206ContinuousInput,
      example: { results: FIFTEEN, fck: 40, sigma: 3 },
    },
    {
      key: 'en-206-sigma',
      title: 'Sigma of production',
      source: 'EN 206 §8.2.1.3',
      schema: En206SigmaInput,
      example: { results: DATED },
    },
    {
      key: 'en-206-family',
      title: 'Concrete family',
      source: 'EN 206 §8.2.1.3, Annex K',
      schema: En206FamilyInput,
      example: {
        members: [
          { name: 'C30', fck: 30, results: [35.1, 36.4, 34.8, 35.9] },
          { name: 'C40', fck: 40, results: [46.1, 45.2, 47.4, 46.6] },
        ],
        reference: 'C30',
        sigma: 3,
      },
    },
    {
      key: 'en-206-identity',
      title: 'Identity test',
      source: 'EN 206 Annex B',
      schema: En206IdentityInput,
      example: { results: [33, 35.4, 31.8], fck: 30 },
    },
    {
      key: 'aci-318',
      title: 'Acceptance by ACI 318',
      source: 'ACI 318 §26.12.3',
      schema: Aci318Input,
      example: { results: [34.1, 31.8, 36.2, 33.4], fc: 30 },
    },
    {
      key: 'aci-318-cores',
      title: 'Cores',
      source: 'ACI 318 §26.12.6',
      schema: Aci318CoresInput,
      example: { cores: [27.4, 25.9, 28.1], fc: 30 },
    },
    {
      key: 'aci-214',
      title: 'Standard of control',
      source: 'ACI 214R Tables 4.3 and 4.4',
      schema: ControlClassInput,
      example: { standardDeviation: 2.6, mean: 36, fc: 30, withinVariation: 3.2, place: 'field' },
    },
    {
      key: 'within-test',
      title: 'Within-test variation',
      source: 'ACI 214R §4.3',
      schema: WithinTestInput,
      words: { tests: ['Specimens of each test, a line each', 'MPa'] },
      example: {
        tests: [
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
        ],
      },
    },
  ]),
]
