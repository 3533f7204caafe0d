import { expect, test } from 'vitest'
import { type ChatConfig, DIMENSIONS, type Dimension, fits, isMoney, MEASURES, type Measure } from './catalogue'
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
  ['delivered revenue at Tuas by day', { measure: 'revenue', by: 'day', plantId: 'p1' }],
  ['december', { measure: 'volume', from: '2025-12-01', to: '2025-12-31' }],
  ['load size last 2 weeks', { measure: 'loadSize', from: '2026-11-07', to: today }],
  ['on time at TU', { measure: 'onTime', by: 'day', plantId: 'p1' }],
  ['which customer waits longest', { measure: 'wait', by: 'customer', top: null }],
  ['which weekday has the most returns', { measure: 'returned', by: 'weekday', top: 5 }],
  ['cement used this week', { measure: 'used', kind: 'cement', by: 'plant', from: '2026-11-16' }],
  ['material used by material at Tuas', { measure: 'used', by: 'material', kind: null, plantId: 'p1' }],
  ['water used by month', { measure: 'used', kind: 'water', by: 'month' }],
  [
    'average strength of N30 at 7 days by plant',
    { measure: 'strength', product: 'N30', grade: null, ageDays: 7, by: 'plant' },
  ],
  ['strength of grade 40 at 28 days', { measure: 'strength', grade: 40, ageDays: 28 }],
  ['volume of 35 MPa by driver', { measure: 'volume', grade: 35, by: 'driver' }],
])('R-044 "%s" means one chart', (question, config) => {
  expect(asked(question)).toMatchObject({ config, unknown: [], nearest: null })
})

test('R-044 a question that is not understood as a whole has no answer, and says what would have one', () => {
  const unknown = (question: string) => {
    const { config, nearest, ...of } = asked(question)
    expect(config).toBeNull()
    return { ...of, nearest: nearest && inWords(nearest, plants) }
  }
  const usual = 'from 2026-10-22 to 2026-11-20'
  expect(unknown('who is the best driver')).toEqual({
    unknown: ['who', 'best'],
    nearest: `volume by driver ${usual}`,
  })
  expect(unknown('volume by plant and moon phase')).toEqual({
    unknown: ['moon', 'phase'],
    nearest: `volume by plant ${usual}`,
  })
  expect(unknown('invoiced by truck')).toEqual({ unknown: ['by truck'], nearest: `invoiced by customer ${usual}` })
  expect(unknown('invoiced at Tuas of N30').unknown).toEqual(['Tuas', 'n30'])
  expect(unknown('delivered revenue by grade').unknown).toEqual(['by grade'])
  expect(unknown('slag used by plant').unknown).toEqual(['slag'])
  expect(unknown('volume at 7 days').unknown).toEqual(['at 7 days'])
  expect(unknown('loads from 40/10 to 41/10').unknown).toContain('40/10')
  expect(unknown('what is the meaning')).toEqual({ unknown: ['meaning'], nearest: null })
  expect(asked('').config).toBeNull()
})

test('R-044 every configuration has words that mean itself', () => {
  const keys = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[]
  for (const measure of keys<Measure>(MEASURES))
    for (const by of keys<Dimension>(DIMENSIONS).filter(of => fits(measure, of)))
      for (const plantId of [null, 'p1', 'p2'])
        for (const chart of ['bar', 'line'] as const) {
          const { from } = MEASURES[measure]
          const config: ChatConfig = {
            measure,
            by,
            from: '2026-10-01',
            to: '2026-10-31',
            plantId: from === 'invoices' ? null : plantId,
            grade: plantId === 'p1' && !isMoney(measure) ? 30 : null,
            product: plantId === 'p2' && !isMoney(measure) ? 'N30-20' : null,
            ageDays: from === 'strengths' && plantId ? 7 : null,
            kind: from === 'weights' && plantId ? (plantId === 'p1' ? 'cement' : 'water') : null,
            top: plantId ? 7 : null,
            chart,
          }
          expect(asked(inWords(config, plants))).toEqual({ config, unknown: [], nearest: null })
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
