import type { Calculator } from '~/domain/kit/calculator'
import { Forecast28Input } from '../control/forecast-28'
import { MultigradeCusumInput } from '../control/multigrade-cusum'
import { PlantSummaryInput } from '../control/plant-summary-input'
import { StrengthCusumInput } from '../control/strength-cusum'
import { CusumInput } from '../control/v-mask'

const CONTROL = 'Control over time'
const EARLY = [30.1, 31.4, 29.8, 30.9, 28.7, 27.9, 28.4, 27.5, 28.8, 27.2]

/** Production watched over time. */
export const controlCalculators: readonly Calculator[] = [
  {
    key: 'forecast-28',
    call: 'POST /engineering/forecast-28',
    title: '28-day forecast',
    group: CONTROL,
    source: 'Running mean gain of earlier pairs',
    schema: Forecast28Input,
    words: { actual: ['At 28 days', 'MPa'], usualGain: ['Usual gain', 'MPa'] },
    example: {
      early: 30,
      pairs: [
        { early: 29.5, actual: 41.2 },
        { early: 31, actual: 42.6 },
        { early: 30.2, actual: 41.9 },
      ],
    },
  },
  {
    key: 'cusum',
    call: 'POST /engineering/cusum',
    title: 'Cumulative sum',
    group: CONTROL,
    source: 'CEN/TR 16369, V-mask',
    schema: CusumInput,
    words: { target: ['Target', 'MPa'], values: ['Results in turn', 'MPa'] },
    example: { values: [44.1, 47.3, 42.8, 45.9, 40.2, 39.7, 41.4, 40.3], target: 45, sigma: 3, mask: 'mean' },
  },
  {
    key: 'strength-cusum',
    call: 'POST /engineering/strength-cusum',
    title: 'Cumulative sums of strength',
    group: CONTROL,
    source: 'CEN/TR 16369: mean, range and correlation',
    schema: StrengthCusumInput,
    words: { actual: ['At 28 days', 'MPa'], target: ['Target mean', 'MPa'] },
    example: {
      results: EARLY.map((early, at) => ({ key: `L${at + 1}`, early, ...(at < 6 ? { actual: early + 12 } : {}) })),
      target: 42,
      sigma: 3,
      usualGain: 12,
    },
  },
  {
    key: 'multigrade-cusum',
    call: 'POST /engineering/multigrade-cusum',
    title: 'Multigrade cumulative sums',
    group: CONTROL,
    source: 'Ken W. Day, ConAd',
    schema: MultigradeCusumInput,
    hide: ['targets', 'group', 'groups'],
    example: {
      results: EARLY.map((strength, at) => ({
        key: `L${at + 1}`,
        mix: at % 2 ? 'C40' : 'C30',
        values: { strength: at % 2 ? strength + 12 : strength, slump: 120 },
      })),
    },
  },
  {
    key: 'plant-summary',
    call: 'POST /engineering/plant-summary',
    title: 'Plant summary',
    group: CONTROL,
    source: 'EN 206 §8.2.1, ACI 318 §26.12, ACI 214R',
    schema: PlantSummaryInput,
    hide: ['waiting', 'sigma'],
    words: { target: ['Target mean', 'MPa'] },
    example: {
      tests: [36.2, 34.8, 37.1, 35.5].map((strength, at) => ({
        plant: 'Tuas',
        mix: 'C30',
        ageDays: 28,
        castOn: `2026-10-0${at + 1}`,
        specimens: [strength, strength + 0.6],
        fck: 30,
        target: 36,
      })),
      now: '2026-11-20 09:00',
    },
  },
]
