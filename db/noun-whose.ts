import { inArray, isNull, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { Whose } from '~/domain/kit/noun'
import { Denied } from '~/domain/kit/problem'
import { getSeenRegion } from './fleet/region-rows'
import { atSeenPlants, atSeenPlantsOrNone, seenRegions } from './fleet/scope'
import { getSeenPlant } from './fleet/seen-plant'
import { regions } from './fleet/tables'
import { isNarrowed, type Seen, through } from './kit/scope'
import type { Work } from './kit/work'

/** The rows of a plain noun that a person sees, as its descriptor says. */
export function seenRows({ by, none }: Whose, person: Person, column: PgColumn): Seen | undefined {
  if (by === 'plant') return (none ? atSeenPlantsOrNone : atSeenPlants)(person, column)
  return through(seenRegions(person), seen => [
    none && isNull(column),
    raw`${column} in (select ${regions.id} from ${regions} where ${seen})`,
  ])
}

/** Rows of these plants or regions; where the descriptor says so, those that hold for all are among them. */
export const rowsFor = ({ none }: Whose, column: PgColumn, value: string): SQL | undefined =>
  none?.found ? or(isNull(column), inArray(column, [value])) : inArray(column, [value])

/** A row is put where its person sees it; one for all binds plants that they may not see. */
export async function refuseUnseen({ sql, by: person }: Work, { by, none }: Whose, at: unknown): Promise<void> {
  if (at) await (by === 'plant' ? getSeenPlant : getSeenRegion)(sql, person, String(at))
  else if (none && (none.right ? !mayDo(person, 'manage', none.right) : isNarrowed(person))) throw new Denied(none.why)
}
