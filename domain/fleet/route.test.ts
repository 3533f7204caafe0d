import { expect, test } from 'vitest'
import { alongRoute, backwards, headingOf, type RoadNet, routeOf, shortestRoute } from './route'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
/** Two ways round a lake: the north one is shorter. */
const net: RoadNet = {
  places: { west: at(1.3, 103.7), north: at(1.34, 103.75), south: at(1.2, 103.75), east: at(1.3, 103.8) },
  roads: [
    ['west', 'north'],
    ['north', 'east'],
    ['west', 'south'],
    ['south', 'east'],
  ],
}

test('the shorter way is taken, and back it is the same way', () => {
  const way = shortestRoute(at(1.3, 103.69), at(1.3, 103.81), net)
  expect(way.points).toEqual([at(1.3, 103.69), net.places.west, net.places.north, net.places.east, at(1.3, 103.81)])
  expect(backwards(way).km).toBeCloseTo(way.km, 9)
  expect(shortestRoute(at(1.3, 103.7), at(1.301, 103.701), net).points).toHaveLength(2)
})

test('half of a straight way is its middle; the heading looks along the road', () => {
  const way = routeOf([at(1.3, 103.7), at(1.3, 103.8), at(1.4, 103.8)])
  const quarter = alongRoute(way, 0.25)
  expect(quarter.longitude).toBeCloseTo(103.75, 3)
  expect(quarter.heading).toBe(90)
  expect(alongRoute(way, 0.9).heading).toBe(0)
  expect(alongRoute(way, 0)).toMatchObject(at(1.3, 103.7))
  expect(alongRoute(way, 2)).toMatchObject(at(1.4, 103.8))
  expect(headingOf(at(1.4, 103.8), at(1.3, 103.7))).toBe(225)
})
