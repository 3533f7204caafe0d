import * as z from 'zod'
import {
  type Conformity,
  conformity,
  criterion,
  singles,
  specified,
  strengths,
} from '~/domain/cylinders/conformity/verdict'
import table from '~/domain/cylinders/data/conformity.json'
import { mean } from '~/domain/kit/statistics'

/** Test results in MPa, oldest first. Groups of three either overlap (rolling) or stand apart, as agreed beforehand. */
export const En206InitialInput = z.strictObject({
  results: z.array(z.number()).min(3).max(1000),
  fck: z.number(),
  groups: z.enum(['rolling', 'apart']).default('apart'),
})
export type En206InitialInput = z.input<typeof En206InitialInput>

/**
 * EN 206 initial production (fewer than 35 results): every mean of three ≥ fck + 4 and every result ≥ fck − 4 MPa.
 * Fewer than three results are `too-few-results`; results that do not fill a group wait for the next one.
 */
export function en206Initial({
  results,
  fck,
  groups = 'apart',
}: En206InitialInput): Conformity & { note: string | null } {
  const { groupOf, meanAbove, singleBelow } = table.en206.initial
  const values = strengths(results, groupOf)
  const target = specified(fck)
  const step = groups === 'rolling' ? 1 : groupOf
  const means = []
  for (let start = 0; start + groupOf <= values.length; start += step) {
    const places = Array.from({ length: groupOf }, (_, index) => start + index)
    const value = mean(places.map(place => values[place]!))
    means.push(criterion('mean of three', value, target + meanAbove, places))
  }
  const { from } = table.en206.sigma
  return {
    ...conformity([...means, ...singles('single result', values, target - singleBelow)]),
    note:
      values.length < from
        ? null
        : `${from} results over more than three months end initial production: judge these as continuous (EN 206 §8.2.1.3)`,
  }
}
