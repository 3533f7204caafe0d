import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nonFalling } from './isotonic'

test('a made-monotone curve never falls, keeps a rising one, and keeps the weighted mean', () => {
  const value = fc.double({ min: -50, max: 90, noNaN: true })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), values => {
      const weights = values.map((_, at) => 1 + (at % 4))
      const curve = Float64Array.from(values)
      nonFalling(curve, weights)
      for (let at = 1; at < curve.length; at++) expect(curve[at]!).toBeGreaterThanOrEqual(curve[at - 1]!)
      const mean = (list: ArrayLike<number>) => weights.reduce((sum, weight, at) => sum + weight * list[at]!, 0)
      expect(mean(curve)).toBeCloseTo(mean(values), 6)
      const rising = Float64Array.from([...values].sort((a, b) => a - b))
      const kept = rising.slice()
      nonFalling(kept, weights)
      expect(kept).toEqual(rising)
    }),
  )
})
