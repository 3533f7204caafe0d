import { and, asc, eq, ilike, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PotAsk } from '~/domain/cylinders/concrete-pot'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { seenPots } from './scope'
import { cylinderTests, concretePots as pots } from './tables'

export const concretePot = record(pots, 'concrete_pot', { label: 'concrete pot' })
export type ConcretePotRow = typeof pots.$inferSelect
export type PotLine = ConcretePotRow & {
  concretePotId: string
  plantName: string | null
  overdue: boolean
  uses: number
}

export async function getSeenPot(sql: Sql, person: Person, id: string): Promise<ConcretePotRow> {
  const [row] = await sql
    .select()
    .from(pots)
    .where(and(eq(pots.id, id), seenPots(person)))
  if (!row) throw new Missing('There is no such concrete pot')
  return row
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
