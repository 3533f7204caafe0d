import { changeJob } from '~/db/kit/jobs'
import type { Sql } from '~/db/kit/open'

/** A job that failed or whose message was lost begins again with its next message. */
export const retryJob = (sql: Sql, id: string, now: Date): Promise<void> =>
  changeJob(sql, id, { status: 'waiting', error: null, finishedAt: null, sentAt: now, updatedAt: now })
