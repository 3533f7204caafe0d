import { personStory } from '~/db/reports/person-story'
import { workFor } from '~/db/reports/work-item'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { param } from '../kit/valid'

/** What needs the person, and what needs another one. It asks the lists of every area, so it is mounted where they all are. */
export const workItemEngine = area()
  .get('/work-item', may('GET /work-item'), async c => {
    // To the minute, so that a page that looks again and again hears when nothing moved.
    const now = new Date(Math.floor(c.var.now.getTime() / 60_000) * 60_000)
    const rows = await workFor(sqlOf(c), personOf(c), now)
    return tagged(c, { now: now.toISOString(), rows })
  })
  .get('/administration/user/story/:id', may('GET /administration/user/story/:id'), param(Id), async c => {
    const { idleMinutes } = c.var.parts.settings.tokens
    const at = { now: c.var.now, wall: c.var.wall, idleMinutes }
    return c.json(await personStory(sqlOf(c), personOf(c), c.req.valid('param').id, at))
  })
