import { expect, test } from 'vitest'
import { USUAL_OPTIMIZATION } from '../orders/plan/config'
import { changedValues, FleetOptimizationSave, groupConfig, withoutUsual } from './fleet-optimization'

const USUAL_WEIGHTS = USUAL_OPTIMIZATION.weights

test('a group changes what it names and keeps the rest of the company', () => {
  const of = FleetOptimizationSave.parse({
    configurationName: 'Airport',
    weights: { late: 900 },
    planning: { gapReserve: 12, shiftStart: '05:00' },
  })
  const config = groupConfig(of)
  expect(config.weights).toEqual({ ...USUAL_WEIGHTS, late: 900 })
  expect([config.gapReserve, config.drumReserve, config.shiftStarts]).toEqual([
    12,
    USUAL_OPTIMIZATION.drumReserve,
    ['05:00'],
  ])
  expect(changedValues(of)).toBe(3)
  const company = { ...USUAL_OPTIMIZATION, weights: { ...USUAL_WEIGHTS, empty: 9 } }
  expect(groupConfig(of, company).weights).toMatchObject({ empty: 9, late: 900 })
  expect(changedValues(of, { ...company, gapReserve: 12 })).toBe(2)
})

test('what is as usual is not kept; a name that the engine does not know is refused', () => {
  expect(withoutUsual({ late: USUAL_WEIGHTS.late, empty: 7 }, { ...USUAL_WEIGHTS })).toEqual({ empty: 7 })
  const of = { configurationName: 'Airport' }
  expect(FleetOptimizationSave.safeParse({ ...of, weights: { speed: 1 } }).success).toBe(false)
  expect(FleetOptimizationSave.safeParse({ ...of, weights: { late: -1 } }).success).toBe(false)
  expect(FleetOptimizationSave.safeParse({ ...of, planning: { shiftStart: '25:00' } }).success).toBe(false)
})
