import { and, arrayOverlaps, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql as raw } from 'drizzle-orm'
import type { Person, Role } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { rolesStandingInFor } from '~/domain/reports/escalation'
import {
  type Channels,
  type NotificationRow,
  type NotificationSearch,
  USUAL_CHANNELS,
} from '~/domain/users/notification'
import { urlOfLine } from '~/domain/users/notification-line'
import { isWatched, WATCHED } from '~/domain/users/record-watch'
import { detailOf, titleOf } from '~/domain/users/told-facts'
import { salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged } from '../kit/page'
import { record } from '../kit/record'
import { recordsOf } from '../reports/search'
import { notificationSettings } from './notification-setting-tables'
import { escalations, notifications } from './notification-tables'
import { users } from './tables'
import { personColumns, toPerson } from './user'

export const notificationSetting = record(notificationSettings, 'notification_setting')
export type NotificationSettingRow = typeof notificationSettings.$inferSelect
export type NotificationRecord = typeof notifications.$inferSelect

const ofPerson = (id: string, unread?: boolean) =>
  and(eq(notifications.personId, id), unread ? isNull(notifications.readAt) : undefined)

/** What the person was told, newest first, each with where it opens now: rights and scope are asked again. */
export async function notificationPage(
  sql: Sql,
  person: Person,
  { unread, ...paging }: NotificationSearch,
): Promise<Page<NotificationRow>> {
  const where = ofPerson(person.id, unread)
  const page = await paged<NotificationRecord>(
    sql.select().from(notifications).where(where).orderBy(desc(notifications.at), desc(notifications.seq)).$dynamic(),
    cappedCount(sql, sql.select({ id: notifications.id }).from(notifications).where(where).$dynamic()),
    paging,
  )
  const known = page.rows.flatMap(({ subject, subjectId }) =>
    subjectId && isWatched(subject) ? [{ kind: WATCHED[subject], id: subjectId }] : [],
  )
  const urls = new Map((await recordsOf(sql, person, known)).map(found => [found.id, found.url]))
  return {
    ...page,
    rows: page.rows.map(row => ({
      id: row.id,
      at: row.at,
      kind: row.kind as NotificationRow['kind'],
      title: row.facts ? titleOf(row.facts) : row.title,
      detail: row.facts ? detailOf(row.facts, row.detail) : row.detail,
      url: isWatched(row.subject)
        ? (urls.get(row.subjectId ?? '') ?? null)
        : // The screens of dispatch are not the laboratory's.
          row.kind === 'laboratory'
          ? null
          : urlOfLine(row.subject, row.subjectId),
      readAt: row.readAt,
    })),
  }
}

export async function unreadCount(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql.select({ total: count() }).from(notifications).where(ofPerson(personId, true))
  return row?.total ?? 0
}

/** Of the person's own, those named or, with none named, all. Says how many changed. */
export async function markRead(sql: Sql, personId: string, ids: readonly string[], readAt: Date | null) {
  const which = ids.length ? inArray(notifications.id, [...ids]) : undefined
  const not = readAt ? isNull(notifications.readAt) : isNotNull(notifications.readAt)
  const changed = await sql
    .update(notifications)
    .set({ readAt })
    .where(and(ofPerson(personId), which, not))
    .returning({ id: notifications.id })
  return changed.length
}

/** What was told and read, or is older than anybody looks back for; and what was told again with it. */
export async function forgetNotifications(sql: Sql, before: Date): Promise<number> {
  await sql.delete(escalations).where(lt(escalations.at, before))
  return (await sql.delete(notifications).where(lt(notifications.at, before)).returning({ id: notifications.id }))
    .length
}

export async function settingOf(sql: Sql, ownerId: string): Promise<NotificationSettingRow | undefined> {
  const [row] = await sql.select().from(notificationSettings).where(eq(notificationSettings.ownerId, ownerId))
  return row
}

export async function channelsOf(sql: Sql, ownerIds: readonly string[]): Promise<Map<string, Channels>> {
  const rows = await sql
    .select({ ownerId: notificationSettings.ownerId, channels: notificationSettings.channels })
    .from(notificationSettings)
    .where(inArray(notificationSettings.ownerId, [...ownerIds]))
  return new Map(rows.map(row => [row.ownerId, { ...USUAL_CHANNELS, ...row.channels }]))
}

/** People whose digest of the day is due at this time of it. */
export function digestsDue(sql: Sql, day: string, time: string): Promise<NotificationSettingRow[]> {
  const { digestAt, digestedOn } = notificationSettings
  return sql
    .select()
    .from(notificationSettings)
    .where(and(raw`${digestAt} <= ${time}`, or(isNull(digestedOn), lt(digestedOn, day))))
}

/** What an e-mail is wanted of and none told, the oldest first. */
export function toMail(sql: Sql): Promise<NotificationRecord[]> {
  return sql
    .select()
    .from(notifications)
    .where(and(notifications.mail, isNull(notifications.mailedAt)))
    .orderBy(asc(notifications.at))
    .limit(500)
}

export async function markMailed(sql: Sql, ids: readonly string[], mailedAt: Date): Promise<void> {
  await sql
    .update(notifications)
    .set({ mailedAt })
    .where(inArray(notifications.id, [...ids]))
}

/** Everybody who works in the portal with one of these roles. */
export async function staffWith(sql: Sql, roles: readonly Role[]): Promise<Person[]> {
  const rows = await sql
    .select(personColumns)
    .from(users)
    .leftJoin(salespeople, eq(salespeople.userId, users.id))
    .where(and(eq(users.active, true), eq(users.kind, 'staff'), arrayOverlaps(users.roles, [...roles])))
    .orderBy(users.name, users.id)
  return rows.map(row => toPerson(row, null))
}

/** Colleagues who may act on some of what the person may act on. */
export async function deputiesFor(sql: Sql, { id, roles }: Person): Promise<{ id: string; name: string }[]> {
  const standing = rolesStandingInFor(roles)
  const people = standing.length ? await staffWith(sql, standing) : []
  return people.filter(person => person.id !== id).map(person => ({ id: person.id, name: person.name }))
}
