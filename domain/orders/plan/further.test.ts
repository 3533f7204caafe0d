import { expect, test } from 'vitest'
import { furtherWords } from './further'

test('what more changes would gain is said in one sentence that names the first orders', () => {
  expect(furtherWords({ moreChanges: 1, volume: '8.00', orderNos: ['R1-0042'] })).toBe(
    'Moving 1 more load would serve 8.00 m³ more, of R1-0042',
  )
  expect(furtherWords({ moreChanges: 14, volume: '31.50', orderNos: ['A', 'B', 'C', 'D', 'E'] })).toBe(
    'Moving 14 more loads would serve 31.50 m³ more, of A, B, C and 2 more',
  )
})
