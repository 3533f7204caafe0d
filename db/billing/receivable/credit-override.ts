import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { CreditOverrideRow } from '~/domain/billing/receivable/credit'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../../kit/open'
import { record } from '../../kit/record'
import { creditOverrides } from './tables'

export const creditOverride = record(creditOverrides, 'credit_override')
export type CreditOverrideRecord = typeof creditOverrides.$inferSelect
const { id, version, customerId, fromDate, toDate, most, reason, givenByName, endedAt, endedReason } = creditOverrides
const COLUMNS = { id, version, fromDate, toDate, most, reason, givenByName, endedAt, endedReason }

/** The override that covers a day of delivery. */
export async function overrideOn(sql: Sql, whose: string, day: PlainDate): Promise<CreditOverrideRow | undefined> {
  const [row] = await sql
    .select(COLUMNS)
    .from(creditOverrides)
    .where(and(eq(customerId, whose), isNull(endedAt), lte(fromDate, day), gte(toDate, day)))
    .orderBy(desc(toDate))
    .limit(1)
  return row
}

export function overridesOf(sql: Sql, whose: string): Promise<CreditOverrideRow[]> {
  return sql
    .select(COLUMNS)
    .from(creditOverrides)
    .where(eq(customerId, whose))
    .orderBy(desc(creditOverrides.createdAt))
    .limit(50)
}
