import { user } from '~/db/users/user'
import { searchUsers, userDetail } from '~/db/users/user-list'
import { roleName } from '~/domain/access/role-names'
import { STAFF_ROLES } from '~/domain/access/roles'
import { StatusOfMany } from '~/domain/kit/many'
import { Id } from '~/domain/kit/shape'
import { OwnPassword, ResetPassword, StaffSave, StatusOf, UserSearch } from '~/domain/users/user'
import { oneTime } from '~/workflows/users/hash-password'
import { resetPassword } from '~/workflows/users/reset-password'
import { saveStaff, switchUser } from '~/workflows/users/save-user'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { eachRow } from '../kit/each-row'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { changeOwnPassword } from './own-password'

/** Portal users: the staff, as administration sees them. */
export const portalUserRoutes = area()
  .get('/administration/user/list', may('GET /administration/user/list'), query(UserSearch), async c =>
    c.json(await searchUsers(sqlOf(c), ['staff'], c.req.valid('query'))),
  )
  .get('/administration/user/roles', may('GET /administration/user/roles'), c =>
    c.json(STAFF_ROLES.map(role => ({ role, name: roleName(role) }))),
  )
  .get('/administration/user/detail/:id', may('GET /administration/user/detail/:id'), param(Id), async c =>
    c.json(await userDetail(sqlOf(c), ['staff'], c.req.valid('param').id)),
  )
  .post(
    '/administration/user/change-status/:id',
    may('POST /administration/user/change-status/:id'),
    param(Id),
    body(StatusOf),
    async c => {
      const { version, active } = c.req.valid('json')
      return c.json(await write(c, work => switchUser(work, c.req.valid('param').id, version, active)))
    },
  )
  .post(
    '/administration/user/change-status-many',
    may('POST /administration/user/change-status-many', 'once'),
    body(StatusOfMany),
    async c => {
      const { active, rows } = c.req.valid('json')
      return c.json(await eachRow(c, rows, (work, { id, version }) => switchUser(work, id, version, active)))
    },
  )
  .post('/administration/user/save', may('POST /administration/user/save'), body(StaffSave), async c => {
    const save = c.req.valid('json')
    const once = save.id ? null : await oneTime()
    return c.json(await write(c, work => saveStaff(work, save, once)))
  })
  .post(
    '/administration/user/me/change-password',
    may('POST /administration/user/me/change-password'),
    body(OwnPassword),
    async c => c.json(await changeOwnPassword(c, c.req.valid('json'))),
  )
  .post(
    '/administration/user/reset-password',
    may('POST /administration/user/reset-password'),
    body(ResetPassword),
    async c => {
      await user.get(sqlOf(c), c.req.valid('json').userId)
      const once = await oneTime()
      return c.json(await write(c, work => resetPassword(work, c.req.valid('json').userId, once)))
    },
  )
