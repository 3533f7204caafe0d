import { workFor } from '~/db/reports/work-item'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'

/** What needs the person now. It asks the lists of every area, so it is mounted where they all are. */
export const workItemEngine = area().get('/work-item', may('GET /work-item'), async c => {
  // To the minute, so that a page that looks again and again hears when nothing moved.
  const now = new Date(Math.floor(c.var.now.getTime() / 60_000) * 60_000)
  const rows = await workFor(sqlOf(c), personOf(c), now)
  return tagged(c, { now: now.toISOString(), rows })
})
