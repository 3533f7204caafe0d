import { and, asc, eq, ilike, isNull, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PotAsk } from '~/domain/cylinders/pot'
import type { Page } from '~/domain/kit/page'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { ofSeenPlants } from './scope'
import { cylinderTests, concretePots as pots } from './tables'

export const concretePot = record(pots, 'concrete_pot', { label: 'concrete pot' })
export type ConcretePotRow = typeof pots.$inferSelect
export type PotLine = ConcretePotRow & {
  concretePotId: string
  plantName: string | null
  overdue: boolean
  uses: number
}

/** A pot without a plant belongs to every laboratory. */
export const seenPots = (person: Person): SQL | undefined => {
  const seen = ofSeenPlants(person, pots.plantId)
  return seen && or(isNull(pots.plantId), seen)
}

const sorts = {
  potNo: pots.potNo,
  volumeLitres: pots.volumeLitres,
  calibrationDueOn: pots.calibrationDueOn,
  active: pots.active,
}

export async function potPage(sql: Sql, person: Person, ask: PotAsk, today: string): Promise<Page<PotLine>> {
  const where = and(
    seenPots(person),
    ask.keyword ? ilike(pots.potNo, like(ask.keyword)) : undefined,
    ask.plantId ? eq(pots.plantId, ask.plantId) : undefined,
    ask.active === undefined ? undefined : eq(pots.active, ask.active),
  )
  const rows = sql
    .select({
      pot: pots,
      plantName: plants.plantName,
      uses: raw<number>`(select count(*)::int from ${cylinderTests} t where t.concrete_pot_id = ${pots.id})`,
    })
    .from(pots)
    .leftJoin(plants, eq(plants.id, pots.plantId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(pots.potNo)]), asc(pots.id))
    .$dynamic()
  const page = await paged<{ pot: ConcretePotRow; plantName: string | null; uses: number }>(
    rows,
    cappedCount(sql, sql.select({ id: pots.id }).from(pots).where(where).$dynamic()),
    ask,
  )
  return {
    ...page,
    rows: page.rows.map(({ pot, plantName, uses }) => ({
      ...pot,
      concretePotId: pot.id,
      plantName,
      uses,
      overdue: pot.calibrationDueOn < today,
    })),
  }
}

export async function potOfNumber(sql: Sql, potNo: string): Promise<ConcretePotRow | undefined> {
  const [row] = await sql.select().from(pots).where(eq(pots.potNo, potNo))
  return row
}
