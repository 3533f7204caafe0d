import { deputiesFor, notificationPage, settingOf } from '~/db/users/notification'
import { NotificationRead, NotificationSearch, NotificationSetting, USUAL_CHANNELS } from '~/domain/users/notification'
import { readNotifications, saveNotificationSetting } from '~/workflows/users/save-notification-setting'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** What a person is told and how: everyone signed in has their own. */
export const notificationRoutes = area()
  .get('/notification', may('GET /notification'), query(NotificationSearch), async c =>
    c.json(await notificationPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .post('/notification/read', may('POST /notification/read'), body(NotificationRead), async c =>
    c.json(await write(c, work => readNotifications(work, c.req.valid('json')))),
  )
  .get('/notification/setting', may('GET /notification/setting'), async c => {
    const kept = await settingOf(sqlOf(c), personOf(c).id)
    const deputies = await deputiesFor(sqlOf(c), personOf(c))
    const { channels, quietFrom = null, quietTo = null, digestAt = null } = kept ?? {}
    const { awayFrom = null, awayUntil = null, deputyId = null } = kept ?? {}
    const away = { awayFrom, awayUntil, deputyId, deputies }
    return c.json({ channels: { ...USUAL_CHANNELS, ...channels }, quietFrom, quietTo, digestAt, ...away })
  })
  .put('/notification/setting', may('PUT /notification/setting'), body(NotificationSetting), async c =>
    c.json(await write(c, work => saveNotificationSetting(work, c.req.valid('json')))),
  )
