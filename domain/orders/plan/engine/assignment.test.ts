import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestAssignment } from './assignment'

const permutations = (items: number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map(rest => [item, ...rest]))

test('no permutation is cheaper than the assignment', () => {
  const matrix = fc.integer({ min: 1, max: 5 }).chain(size =>
    fc.array(fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constant(Infinity)), {
      minLength: size * size,
      maxLength: size * size,
    }),
  )
  fc.assert(
    fc.property(matrix, cells => {
      const size = Math.sqrt(cells.length)
      const costOf = (columns: ArrayLike<number>) =>
        Array.from(columns).reduce((sum, column, row) => sum + cells[row * size + column]!, 0)
      const best = Math.min(...permutations([...Array(size).keys()]).map(costOf))
      const found = cheapestAssignment(Float64Array.from(cells), size)
      expect(found ? costOf(found) : Infinity).toBe(best)
    }),
  )
})
