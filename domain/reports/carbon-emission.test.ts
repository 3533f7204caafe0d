import { expect, test } from 'vitest'
import { type CarbonCell, CarbonEmissionAsk, carbonEmission } from './carbon-emission'

const cell = (of: Partial<CarbonCell>): CarbonCell => ({
  plantId: 'p',
  plantName: 'Tuas',
  month: '2026-10',
  strengthMpa: 30,
  deliveries: 1,
  theoretical: 0,
  unknown: 0,
  cubicMetres: '10.00',
  a1: '3000.000',
  a2: '50.000',
  a3: '40.000',
  a4: '110.000',
  ...of,
})
const bands = [
  { name: 'Low', strengthClass: 'C30', upTo: '310', description: null },
  { name: 'High', strengthClass: 'C30', upTo: null, description: null },
]

test('a sum is weighted by its volume, and the band is of cradle to gate', () => {
  const found = carbonEmission([cell({}), cell({ cubicMetres: '90.00', a1: '9000.000', month: '2026-11' })], bands)
  expect(found.total).toMatchObject({ cubicMetres: '100.00', perCubicMetre: '124.000', deliveries: 2 })
  expect(found.byPlantMonth.map(sum => [sum.month, sum.perCubicMetre])).toEqual([
    ['2026-10', '320.000'],
    ['2026-11', '102.222'],
  ])
  expect(found.byClass).toMatchObject([{ strengthMpa: 30, perCubicMetreA1A3: '121.800', band: 'Low' }])
  expect(carbonEmission([cell({})], bands).byClass[0]).toMatchObject({ perCubicMetreA1A3: '309.000', band: 'Low' })
  expect(carbonEmission([cell({ a1: '3100.000' })], bands).byClass[0]?.band).toBe('High')
})

test('loads without known carbon are counted and weigh nothing; nothing at all is no sum', () => {
  const found = carbonEmission([cell({ unknown: 2 }), cell({ cubicMetres: '0.00', deliveries: 0, unknown: 1 })], [])
  expect([found.unknown, found.byPlantMonth.length, found.byClass[0]?.band]).toEqual([3, 1, null])
  expect(carbonEmission([], []).total).toBeNull()
})

test('a period ends after it starts and is no longer than the report can hold', () => {
  const ok = (from: string, to: string) => CarbonEmissionAsk.safeParse({ from, to }).success
  expect([ok('2026-11-01', '2026-11-30'), ok('2026-11-02', '2026-11-01'), ok('2024-01-01', '2026-01-01')]).toEqual([
    true,
    false,
    false,
  ])
})
