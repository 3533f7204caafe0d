import { expect, test } from 'vitest'
import { DIMENSIONS, type Dimension, fits, MEASURES, type Measure } from './catalogue'
import { inWords, understand } from './question'
import { suggest } from './suggest'

const today = '2026-11-20'
const plants = [
  { id: 'p1', plantName: 'Tuas', plantCode: 'TU' },
  { id: 'p2', plantName: 'Tuas South', plantCode: 'TS' },
]
const asked = (question: string) => understand(question, today, plants)

test.each([
  [
    'volume by plant last month',
    { measure: 'volume', by: 'plant', from: '2026-10-01', to: '2026-10-31', chart: 'bar' },
  ],
  [
    'Show me the m3 per day at Tuas South this week?',
    { measure: 'volume', by: 'day', plantId: 'p2', from: '2026-11-16' },
  ],
  ['top 5 customers by carbon', { measure: 'carbon', by: 'customer', top: 5, from: '2026-10-22', to: today }],
  ['strength by strength class in october', { measure: 'strength', by: 'grade', from: '2026-10-01', to: '2026-10-31' }],
  ['waiting time by hour yesterday as line', { measure: 'wait', by: 'hour', from: '2026-11-19', chart: 'line' }],
  ['loads from 1/10 to 15/10/2026', { measure: 'loads', by: 'plant', from: '2026-10-01', to: '2026-10-15' }],
  ['revenue by month this year', { measure: 'invoiced', by: 'month', from: '2026-01-01', chart: 'line' }],
  ['december', { measure: 'volume', from: '2025-12-01', to: '2025-12-31' }],
  ['load size last 2 weeks', { measure: 'loadSize', from: '2026-11-07', to: today }],
  ['on time at TU', { measure: 'onTime', by: 'day', plantId: 'p1' }],
])('R-044 "%s" means one chart', (question, config) => {
  expect(asked(question)).toMatchObject({ config, unknown: [] })
})

test('R-044 what is outside the catalogue is told and never guessed at', () => {
  expect(asked('who is the best driver')).toEqual({ config: null, unknown: ['who', 'best', 'driver'] })
  expect(asked('volume by plant and moon phase').unknown).toEqual(['moon', 'phase'])
  expect(asked('invoiced by truck')).toMatchObject({ config: { by: 'customer' }, unknown: ['by truck'] })
  expect(asked('loads from 40/10 to 41/10').unknown).toContain('40/10')
  expect(asked('').config).toBeNull()
})

test('R-044 every configuration has words that mean itself', () => {
  const keys = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[]
  for (const measure of keys<Measure>(MEASURES))
    for (const by of keys<Dimension>(DIMENSIONS).filter(of => fits(measure, of)))
      for (const plantId of [null, 'p1', 'p2'])
        for (const chart of ['bar', 'line'] as const) {
          const config = { measure, by, from: '2026-10-01', to: '2026-10-31', plantId, top: plantId ? 7 : null, chart }
          expect(asked(inWords(config, plants))).toEqual({ config, unknown: [] })
        }
})

test('suggestions go on from what is typed, and each is a question that is understood', () => {
  const all = Object.keys(MEASURES) as Measure[]
  expect(suggest('', today, plants, all)).toContain('volume')
  expect(suggest('carb', today, plants, all)).toEqual(['carbon'])
  expect(suggest('carbon', today, plants, all)[0]).toBe('carbon by plant')
  expect(suggest('carbon by pl', today, plants, all)).toContain('carbon by plant')
  expect(suggest('carbon by plant', today, plants, all)).toContain('carbon by plant last month')
  expect(suggest('carbon by plant last month', today, plants, all)).toEqual([
    'carbon by plant last month at Tuas',
    'carbon by plant last month at Tuas South',
  ])
  expect(suggest('rev', today, plants, ['volume'])).toEqual([])
  for (const text of ['', 'vol', 'loads by', 'wait by day', 'top 3'])
    for (const question of suggest(text, today, plants, all)) expect(asked(question)).toMatchObject({ unknown: [] })
})
