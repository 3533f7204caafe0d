import { expect, test } from 'vitest'
import { trackOf } from './track'

const start = Date.parse('2026-11-20T00:00:00Z')
const fix = (minute: number, longitude: number, speedKmh: number | null = null) => ({
  at: new Date(start + minute * 60_000),
  latitude: 1.3,
  longitude,
  speedKmh,
  heading: null,
})

test('a track counts its km, finds where the truck stood, and takes the speed from the way where none was told', () => {
  const track = trackOf([fix(0, 103.7), fix(6, 103.7), fix(12, 103.75), fix(13, 103.76, 44), fix(30, 103.7601, 0)])
  expect(track.km).toBeCloseTo(6.68, 1)
  expect(track.points[2]).toMatchObject({ speedKmh: 56 })
  expect(track.topKmh).toBe(56)
  expect(track.drivingMinutes).toBe(7)
  expect(track.stops.map(stop => stop.minutes)).toEqual([6, 17])
})

test('no position is an empty track', () => {
  expect(trackOf([])).toEqual({ points: [], stops: [], km: 0, topKmh: 0, drivingMinutes: 0 })
})
