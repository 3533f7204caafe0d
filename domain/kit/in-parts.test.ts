import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inParts } from './in-parts'

test('parts are the list again, none is empty or larger than asked, and all but the last are full', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (all, most) => {
      const parts = inParts(all, most)
      expect(parts.flat()).toEqual(all)
      expect(parts.slice(0, -1).every(part => part.length === most)).toBe(true)
      expect(parts.every(part => part.length > 0 && part.length <= most)).toBe(true)
    }),
  )
})
