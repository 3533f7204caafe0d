import { sql } from 'drizzle-orm'
import { counters } from './tables'
import type { Work } from './work'

/**
 * The next number of a series. The row stays locked until the work commits: numbers have no gap after a rollback and
 * never come twice, at the price that takers of one series wait for each other.
 */
export async function nextNumber(work: Work, series: string): Promise<number> {
  const [row] = await work.sql
    .insert(counters)
    .values({ series, value: 1 })
    .onConflictDoUpdate({ target: counters.series, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  return row!.value
}

/** What the next number would be, without taking it. */
export async function peekNumber(run: Work['sql'], series: string): Promise<number> {
  const [row] = await run.select().from(counters).where(sql`${counters.series} = ${series}`)
  return (row?.value ?? 0) + 1
}
