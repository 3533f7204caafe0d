import { nonConformities } from '../cylinders/conformity-tables'
import type { Sql } from '../kit/open'

/** How many cases a portal has, two at most. */
export async function someNonConformities(sql: Sql): Promise<number> {
  return (await sql.select({ id: nonConformities.id }).from(nonConformities).limit(2)).length
}
