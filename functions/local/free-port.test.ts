import { expect, test } from 'vitest'
import { portBesides } from './free-port'

test('a port that is free but kept for the portal itself is not given away', async () => {
  const offered = [4700, 4700, 41_001]
  expect(await portBesides(new Set([4700]), async () => offered.shift()!)).toBe(41_001)
  expect(offered).toEqual([])
})
