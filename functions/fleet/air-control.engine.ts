import { fleetPlants } from '~/db/fleet/air-control-rows'
import { AirControlAsk } from '~/domain/fleet/air-control'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { query } from '../kit/valid'
import { fleetLines } from './fleet-now'

/** Every truck of the day as it is now; a look that finds nothing new costs no body. */
export const airControlEngine = area().get('/air-control', may('GET /air-control'), query(AirControlAsk), async c => {
  const { plantId, phase } = c.req.valid('query')
  const [lines, plants] = await Promise.all([fleetLines(c, plantId), fleetPlants(sqlOf(c), personOf(c))])
  const rows = phase ? lines.filter(line => line.phase === phase) : lines
  return tagged(c, { rows, total: rows.length, plants })
})
