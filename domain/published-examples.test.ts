import { describe, expect, test } from 'vitest'
import { ACI_EXAMPLES } from '~/tests/kit/rules/published/aci-examples'
import { BRE_EXAMPLES } from '~/tests/kit/rules/published/bre-examples'
import { inDigits } from '~/tests/kit/rules/published/example'
import { MATERIAL_EXAMPLES } from '~/tests/kit/rules/published/material-examples'
import { TESTED_EXAMPLES } from '~/tests/kit/rules/published/tested-examples'

const EXAMPLES = [...BRE_EXAMPLES, ...ACI_EXAMPLES, ...TESTED_EXAMPLES, ...MATERIAL_EXAMPLES]

describe('every worked example that is kept, to its last printed digit', () => {
  test.each(EXAMPLES.map(({ source, shows }) => [source, shows] as const))('%s', (_source, shows) => {
    expect(shows.length).toBeGreaterThan(0)
    for (const [figure, printed, answered, read = 0] of shows) {
      if (read) expect(Math.abs(answered - Number(printed)), `${figure} ${answered}`).toBeLessThanOrEqual(read)
      else expect([figure, inDigits(answered, printed)]).toEqual([figure, printed])
    }
  })
})

test('each has a source of its own, and a reading from a figure is rare', () => {
  expect(new Set(EXAMPLES.map(({ source }) => source)).size).toBe(EXAMPLES.length)
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(31)
  const read = EXAMPLES.flatMap(({ shows }) => shows.filter(([, , , off]) => off))
  expect(read.map(([figure]) => figure)).toEqual(['strength at 0.40, MPa', 'A1 to A3, kg'])
})
