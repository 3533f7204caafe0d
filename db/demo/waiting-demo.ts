import { and, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { queueItems } from '../queue/tables'

/** The queue entries of the demo company's trucks that nobody has called, by driver. */
export async function waitingDemo(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: queueItems.id, driverId: queueItems.driverId })
    .from(queueItems)
    .where(and(eq(queueItems.demo, true), eq(queueItems.status, 'joined')))
  return new Map(rows.map(row => [row.driverId, row.id]))
}
