import type { Calculator } from '~/domain/kit/calculator'
import { MixerUniformityInput } from '../fresh/mixer-uniformity'
import { CubeStrengthInput } from '../specimen/cube-strength'
import { CylinderStrengthInput } from '../specimen/cylinder-strength'
import { HardenedDensityInput } from '../specimen/hardened-density'
import { ConcretePotInput } from '../specimen/pot-density'
import { StrengthTestInput } from '../specimen/strength-test'
import { TestAgeInput } from '../specimen/test-age'
import { conformityCalculators } from './conformity'
import { grouped } from './grouped'

/** Specimens of concrete worked out, and strengths judged. */
export const specimenCalculators: readonly Calculator[] = [
  ...grouped('Specimens', [
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
  ...conformityCalculators,
]
