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
import { within } from '~/domain/kit/within'

/** A member of a concrete family: its own results and fck, MPa; σ of the family from 15 results on. */
export const En206FamilyInput = z.strictObject({
  members: z.array(z.strictObject({ name: z.string(), fck: z.number(), results: z.array(z.number()).min(1) })).min(2),
  reference: z.string(),
  sigma: z.number(),
})
export type En206FamilyInput = z.input<typeof En206FamilyInput>

/**
 * Whether one member belongs (EN 206 criterion 3): the mean of its n untransposed results ≥ fck + margin(n), the margin
 * growing from −1 MPa at two results to 1.48 σ at fifteen; and every result ≥ fck − 4.
 */
export function familyMember(results: readonly number[], fck: number, sigma: number): Conformity {
  const values = strengths(results, 1)
  const own = specified(fck)
  const places = values.map((_, index) => index)
  const criteria = singles('single result', values, own - table.en206.continuous.singleBelow)
  if (values.length < 2) return conformity(criteria)
  return conformity([
    criterion('mean of the member', mean(values), own + margin(values.length, sigma), places),
    ...criteria,
  ])
}

export type En206Family = {
  /** Results of all members moved onto the reference member: x + (fck reference − fck member), MPa. */
  transposed: { name: string; value: number }[]
  members: { name: string; verdict: Conformity }[]
  belongs: boolean
}

/**
 * A family judged as one (EN 206 §8.2.1.3): results transposed to the reference concrete by the difference of the
 * characteristic strengths, and every member checked on its own results. An unknown reference is `unknown-member`.
 */
export function en206Family({ members, reference, sigma }: En206FamilyInput): En206Family {
  const to = members.find(member => member.name === reference)
  if (!to) throw new EngineeringFault('unknown-member', `${reference} is not in the family`, 'reference')
  const transposed = members.flatMap(({ name, fck, results }) =>
    strengths(results, 1).map(value => ({ name, value: value + specified(to.fck) - specified(fck) })),
  )
  const verdicts = members.map(({ name, fck, results }) => ({ name, verdict: familyMember(results, fck, sigma) }))
  return { transposed, members: verdicts, belongs: verdicts.every(member => member.verdict.conforms) }
}

function margin(results: number, sigma: number): number {
  const { least, sigmaTimes } = table.en206.continuous
  if (results >= least) return sigmaTimes * within(sigma, 'sigma', [0.5, 15], 'MPa')
  return table.en206.familyMember.filter(row => row.least <= results).at(-1)!.margin
}
