import type { Calculator } from '~/domain/kit/calculator'
import { Aci318CoresInput, Aci318Input } from '../conformity/aci318-acceptance'
import { En206ChartInput } from '../conformity/control-chart-series'
import { En206ContinuousInput } from '../conformity/en206-continuous'
import { En206FamilyInput } from '../conformity/en206-family'
import { En206IdentityInput } from '../conformity/en206-identity'
import { En206InitialInput } from '../conformity/en206-initial'
import { En206SigmaInput } from '../conformity/en206-sigma'
import { WithinTestInput } from '../conformity/within-test'
import { ControlClassInput } from '../fresh/input'
import { CharacteristicStrengthInput } from '../specimen/characteristic-strength'
import { grouped } from './grouped'

const FIFTEEN = [44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7]
/** Thirty-five results over five months, the days in turn. */
const DATED = Array.from({ length: 36 }, (_, at) => ({
  value: FIFTEEN[at % FIFTEEN.length]!,
  sampledAt: `2026-${String(1 + Math.floor(at / 7)).padStart(2, '0')}-${String(1 + (at % 7) * 4).padStart(2, '0')} 09:00`,
}))
/** Strengths judged. */
export const conformityCalculators: readonly Calculator[] = grouped('Conformity', [
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
    key: 'en-206-chart',
    title: 'Control chart, method C',
    source: 'EN 206 §8.2.1.3.2, ISO 7870-4',
    schema: En206ChartInput,
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
])
