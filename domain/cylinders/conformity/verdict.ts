import { STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'
import { atLeast, within } from '~/domain/kit/within'

/** One thing that was compared: what, its value, the least it may be, and where (places in the results given). */
export type Criterion = { rule: string; value: number; least: number; pass: boolean; results: number[] }
export type Conformity = { conforms: boolean; criteria: Criterion[]; failed: Criterion[] }

/** Strengths in MPa, oldest first, inside their bounds and at least `least` of them. */
export function strengths(values: readonly number[], least: number): number[] {
  return atLeast(values, least, 'results').map(value => within(value, 'results', STRENGTH, 'MPa'))
}

/** Characteristic or specified strength, 5 to 150 MPa. */
export const specified = (value: number, field = 'fck'): number => within(value, field, [5, 150], 'MPa')

export function criterion(rule: string, value: number, least: number, results: number[]): Criterion {
  return { rule, value, least, pass: value >= least - 1e-9, results }
}

/** One criterion per single result. */
export function singles(rule: string, values: readonly number[], least: number): Criterion[] {
  return values.map((value, index) => criterion(rule, value, least, [index]))
}

export function conformity(criteria: Criterion[]): Conformity {
  const failed = criteria.filter(row => !row.pass)
  return { conforms: failed.length === 0, criteria, failed }
}
