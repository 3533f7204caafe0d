import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '~/db/users/tables'
import { ROLES, STAFF_ROLES } from '~/domain/access/roles'
import { hashPassword } from '~/workflows/users/hash-password'
import { type House, house } from '../kit/house'
import { testSettings } from '../kit/settings'

let portal: House
const FIRST = 'a long enough phrase'
const ids = new Map<string, string>()
beforeAll(async () => {
  portal = await house()
  const passwordHash = await hashPassword(FIRST)
  for (const name of ['admin', 'lab', 'batcher', 'house_manager', 'dispatcher_manager']) {
    const { id } = await portal.person(name)
    ids.set(name, id)
    await portal.db.sql.update(users).set({ passwordHash }).where(eq(users.id, id))
  }
})

const login = (username: string, password: string) => portal.as(null).post('/login', { username, password })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('R-295 the own password and that of another are calls of their own', () => {
  test('password/{id} and me/change-password change the own one and ask for the present one', async () => {
    const change = { currentPassword: FIRST, newPassword: 'another phrase altogether' }
    const others = await portal.as('lab').put(`/user/password/${ids.get('batcher')}`, change)
    expect([others.status, others.body.detail]).toEqual([403, 'This call changes only your own password'])
    const guess = { ...change, currentPassword: 'not the present one' }
    expect((await portal.as('lab').put(`/user/password/${ids.get('lab')}`, guess)).body.errors).toHaveProperty(
      'currentPassword',
    )
    expect((await portal.as('lab').put(`/user/password/${ids.get('lab')}`, change)).status).toBe(200)
    expect((await login('lab', FIRST)).status).toBe(401)
    const again = { currentPassword: change.newPassword, newPassword: 'and yet another phrase' }
    expect((await portal.as('lab').post('/administration/user/me/change-password', again)).status).toBe(200)
    expect((await login('lab', again.newPassword)).status).toBe(200)
  })

  test('password-admin/{id} and reset-password give another person a one-time password, by administration alone', async () => {
    const batcher = ids.get('batcher')!
    expect((await portal.as('lab').put(`/user/password-admin/${batcher}`)).status).toBe(403)
    expect((await portal.as('lab').post('/administration/user/reset-password', { userId: batcher })).status).toBe(403)
    const first = await portal.as('admin').put(`/user/password-admin/${batcher}`)
    const second = await portal.as('admin').post('/administration/user/reset-password', { userId: batcher })
    for (const { body } of [first, second]) expect(body.oneTimePassword).toMatch(/^(\w{5}-){3}\w{5}$/)
    expect((await login('batcher', FIRST)).status).toBe(401)
    expect((await login('batcher', first.body.oneTimePassword)).status).toBe(401)
    const { body } = await login('batcher', second.body.oneTimePassword)
    expect(body.mustChangePassword).toBe(true)

    // R-190 through the API: until an own password is chosen no right is left, and the answer says why.
    const kept = bearer(body.token)
    const refused = await portal.as(null).get('/truck/list', kept)
    expect([refused.status, refused.body.detail]).toEqual([403, 'Choose your own password first'])
    const session = await portal.as(null).get('/session', kept)
    expect(session.body.rules.at(-1)).toMatchObject({ inverted: true, reason: 'Choose your own password first' })
    const own = { currentPassword: second.body.oneTimePassword, newPassword: 'quite another long phrase' }
    expect((await portal.as(null).put(`/user/password/${batcher}`, own, kept)).status).toBe(200)
    expect((await portal.as(null).get('/truck/list', kept)).status).toBe(200)
  })
})

test('R-245 role lists come from calls: one’s own, all, house managers, dispatcher managers, those of administration', async () => {
  const lab = portal.as('lab')
  expect((await lab.get('/user/my-roles')).body).toEqual(['lab'])
  expect((await lab.get('/user/role')).body).toEqual([...ROLES])
  const names = (await lab.get('/user/roles')).body
  expect(names.map(({ role }: { role: string }) => role)).toEqual([...ROLES])
  expect((await lab.get('/user/get-all-house-manager')).body).toMatchObject([{ username: 'house_manager' }])
  expect((await lab.get('/user/role/dispatcher_manager')).body).toMatchObject([{ username: 'dispatcher_manager' }])
  const given = (await portal.as('admin').get('/administration/user/roles')).body
  expect(given.map(({ role }: { role: string }) => role)).toEqual([...STAFF_ROLES])
  const admin = { username: 'chua.ann', name: 'Chua Ann', email: '', phone: '', roles: ['lab', 'house_manager'] }
  expect((await portal.as('admin').post('/administration/user/save', admin)).status).toBe(200)
  expect((await lab.get('/user/get-all-house-manager')).body).toHaveLength(2)
})

test('R-259 sign-up sends user data and the new user is signed in afterwards; as long as it is off it is refused', async () => {
  const data = {
    username: 'ng.kim',
    password: 'a phrase for the booking app',
    name: 'Ng Kim',
    email: 'ng@demo.example',
  }
  expect((await portal.as(null).post('/signup', data)).status).toBe(403)
  const { settings } = portal.parts
  portal.parts.settings = {
    ...settings,
    signIn: { ...settings.signIn, signUp: testSettings({ PORTAL_SIGN_UP: '1' }).signIn.signUp },
  }
  expect((await portal.as(null).post('/signup', { ...data, password: 'short' })).body.errors).toHaveProperty('password')
  const { status, body } = await portal.as(null).post('/signup', data)
  expect(status).toBe(200)
  const session = await portal.as(null).get('/session', bearer(body.token))
  expect(session.body.user).toMatchObject({ id: body.id, username: 'ng.kim', roles: ['customer'] })
  for (const path of ['/customer/list', '/user/get-all-house-manager', '/order/all'])
    expect((await portal.as(null).get(path, bearer(body.token))).status, path).toBe(403)
  expect((await portal.as(null).post('/signup', data)).body.errors).toEqual({ username: ['This user name is taken'] })
  portal.parts.settings = settings
})
