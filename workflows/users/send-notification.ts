import type { Db, Sql } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { workFor } from '~/db/reports/work-item'
import {
  digestsDue,
  markMailed,
  type NotificationRecord,
  notificationSetting,
  settingOf,
  toMail,
  unreadCount,
} from '~/db/users/notification'
import { addressesOf } from '~/db/users/notified-line'
import { findPerson } from '~/db/users/user'
import type { Clock } from '~/domain/kit/clock'
import type { Language } from '~/domain/kit/language'
import type { Queue } from '~/domain/kit/ports'
import { businessDay, clockTime, spokenDay } from '~/domain/kit/time'
import { isQuiet } from '~/domain/users/notification'
import { digestBody, mailBody, mailTitle } from '~/domain/users/notification-mail'
import * as words from '~/domain/users/words'
import { letterJob, writeLetter } from '../kit/letter-job'
import { notify } from './notify'

/** What the sealed trail has of new, in the portal and, where a person wants it, by e-mail. */
export async function tellPeople({ db, clock, queue, settings }: TellParts, speaking: Speaking): Promise<number> {
  const now = clock.now()
  const notified = await notify(db, now)
  return notified + (await sendNotifications({ db, queue, now, speaking, publicUrl: settings.publicUrl ?? '' }))
}

type TellParts = { db: Db; clock: Clock; queue: Queue; settings: { publicUrl?: string | undefined } }
type Needs = { db: Db; queue: Queue; now: Date; speaking: Speaking; publicUrl: string }
/** Says something in a language, which whoever runs the round brings along. */
export type Speaking = <Made>(language: Language, say: () => Made) => Promise<Made>

/** E-mails of what was told since the last round, one a person, outside of their quiet hours where it can wait; and the digests that are due. */
async function sendNotifications(of: Needs): Promise<number> {
  const { db, now } = of
  const waiting = Map.groupBy(await toMail(db.sql), row => row.personId)
  let sent = 0
  for (const [personId, rows] of waiting) if (await mail(of, personId, rows)) sent++
  for (const { id: settingId } of await digestsDue(db.sql, businessDay(now), clockTime(now)))
    if (await digest(of, settingId)) sent++
  return sent
}

async function mail(
  { db, queue, now, speaking, publicUrl }: Needs,
  personId: string,
  waiting: readonly NotificationRecord[],
) {
  const setting = await settingOf(db.sql, personId)
  const quiet = isQuiet(clockTime(now), setting?.quietFrom ?? null, setting?.quietTo ?? null)
  const rows = quiet ? waiting.filter(row => row.urgent) : waiting
  if (!rows.length) return false
  return inOneGo(db, { by: SYSTEM, now, requestId: `notifications-${personId}` }, async work => {
    // Who has no address, or was switched off, is told in the portal alone; what was read meanwhile needs no e-mail.
    const unread = rows.filter(row => !row.readAt)
    await markMailed(
      work.sql,
      rows.map(row => row.id),
      now,
    )
    if (!unread.length) return false
    const cause = `notification:${personId}:${Math.max(...rows.map(row => row.seq))}`
    const say = () => ({ title: mailTitle(unread), body: mailBody(unread, publicUrl) })
    return write(work, queue, personId, cause, language => speaking(language, say))
  })
}

async function digest({ db, queue, now, speaking, publicUrl }: Needs, settingId: string) {
  const day = businessDay(now)
  return inOneGo(db, { by: SYSTEM, now, requestId: `digest-${day}` }, async work => {
    const held = await notificationSetting.lock(work, settingId)
    if (held.digestedOn && held.digestedOn >= day) return false
    await notificationSetting.move(work, held, { digestedOn: day }, 'send digest')
    const needs = await needsOf(work.sql, held.ownerId, now)
    if (!needs || (!needs.work.length && !needs.unread)) return false
    const say = () => ({ title: words.mailDay({ day: spokenDay(day) }), body: digestBody(needs, publicUrl) })
    return write(work, queue, held.ownerId, `digest:${held.ownerId}:${day}`, language => speaking(language, say))
  })
}

async function needsOf(sql: Sql, personId: string, now: Date) {
  const person = await findPerson(sql, personId)
  return person && { work: await workFor(sql, person, now), unread: await unreadCount(sql, personId) }
}

async function write(
  work: Work,
  queue: Queue,
  personId: string,
  cause: string,
  say: (language: Language) => Promise<{ title: string; body: string }>,
) {
  const address = (await addressesOf(work.sql, [personId])).get(personId)
  if (!address) return false
  const { language } = (await findPerson(work.sql, personId)) ?? {}
  const of = {
    cause,
    subject: 'notification',
    subjectId: personId,
    recipients: [address],
    ...(await say(language ?? 'en')),
  }
  await writeLetter(work, queue, sendNotificationLetter, of)
  return true
}

export const sendNotificationLetter = letterJob({ kind: 'send-notification' })
