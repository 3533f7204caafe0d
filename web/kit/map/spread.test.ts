import { expect, test } from 'vitest'
import { spread } from './spread'

const LEAST = 24

test('two plants at one address lie beside each other, a third further away stays', () => {
  const moved = spread(
    [
      { id: 'b', x: 100, y: 50 },
      { id: 'a', x: 100, y: 50 },
      { id: 'far', x: 300, y: 50 },
    ],
    LEAST,
  )
  expect(moved.get('a')).toEqual([-12, 0])
  expect(moved.get('b')).toEqual([12, 0])
  expect(moved.has('far')).toBe(false)
})

test('however many there are, none lies on another', () => {
  const points = Array.from({ length: 7 }, (_, at) => ({ id: `${at}`, x: 10 + (at % 3), y: 20 + (at % 2) }))
  const moved = spread(points, LEAST)
  const placed = points.map(of => [of.x + moved.get(of.id)![0], of.y + moved.get(of.id)![1]] as const)
  for (const [at, [x, y]] of placed.entries())
    for (const [otherX, otherY] of placed.slice(at + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(LEAST - 2)
})
