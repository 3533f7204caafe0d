import { eq } from 'drizzle-orm'
import { setColumns } from '../kit/set-columns'
import type { Work } from '../kit/work'
import { queueItems } from '../queue/tables'

/** A truck that the demo brought into a queue is the demo's to move on. */
export async function markDemo(work: Work, queueItemId: string): Promise<void> {
  await setColumns(work.sql, queueItems, { demo: true }, eq(queueItems.id, queueItemId))
}
