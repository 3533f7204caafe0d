import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { deputiesFor, markRead, notificationSetting, settingOf } from '~/db/users/notification'
import { user } from '~/db/users/user'
import type { Person } from '~/domain/access/roles'
import { invalid } from '~/domain/kit/problem'
import {
  NOTIFICATION_KEYS,
  type NotificationRead,
  type NotificationSetting,
  USUAL_CHANNELS,
} from '~/domain/users/notification'

/** The person's row is held, so that two windows make one setting and not two. */
export async function saveNotificationSetting(work: Work, values: NotificationSetting): Promise<NotificationSetting> {
  const person = await user.lock(work, work.by.id)
  // What goes by e-mail unless somebody chose otherwise is no wish of theirs.
  const wished = NOTIFICATION_KEYS.some(kind => values.channels[kind] === 'mail' && USUAL_CHANNELS[kind] !== 'mail')
  const mails = values.digestAt !== null || wished
  if (mails && !person.email)
    throw invalid(
      'channels',
      'Your account has no e-mail address; an administrator enters it under Manage Portal Users',
    )
  if (values.deputyId && !(await mayStandIn(work.sql, work.by, values.deputyId)))
    throw invalid('deputyId', 'Choose an active colleague who may act on your work')
  const before = await settingOf(work.sql, work.by.id)
  if (before) await notificationSetting.move(work, before, values, 'change')
  else await notificationSetting.insert(work, { ownerId: work.by.id, ...values })
  return values
}

const mayStandIn = async (sql: Sql, person: Person, deputyId: string) =>
  (await deputiesFor(sql, person)).some(of => of.id === deputyId)

/** Read or unread again, of one's own alone; no line of the trail, since nobody else's work changes by it. */
export async function readNotifications(work: Work, { ids, read }: NotificationRead): Promise<{ changed: number }> {
  return { changed: await markRead(work.sql, work.by.id, ids, read ? work.now : null) }
}
