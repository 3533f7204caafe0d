import * as z from 'zod'
import { id } from '~/domain/kit/shape'
import { oneTime } from '~/workflows/users/hash-password'
import { resetDriverPassword } from '~/workflows/users/reset-password'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'

const OfDriver = z.strictObject({ driverId: id() })

/** A one-time password for a driver's app; passwords need a real machine, so it stands with the people. */
export const driverPasswordRoutes = area().post(
  '/driver/reset-password',
  may('POST /driver/reset-password'),
  body(OfDriver),
  async c => {
    const { driverId } = c.req.valid('json')
    c.header('Cache-Control', 'no-store')
    const once = await oneTime()
    return c.json(await write(c, work => resetDriverPassword(work, driverId, once)))
  },
)
