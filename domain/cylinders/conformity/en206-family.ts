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
import { between } from '~/domain/mixdesign/bounds'
import { grouped } from './grouped'
import type { ProductionResult } from './production-result'

/** A member of a concrete family: its own results and fck, MPa; σ of the family from 15 results on. */
export const En206FamilyInput = z.strictObject({
  members: z.array(z.strictObject({ name: z.string(), fck: z.number(), results: z.array(z.number()).min(1) })).min(2),
  reference: z.string(),
  sigma: between(0.1, 15, 'MPa'),
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
  /** The mean of the transposed results of the members that belong, by the rule of continuous production; null below fifteen. */
  verdict: Conformity | null
}

/**
 * A family judged as one (EN 206 §8.2.1.3): results transposed to the reference concrete by the difference of the
 * characteristic strengths, every member checked on its own results, and the mean of those that belong held against the
 * reference: a member that does not belong is judged alone. An unknown reference is `unknown-member`.
 */
export function en206Family({ members, reference, sigma }: En206FamilyInput): En206Family {
  const to = members.find(member => member.name === reference)
  if (!to) throw new EngineeringFault('unknown-member', `${reference} is not in the family`, 'reference')
  const transposed = members.flatMap(({ name, fck, results }) =>
    strengths(results, 1).map(value => ({ name, value: value + specified(to.fck) - specified(fck) })),
  )
  const verdicts = members.map(({ name, fck, results }) => ({ name, verdict: familyMember(results, fck, sigma) }))
  const inside = new Set(verdicts.flatMap(({ name, verdict }) => (verdict.conforms ? [name] : [])))
  const judged = transposed.filter(({ name }) => inside.has(name)).map(({ value }) => value)
  return {
    transposed,
    members: verdicts,
    belongs: inside.size === new Set(members.map(({ name }) => name)).size,
    verdict: judged.length < table.en206.continuous.least ? null : ofFamily(judged, specified(to.fck), sigma),
  }
}

function ofFamily(values: readonly number[], fck: number, sigma: number): Conformity {
  const places = values.map((_, index) => index)
  return conformity([criterion('mean of the family', mean(values), fck + margin(values.length, sigma), places)])
}

function margin(results: number, sigma: number): number {
  const { least, sigmaTimes } = table.en206.continuous
  if (results >= least) return sigmaTimes * within(sigma, 'sigma', [0.5, 15], 'MPa')
  return table.en206.familyMember.filter(row => row.least <= results).at(-1)!.margin
}

/** The members among the results of a period that do not belong, each with its mean and the least that it may be. */
export function strangers(rows: readonly ProductionResult[], sigma: number) {
  const members = grouped(rows, row => row.member)
  if (members.size < 2) return []
  return [...members.entries()].flatMap(([member, own]) => {
    const values = own.map(row => row.value - row.fck)
    const { fck } = own.at(-1)!
    const [found] = familyMember(
      values.map(value => value + fck),
      fck,
      sigma,
    ).criteria
    const failed = found && found.rule === 'mean of the member' && !found.pass
    return failed ? [{ value: found.value, least: found.least, member, ids: own.map(row => row.id) }] : []
  })
}
