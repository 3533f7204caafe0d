import { DevicePositions } from '~/domain/fleet/position'
import { followPositions } from '~/workflows/fleet/follow-positions'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** Where devices say that trucks are; a batch that comes twice or late has its effect once. */
export const positionEngine = area().post(
  '/truck/telematics',
  may('POST /truck/telematics'),
  body(DevicePositions),
  async c => c.json(await write(c, work => followPositions(work, c.req.valid('json')))),
)
