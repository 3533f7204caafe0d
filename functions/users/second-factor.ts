import { CodeGiven } from '~/domain/users/second-factor'
import { CurrentPassword, ResetPassword } from '~/domain/users/user'
import { provePresent } from '~/workflows/users/change-own-password'
import {
  makeCodes,
  ownFactor,
  proveCode,
  proveSetUp,
  resetFactor,
  startFactor,
  turnOffFactor,
  turnOnFactor,
} from '~/workflows/users/set-up-second-factor'
import { area, may } from '../kit/area'
import { attemptOf } from '../kit/attempt'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'
import { writeByWall } from './attempt'

const keyOf = (c: Ctx) => c.var.parts.settings.secrets.factor
/** Before anything that weakens the sign-in: whoever only sits at the screen has no phone. */
const prove = (c: Ctx, code: string) => proveCode(attemptOf(c), personOf(c), keyOf(c), code)

/** Two-step sign-in of the person who asks. As all of signing in it goes by the real time, whatever the demo's clock says. */
export const secondFactorRoutes = area()
  .get('/administration/user/me/second-factor', may('GET /administration/user/me/second-factor'), async c =>
    c.json(await ownFactor(sqlOf(c), personOf(c), c.var.wall)),
  )
  .post(
    '/administration/user/me/second-factor/start',
    may('POST /administration/user/me/second-factor/start'),
    body(CurrentPassword),
    async c => {
      await provePresent(attemptOf(c), personOf(c), c.req.valid('json').currentPassword)
      return c.json(await writeByWall(c, work => startFactor(work, keyOf(c))))
    },
  )
  .post(
    '/administration/user/me/second-factor/confirm',
    may('POST /administration/user/me/second-factor/confirm'),
    body(CodeGiven),
    async c => {
      const shown = await proveSetUp(attemptOf(c), personOf(c), keyOf(c), c.req.valid('json').code)
      return c.json(await writeByWall(c, work => turnOnFactor(work, shown)))
    },
  )
  .post(
    '/administration/user/me/second-factor/codes',
    may('POST /administration/user/me/second-factor/codes'),
    body(CodeGiven),
    async c => {
      await prove(c, c.req.valid('json').code)
      return c.json(await writeByWall(c, makeCodes))
    },
  )
  .post(
    '/administration/user/me/second-factor/remove',
    may('POST /administration/user/me/second-factor/remove'),
    body(CodeGiven),
    async c => {
      await prove(c, c.req.valid('json').code)
      return c.json(await writeByWall(c, turnOffFactor))
    },
  )
  .post(
    '/administration/user/reset-second-factor',
    may('POST /administration/user/reset-second-factor'),
    body(ResetPassword),
    async c => c.json(await write(c, work => resetFactor(work, c.req.valid('json').userId))),
  )
