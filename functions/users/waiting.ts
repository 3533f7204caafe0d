import { workCounts } from '~/db/reports/work-item'
import { unreadCount } from '~/db/users/notification'
import { UNREAD } from '~/domain/kit/unread'
import type { Waiting } from '~/domain/users/waiting'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'

/** Asked again and again by every open window, so nothing is sent while nothing changed. */
export const waitingRoutes = area().get('/session/counts', may('GET /session/counts'), async c => {
  const [counts, unread] = await Promise.all([
    workCounts(sqlOf(c), personOf(c), c.var.now),
    unreadCount(sqlOf(c), personOf(c).id),
  ])
  const all: Waiting = unread ? { ...counts, [UNREAD]: unread } : counts
  return tagged(c, all)
})
