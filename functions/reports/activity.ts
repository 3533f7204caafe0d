import { activity } from '~/db/reports/activity'
import { ActivityAsk } from '~/domain/reports/activity'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { query } from '../kit/valid'

/** To the minute, else the answer would differ with every look. */
export const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000)

/** The Activity dashboard; polled every half minute, so it answers 304 while nothing moved. */
export const activityRoutes = area().get(
  '/dashboard/activity',
  may('GET /dashboard/activity'),
  query(ActivityAsk),
  async c => tagged(c, await activity(sqlOf(c), personOf(c), minuteOf(c.var.now), c.req.valid('query'))),
)
