import { user } from '~/db/users/user'
import { peopleWithRole, searchUsers, userDetail } from '~/db/users/user-list'
import { roleName } from '~/domain/access/role-names'
import { ROLES } from '~/domain/access/roles'
import { Denied } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { BookingSave, OwnPassword, UserSearch, UserStatus } from '~/domain/users/user'
import { UserLanguage } from '~/domain/users/user-language'
import { chooseUserLanguage } from '~/workflows/users/choose-user-language'
import { oneTime } from '~/workflows/users/hash-password'
import { resetPassword } from '~/workflows/users/reset-password'
import { saveBooking, switchUser } from '~/workflows/users/save-user'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'
import { changeOwnPassword } from './own-password'

/** People as sales and the apps see them: users of the booking app, and who one is oneself. */
export const userRoutes = area()
  .get('/user', may('GET /user'), query(UserSearch), async c =>
    c.json(await searchUsers(sqlOf(c), ['booking'], c.req.valid('query'), personOf(c))),
  )
  .get('/user/search', may('GET /user/search'), query(UserSearch), async c =>
    c.json(await searchUsers(sqlOf(c), ['booking'], c.req.valid('query'), personOf(c))),
  )
  .get('/user/role', may('GET /user/role'), c => c.json(ROLES))
  .get('/user/roles', may('GET /user/roles'), c => c.json(ROLES.map(role => ({ role, name: roleName(role) }))))
  .get('/user/my-roles', may('GET /user/my-roles'), c => c.json(personOf(c).roles))
  .get('/user/role/dispatcher_manager', may('GET /user/role/dispatcher_manager'), async c =>
    c.json(await peopleWithRole(sqlOf(c), 'dispatcher_manager')),
  )
  .get('/user/get-all-house-manager', may('GET /user/get-all-house-manager'), async c =>
    c.json(await peopleWithRole(sqlOf(c), 'house_manager')),
  )
  .get('/user/get-current-user-detail', may('GET /user/get-current-user-detail'), async c =>
    c.json(await userDetail(sqlOf(c), ['staff'], personOf(c).id)),
  )
  .get('/user/:id', may('GET /user/:id'), param(Id), async c =>
    c.json(await userDetail(sqlOf(c), ['booking'], c.req.valid('param').id, personOf(c))),
  )

export const userWriteRoutes = area()
  .post('/user/change-status', may('POST /user/change-status'), body(UserStatus), async c => {
    const { updatedUserId, version, active } = c.req.valid('json')
    await userDetail(sqlOf(c), ['booking'], updatedUserId, personOf(c))
    return c.json(await write(c, work => switchUser(work, updatedUserId, version, active)))
  })
  .post('/user/create', may('POST /user/create', 'once'), body(BookingSave), async c => {
    const once = await oneTime()
    return c.json(await write(c, work => saveBooking(work, { ...c.req.valid('json'), id: undefined }, once)))
  })
  .put('/user/:id', may('PUT /user/:id'), param(Id), body(BookingSave), async c => {
    const { id } = await userDetail(sqlOf(c), ['booking'], c.req.valid('param').id, personOf(c))
    return c.json(await write(c, work => saveBooking(work, { ...c.req.valid('json'), id }, null)))
  })
  .put('/administration/user/me/language', may('PUT /administration/user/me/language'), body(UserLanguage), async c =>
    c.json(await write(c, work => chooseUserLanguage(work, c.req.valid('json')))),
  )
  .put('/user/password/:id', may('PUT /user/password/:id'), param(Id), body(OwnPassword), async c => {
    if (c.req.valid('param').id !== personOf(c).id) throw new Denied('This call changes only your own password')
    return c.json(await changeOwnPassword(c, c.req.valid('json')))
  })
  .put('/user/password-admin/:id', may('PUT /user/password-admin/:id'), param(Id), async c => {
    await user.get(sqlOf(c), c.req.valid('param').id)
    const once = await oneTime()
    return c.json(await write(c, work => resetPassword(work, c.req.valid('param').id, once)))
  })
