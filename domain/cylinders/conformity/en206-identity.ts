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
import { EngineeringFault } from '~/domain/kit/fault'
import { mean } from '~/domain/kit/statistics'

export const En206IdentityInput = z.strictObject({ results: z.array(z.number()).min(1).max(6), fck: z.number() })
export type En206IdentityInput = z.input<typeof En206IdentityInput>

/**
 * Identity of a defined volume (EN 206 Annex B): one result ≥ fck − 4; two to four also mean ≥ fck + 1; five or six mean
 * ≥ fck + 2, MPa. More than six are `too-many-results`.
 */
export function en206Identity({ results, fck }: En206IdentityInput): Conformity {
  const values = strengths(results, 1)
  const own = specified(fck)
  const row = table.en206.identity.find(({ least, most }) => values.length >= least && values.length <= most)
  if (!row) throw new EngineeringFault('too-many-results', 'an identity test has at most six results', 'results')
  const places = values.map((_, index) => index)
  const means = row.meanAbove === null ? [] : [criterion('mean of all', mean(values), own + row.meanAbove, places)]
  return conformity([...means, ...singles('single result', values, own - row.singleBelow)])
}
