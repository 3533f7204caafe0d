import { releaseLoads } from '~/db/billing/held-loads'
import { draftLine, linesOf } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'

type Held = { load: { id: string }; heldBy: string | null }

/** A load that goes to another draft takes its lines along, and with them what people decided on it. */
export async function carryLines(work: Work, draftId: string, rows: readonly Held[]): Promise<void> {
  const moved = rows.filter(row => row.heldBy !== null && row.heldBy !== draftId)
  for (const [from, loads] of Map.groupBy(moved, row => row.heldBy!)) {
    const ids = loads.map(row => row.load.id)
    const lines = (await linesOf(work.sql, from)).filter(
      line => line.deliveryOrderId !== null && ids.includes(line.deliveryOrderId),
    )
    for (const line of lines) await draftLine.move(work, line, { draftId }, 'carry over')
    await releaseLoads(work, from, ids)
  }
}
