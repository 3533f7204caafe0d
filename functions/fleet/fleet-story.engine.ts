import { driverStory, plantStory, truckStory } from '~/db/reports/fleet-story'
import { Id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { param } from '../kit/valid'

/** How a truck, a driver or a plant is doing. It reads loads, passes, bans and silos, for which the Worker has no room. */
export const fleetStoryEngine = area()
  .get('/truck/story/:id', may('GET /truck/story/:id'), param(Id), async c =>
    c.json(await truckStory(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/driver/story/:id', may('GET /driver/story/:id'), param(Id), async c =>
    c.json(await driverStory(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
  .get('/plant/story/:id', may('GET /plant/story/:id'), param(Id), async c =>
    c.json(await plantStory(sqlOf(c), personOf(c), c.req.valid('param').id, c.var.now)),
  )
