import { type Broken, brokenInvariants, INVARIANTS } from '~/db/kit/invariants'
import type { Sql } from '~/db/kit/open'
import { concreteDrift } from '../cylinders/concrete-drift'

const CONCRETE = { id: 'I16f', text: 'The kept state of a concrete is what the function says' }

/** Every rule of the books, in the order in which they are asked: those that the database answers, then those that a function does. */
export const RULES: readonly { id: string; text: string }[] = [...INVARIANTS, CONCRETE]

/** What does not hold in this database, each with its first rows; the hourly round, the drill and the command ask the same. */
export async function brokenRules(sql: Sql): Promise<Broken[]> {
  const found = await brokenInvariants(sql)
  const drifted = await concreteDrift(sql)
  if (drifted.length) found.push({ ...CONCRETE, rows: drifted.slice(0, 5) })
  return RULES.flatMap(({ id }) => found.find(of => of.id === id) ?? [])
}
