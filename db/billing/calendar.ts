import { and, gte, lte } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { holidays } from '../orders/tables'

export async function holidaysIn(sql: Sql, from: string, to: string): Promise<Set<string>> {
  const rows = await sql
    .select({ day: holidays.day })
    .from(holidays)
    .where(and(gte(holidays.day, from), lte(holidays.day, to)))
  return new Set(rows.map(row => row.day))
}
