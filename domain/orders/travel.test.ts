import { expect, test } from 'vitest'
import { SETTINGS } from '../kit/setting'
import { straightKm, travel, travelOn, wayKey } from './travel'

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

test('what is left of a way is its share of the way that a routing service told, wherever the truck is on it', () => {
  const middle = { latitude: 1.35, longitude: 103.8 }
  const way = { from: west, to: east }
  // The streets take a way round: 60 km and 90 min where the straight line says 33 km and 51.
  const told = { ...table, ways: { [wayKey(west, east)]: { minutes: 90, km: 60 } } }
  expect(travelOn(west, way, 3, told)).toEqual(travel(west, east, 3, told))
  expect(travelOn(middle, way, 3, told)).toEqual({ distanceKm: 30, minutes: 45 })
  expect(travelOn(middle, way, 8, told).minutes).toBeGreaterThan(45)
  expect(travelOn(east, way, 3, told)).toEqual({ distanceKm: 0, minutes: 0 })
  expect(travelOn(middle, way, 3, table)).toEqual(travel(middle, east, 3, table))
  expect(travelOn(middle, { from: east, to: east }, 3, told)).toEqual(travel(middle, east, 3, table))
})
