import type { Work } from '~/db/kit/work'
import { markRead, notificationSetting, settingOf } from '~/db/users/notification'
import { user } from '~/db/users/user'
import { invalid } from '~/domain/kit/problem'
import type { NotificationRead, NotificationSetting } from '~/domain/users/notification'

/** The person's row is held, so that two windows make one setting and not two. */
export async function saveNotificationSetting(work: Work, values: NotificationSetting): Promise<NotificationSetting> {
  const person = await user.lock(work, work.by.id)
  const mails = values.digestAt !== null || Object.values(values.channels).includes('mail')
  if (mails && !person.email)
    throw invalid(
      'channels',
      'Your account has no e-mail address; an administrator enters it under Manage Portal Users',
    )
  const before = await settingOf(work.sql, work.by.id)
  if (before) await notificationSetting.move(work, before, values, 'change')
  else await notificationSetting.insert(work, { ownerId: work.by.id, ...values })
  return values
}

/** Read or unread again, of one's own alone; no line of the trail, since nobody else's work changes by it. */
export async function readNotifications(work: Work, { ids, read }: NotificationRead): Promise<{ changed: number }> {
  return { changed: await markRead(work.sql, work.by.id, ids, read ? work.now : null) }
}
