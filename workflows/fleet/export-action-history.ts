import { countActions, eachAction } from '~/db/fleet/action-history'
import type { Work } from '~/db/kit/work'
import { ActionDownload, type ActionExport } from '~/domain/fleet/action-history'
import { csvHead, csvRow } from '~/domain/fleet/action-history-file'
import type { Queue } from '~/domain/kit/ports'
import { fileStamp } from '~/domain/kit/time'
import { enqueue, job } from '../kit/jobs'

const SAID_EVERY = 5000

/** The action history as a file: read a portion at a time and kept as bytes, so that a long one stays small in memory. */
export const exportActionHistory = job({
  kind: 'export-action-history',
  input: ActionDownload,
  right: ['view', 'driver_record'] as const,
  async run({ db, shelf, finish, progress, now, by, row }, ask) {
    const parts = [Buffer.from(csvHead(ask.columns))]
    let lines: string[] = []
    let done = 0
    for await (const line of eachAction(db.sql, by, ask, now)) {
      lines.push(csvRow(line, ask.columns))
      if (++done % SAID_EVERY) continue
      parts.push(Buffer.from(lines.join('')))
      lines = []
      await progress(done, Math.max(done, row.total))
    }
    parts.push(Buffer.from(lines.join('')))
    const key = `exports/${row.id}.csv`
    await shelf.put(key, Buffer.concat(parts), 'text/csv; charset=utf-8')
    await finish(async () => ({ key, name: `action-history_${fileStamp(now)}.csv`, rows: done }))
  },
})

export async function startExport(
  work: Work,
  queue: Queue,
  ask: ActionExport,
): Promise<{ jobId: string; rows: number }> {
  const rows = await countActions(work.sql, work.by, ask, work.now)
  const { id } = await enqueue(work, queue, exportActionHistory, ask, { total: rows })
  return { jobId: id, rows }
}
