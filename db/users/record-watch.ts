import { and, eq, lt } from 'drizzle-orm'
import type { WatchedSubject } from '~/domain/users/record-watch'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { recordWatches } from './notification-tables'
import { users } from './tables'

export const recordWatch = record(recordWatches, 'record_watch', { label: 'watched record' })

/** Who watches a record, or watched it before that moment, by name, while their account is on. */
export async function watchersOf(sql: Sql, subject: WatchedSubject, subjectId: string, at?: Date) {
  return sql
    .select({ id: recordWatches.id, ownerId: recordWatches.ownerId, name: users.name })
    .from(recordWatches)
    .innerJoin(users, and(eq(users.id, recordWatches.ownerId), eq(users.active, true)))
    .where(
      and(
        eq(recordWatches.subject, subject),
        eq(recordWatches.subjectId, subjectId),
        at && lt(recordWatches.createdAt, at),
      ),
    )
    .orderBy(users.name)
}
