import * as z from 'zod'
import { type SigmaCheck, sigmaCheck } from '~/domain/cylinders/conformity/en206-sigma'
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
import { between } from '~/domain/mixdesign/bounds'

/**
 * Results in MPa, oldest first, one assessment period (at least 15), and those `earlier` than it; σ in MPa as established
 * beforehand.
 */
export const En206ContinuousInput = z.strictObject({
  results: z.array(z.number()).min(15).max(5000),
  earlier: z.array(z.number()).max(5000).default([]),
  fck: z.number(),
  sigma: z.number(),
  sigmaTimes: between(0, 5).default(table.en206.continuous.sigmaTimes),
})
export type En206ContinuousInput = z.input<typeof En206ContinuousInput>

export type En206Continuous = Conformity & { mean: number; sigma: SigmaCheck }

/**
 * EN 206 continuous production: mean of at least 15 results ≥ fck + 1.48 σ and every result ≥ fck − 4 MPa, with the check
 * that σ is still valid. An invalid σ is replaced by that of the last 35 results before the mean is judged.
 */
export function en206Continuous(input: En206ContinuousInput): En206Continuous {
  const { least, sigmaTimes, singleBelow } = table.en206.continuous
  const values = strengths(input.results, least)
  const fck = specified(input.fck)
  const sigma = sigmaCheck(values, input.sigma, input.earlier)
  const target = fck + (input.sigmaTimes ?? sigmaTimes) * sigma.next
  const places = values.map((_, index) => index)
  const average = mean(values)
  const verdict = conformity([
    criterion('mean of all', average, target, places),
    ...singles('single result', values, fck - singleBelow),
  ])
  return { ...verdict, mean: average, sigma }
}
