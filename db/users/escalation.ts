import { and, desc, eq, gte, inArray, sql as raw } from 'drizzle-orm'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { escalations } from './notification-tables'

export const escalation = ledger(escalations, 'escalation')
export type EscalationRow = typeof escalations.$inferSelect

/** Rounds of a kind come after one another, so that two at once tell nothing twice. */
export async function holdKind(sql: Sql, kind: string): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${kind}, 724071))`)
}

export async function escalationOf(sql: Sql, id: string): Promise<EscalationRow | undefined> {
  const [row] = await sql.select().from(escalations).where(eq(escalations.id, id))
  return row
}

/** What of these was told again already. */
export const escalationsOf = (sql: Sql, kind: string, itemIds: readonly string[]): Promise<EscalationRow[]> =>
  sql
    .select()
    .from(escalations)
    .where(and(eq(escalations.kind, kind), inArray(escalations.itemId, [...itemIds])))

/** What of these kinds was told again lately, newest first. */
export const escalationsSince = (sql: Sql, kinds: readonly string[], since: Date): Promise<EscalationRow[]> =>
  sql
    .select()
    .from(escalations)
    .where(and(gte(escalations.at, since), inArray(escalations.kind, [...kinds])))
    .orderBy(desc(escalations.at), desc(escalations.step))
    .limit(1000)
