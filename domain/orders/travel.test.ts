import { expect, test } from 'vitest'
import { SETTINGS } from '../kit/setting'
import { straightKm, travel } from './travel'

const table = {
  hourly: SETTINGS['orders.hourly-travel'].usual,
  freeFlowKmh: 40,
  roadFactor: 1.5,
}
const west = { latitude: 1.35, longitude: 103.7 }
const east = { latitude: 1.35, longitude: 103.9 }

test('a degree of latitude is 111.2 km, a point is nowhere from itself', () => {
  expect(straightKm({ latitude: 1, longitude: 103 }, { latitude: 2, longitude: 103 })).toBeCloseTo(111.195, 2)
  expect(straightKm(west, west)).toBe(0)
})

test('time is road distance at free flow, longer in the rush hours', () => {
  expect(travel(west, east, 3, table)).toEqual({ distanceKm: 33.35, minutes: 51 })
  expect(travel(west, east, 8, table)).toEqual({ distanceKm: 33.35, minutes: 71 })
  expect(() => travel(west, east, 24, table)).toThrow('hour')
})
