import { personStory } from '~/db/reports/person-story'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param } from '../kit/valid'

/** How somebody of the staff is doing. It asks the lists of every area for what needs them. */
export const personStoryEngine = area().get(
  '/administration/user/story/:id',
  may('GET /administration/user/story/:id'),
  param(Id),
  async c => {
    const { idleMinutes } = c.var.parts.settings.tokens
    const at = { now: c.var.now, wall: c.var.wall, idleMinutes }
    return c.json(await personStory(sqlOf(c), personOf(c), c.req.valid('param').id, at))
  },
)
