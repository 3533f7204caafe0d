import { sql } from 'drizzle-orm'
import type { Sql } from './open'
import { counters } from './tables'
import type { Work } from './work'

/**
 * The next number of a series. It is taken beside the work and kept even if the work is rolled back, so takers of one
 * series do not wait for each other's commits; a number that nobody got in the end is a gap.
 */
export const nextNumber = (work: Work, series: string): Promise<number> => taken(work.apart, series)

/** So many numbers of a series in a row, taken at once: the first of them. */
export const nextNumbers = async (work: Work, series: string, count: number): Promise<number> =>
  (await taken(work.apart, series, count)) - count + 1

/**
 * The next number of a series that may have no gap: bills, tickets, certificates. The row stays locked until the work
 * commits, so takers of one series wait for each other; take it as late as you can.
 */
export const gaplessNumber = (work: Work, series: string): Promise<number> => taken(work.sql, series)

async function taken(run: Sql, series: string, count = 1): Promise<number> {
  const [row] = await run
    .insert(counters)
    .values({ series, value: count })
    .onConflictDoUpdate({ target: counters.series, set: { value: sql`${counters.value} + ${count}` } })
    .returning({ value: counters.value })
  return row!.value
}

/** What the next number would be, without taking it. */
export async function peekNumber(run: Work['sql'], series: string): Promise<number> {
  const [row] = await run.select().from(counters).where(sql`${counters.series} = ${series}`)
  return (row?.value ?? 0) + 1
}
