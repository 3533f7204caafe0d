import type { Db, Sql } from '~/db/kit/open'
import { namesOf } from '~/db/support/trail-names'
import { channelsOf } from '~/db/users/notification'
import {
  addNotifications,
  askerOf,
  keepProgress,
  laboratoryOf,
  nextLines,
  salespeopleOf,
} from '~/db/users/notified-line'
import { watchersOf } from '~/db/users/record-watch'
import { findPerson } from '~/db/users/user'
import { addMinutes } from '~/domain/kit/time'
import { inEnglish } from '~/domain/kit/translated'
import { newId } from '~/domain/kit/uuid'
import { type NotificationKind, USUAL_CHANNELS } from '~/domain/users/notification'
import {
  concernsCustomer,
  concernsLaboratory,
  ESCALATION,
  factsOf,
  isDecision,
  type NotedLine,
  notificationTitle,
} from '~/domain/users/notification-line'
import { isWatched } from '~/domain/users/record-watch'
import { seesRecord } from './sees-record'
import { tellEscalation } from './tell-escalation'

/** Older than this is no news: a portal that never told anybody anything does not begin with years of it. */
const NEWS_MINUTES = 7 * 24 * 60

/**
 * Tells people what others did, from the sealed audit trail: every write is on it in the transaction of the write, so no
 * verb has to remember to tell, and nothing is told of a write that did not happen. The trail is the outbox.
 */
export function notify(db: Db, now: Date): Promise<number> {
  return db.inTx(async sql => {
    const { lines, upTo } = await nextLines(sql, addMinutes(now, -NEWS_MINUTES))
    const names = await namesOf(sql, lines)
    const notified = new Set<string>()
    let escalated = 0
    for (const line of lines)
      if (line.subject === ESCALATION) escalated += await tellEscalation(sql, line)
      else await tell(sql, line, names.get(line.subjectId ?? ''), notified)
    await keepProgress(sql, upTo)
    return notified.size + escalated
  })
}

/** One press may leave several lines of a record; a person is told of the first that concerns them. */
async function tell(sql: Sql, line: NotedLine, name: string | undefined, notified: Set<string>): Promise<void> {
  const keyOf = (personId: string) => `${line.requestId} ${line.at.getTime()} ${line.subjectId} ${personId}`
  const concerned = await concernedBy(sql, line)
  for (const personId of concerned.keys()) if (notified.has(keyOf(personId))) concerned.delete(personId)
  if (!concerned.size) return
  const channels = await channelsOf(sql, [...concerned.keys()])
  const rows = [...concerned].flatMap(([personId, kind]) => {
    const channel = (channels.get(personId) ?? USUAL_CHANNELS)[kind]
    if (channel === 'off') return []
    notified.add(keyOf(personId))
    return {
      id: newId(line.at.getTime()),
      personId,
      kind,
      seq: line.seq,
      at: line.at,
      subject: line.subject,
      subjectId: line.subjectId,
      title: inEnglish(() => notificationTitle(line, name)),
      facts: factsOf(line, name),
      detail: line.reason,
      mail: channel === 'mail',
    }
  })
  await addNotifications(sql, rows)
}

/** Each person once, by the first reason that holds; never the one who did it, and nobody who may not see the record. */
async function concernedBy(sql: Sql, line: NotedLine): Promise<Map<string, NotificationKind>> {
  const found = new Map<string, NotificationKind>()
  const add = (id: string | null, kind: NotificationKind) => {
    if (id && id !== line.actorId && !found.has(id)) found.set(id, kind)
  }
  if (isDecision(line)) add(await askerOf(sql, line), 'decision')
  if (concernsCustomer(line)) for (const id of await salespeopleOf(sql, line)) add(id, 'customer')
  if (concernsLaboratory(line)) for (const id of await laboratoryOf(sql, line)) add(id, 'laboratory')
  if (isWatched(line.subject) && line.subjectId)
    for (const { ownerId } of await watchersOf(sql, line.subject, line.subjectId, line.at)) add(ownerId, 'watched')
  for (const [id, kind] of found) if (!(await sees(sql, id, kind, line))) found.delete(id)
  return found
}

/**
 * Scope and rights as they are now. What has no place in the search is told only to the person who submitted it, and the
 * salespeople of a customer hear of its orders although the desk of orders is not theirs.
 */
async function sees(sql: Sql, personId: string, kind: NotificationKind, { subject, subjectId }: NotedLine) {
  const person = await findPerson(sql, personId)
  if (!person) return false
  if (kind === 'customer') return true
  return seesRecord(sql, person, subject, subjectId)
}
