import * as z from 'zod'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import { Refused } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'
import { write } from '../kit/write'
import { oneTime } from './password'
import { resetPassword } from './save-user'

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
    return c.json(
      await write(c, async work => {
        const driver = await getSeenDriver(work.sql, work.by, driverId)
        if (!driver.userId)
          throw new Refused(`${driver.driverName} has no account of the driver app`, undefined, { rule: 'no-account' })
        const { username, oneTimePassword } = await resetPassword(work, driver.userId, once)
        return { driverId, username, oneTimePassword }
      }),
    )
  },
)
