import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '~/db/users/tables'
import { hashPassword } from '~/workflows/users/hash-password'
import { type House, house } from '../kit/house'

let portal: House
const password = 'a long enough phrase'

beforeAll(async () => {
  portal = await house()
  const { id } = await portal.person('dispatcher')
  await portal.db.sql
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, id))
})

const login = (username: string, secret = password) => portal.as(null).post('/login', { username, password: secret })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('R-255 POST /login takes username and password and answers with a token that is a string', async () => {
  const { status, body } = await login('dispatcher')
  expect(status).toBe(200)
  expect(typeof body.token).toBe('string')
  const session = await portal.as(null).get('/session', bearer(body.token))
  expect(session.body.user).toMatchObject({ username: 'dispatcher', roles: ['dispatcher'] })
  expect(session.body.rules).toContainEqual({ action: 'manage', subject: 'order' })
})

test.each([
  ['user', { user: 'dispatcher', password }],
  ['userName', { userName: 'dispatcher', password }],
  ['pass', { username: 'dispatcher', pass: password }],
  ['email', { username: 'dispatcher', password, email: 'a@demo.example' }],
])('R-075 sign-in knows username and password and no other name: %s is refused', async (name, body) => {
  const answer = await portal.as(null).post('/login', body)
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toHaveProperty(name)
  expect(answer.body).not.toHaveProperty('token')
})

test('an unknown name and a wrong password get the same answer', async () => {
  const [unknown, wrong] = [await login('nobody'), await login('dispatcher', 'not the password')]
  const told = ({ status, body }: typeof wrong) => ({ status, ...body, requestId: '' })
  expect(told(unknown)).toEqual(told(wrong))
  expect(unknown.status).toBe(401)
})

test('the sixth failure is answered 429 with Retry-After, even with the right password', async () => {
  await portal.person('batcher')
  for (let i = 0; i < 5; i++) expect((await login('batcher', 'wrong')).status).toBe(401)
  const sixth = await login('batcher')
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a refresh token works once; ten tabs inside the grace get the same; a replay ends the session', async () => {
  const { body: first } = await login('dispatcher')
  const tabs = await Promise.all(
    Array.from({ length: 10 }, () => portal.as(null).post('/refresh', { refreshToken: first.refreshToken })),
  )
  expect(new Set(tabs.map(tab => tab.status))).toEqual(new Set([200]))
  expect(new Set(tabs.map(tab => tab.body.refreshToken)).size).toBe(1)
  portal.clock.at = new Date(portal.clock.at.getTime() + 20_000)
  expect((await portal.as(null).post('/refresh', { refreshToken: first.refreshToken })).status).toBe(401)
  expect((await portal.as(null).get('/session', bearer(tabs[0]!.body.token))).status).toBe(401)
})

test('R-110 signing out and switching off count on the next call', async () => {
  const { body } = await login('dispatcher')
  expect((await portal.as(null).post('/logout', undefined, bearer(body.token))).status).toBe(200)
  expect((await portal.as(null).get('/session', bearer(body.token))).status).toBe(401)
  const { body: again } = await login('dispatcher')
  await portal.db.sql.update(users).set({ active: false }).where(eq(users.username, 'dispatcher'))
  expect((await portal.as(null).get('/session', bearer(again.token))).status).toBe(401)
  await portal.db.sql.update(users).set({ active: true }).where(eq(users.username, 'dispatcher'))
})

test('a token of another issuer, another key or none is refused, and errors are problems', async () => {
  const answer = await portal.as(null).get('/session', bearer('a.b.c'))
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect((await portal.as(null).get('/session')).status).toBe(401)
})

test('bad bodies are clear problems, never a 5xx', async () => {
  const send = (body: string, type = 'application/json') =>
    portal.api.request('/api/login', { method: 'POST', headers: { 'content-type': type }, body })
  expect((await send('{')).status).toBe(400)
  expect((await send('')).status).toBe(400)
  expect((await send('{}')).status).toBe(422)
  expect((await send('{"username":"a","password":"b"}', 'text/plain')).status).toBe(415)
  expect((await send('{"username":"a","password":"b","more":1}')).status).toBe(422)
  expect((await send('{"username":["a"],"password":"b"}')).status).toBe(422)
  expect((await send(`{"username":"${'x'.repeat(300_000)}"}`)).status).toBe(413)
  expect(portal.defects).toEqual([])
})
