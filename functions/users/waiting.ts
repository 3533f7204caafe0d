import { waitingFor } from '~/db/users/waiting'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'

/** Asked again and again by every open window, so nothing is sent while nothing changed. */
export const waitingRoutes = area().get('/session/counts', may('GET /session/counts'), async c =>
  tagged(c, await waitingFor(sqlOf(c), personOf(c))),
)
