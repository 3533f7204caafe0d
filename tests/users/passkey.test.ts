import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { loginAttempts, users } from '~/db/users/tables'
import type { Role } from '~/domain/access/roles'
import { hashPassword } from '~/workflows/users/hash-password'
import { authenticator } from '../kit/authenticator'
import { type House, house, ok } from '../kit/house'

const password = 'a long enough phrase'
let portal: House
let hash: string
let name: string
let userId: string
let counter = 0
let key: ReturnType<typeof authenticator>

beforeAll(async () => {
  portal = await house()
  hash = await hashPassword(password)
  await portal.person('admin')
})

/** Somebody of their own, with a key of their own, for each test. */
beforeEach(async () => {
  name = `lab_${++counter}`
  ;({ id: userId } = await portal.person(name, { roles: ['lab'] }))
  await portal.db.sql.update(users).set({ passwordHash: hash }).where(eq(users.id, userId))
  await portal.db.sql.delete(loginAttempts)
  key = authenticator(portal.parts.settings.passkeys)
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const login = () => portal.as(null).post('/login', { username: name, password })
const me = (token: string) => ({
  get: (path: string) => portal.as(null).get(`/administration/user/me/${path}`, bearer(token)),
  post: (path: string, body: object = {}) =>
    portal.as(null).post(`/administration/user/me/${path}`, body, bearer(token)),
})
const challengeOf = ({ ticket, options }: { ticket: string; options: string }) => ({
  ticket,
  challenge: String(JSON.parse(options).challenge),
})
const asked = async () => challengeOf(ok(await portal.as(null).post('/login/passkey/start')))
const enter = (ticket: string, answer: string) => portal.as(null).post('/login/passkey', { ticket, answer })
const signIn = async (way: Parameters<typeof key.used>[1] = {}) => {
  const { ticket, challenge } = await asked()
  return enter(ticket, key.used(challenge, way))
}
const add = async (token: string, way: Parameters<typeof key.made>[1] = {}, called = 'Blue key') => {
  const { ticket, challenge } = challengeOf(ok(await me(token).post('passkey/start')))
  return me(token).post('passkey', { ticket, answer: key.made(challenge, way), name: called })
}
const later = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
}
const needs = (roles: Role[]) => portal.given(work => setSetting(work, 'users.second-factor-roles', roles as never))
const linesOf = async (subjectId: string) =>
  (ok(await portal.as('admin').get(`/audit?subjectId=${subjectId}`)).rows as { action: string }[]).map(of => of.action)

test('a passkey is added with a name and recovery codes, and signs in without a password or a name', async () => {
  const { token } = ok(await login())
  expect(ok(await add(token)).codes).toHaveLength(10)
  const signedIn = ok(await signIn({ counter: 1 }))
  expect(ok(await portal.as(null).get('/session', bearer(signedIn.token))).user).toMatchObject({ username: name })
  const [row] = ok(await me(signedIn.token).get('passkey'))
  expect(row).toMatchObject({ name: 'Blue key', synced: false, blocked: false, lastUsedAt: expect.any(String) })
  expect(await linesOf(row.id)).toContain('add')
  const twice = await add(signedIn.token)
  expect(twice.body).toMatchObject({ status: 409, title: 'refused' })
})

test('after the password it is the second step, and a recovery code stands in for it', async () => {
  const { token } = ok(await login())
  const { codes } = ok(await add(token))
  const first = await login()
  expect(first.body).toMatchObject({ status: 401, facts: { rule: 'second-factor', ways: ['passkey'] } })
  expect(first.body).not.toHaveProperty('token')
  const step = { ticket: first.body.facts.ticket, code: codes[0] }
  ok(await portal.as(null).post('/login/second-factor', step))
  ok(await signIn({ counter: 5 }))
})

test('a role that needs two steps takes a passkey for the second, and the last one stays', async () => {
  await needs(['lab'])
  const { token } = ok(await login())
  expect(ok(await portal.as(null).get('/session', bearer(token))).user.mustEnrol).toBe(true)
  ok(await add(token))
  expect(ok(await portal.as(null).get('/session', bearer(token))).user.mustEnrol).toBe(false)
  const fresh = ok(await signIn({ counter: 1 }))
  expect(ok(await portal.as(null).get('/session', bearer(fresh.token))).user.mustEnrol).toBe(false)
  const [{ id }] = ok(await me(fresh.token).get('passkey'))
  expect((await me(fresh.token).post('passkey/remove', { id })).body).toMatchObject({
    status: 409,
    facts: { rule: 'needed' },
  })
  await needs([])
  ok(await me(fresh.token).post('passkey/remove', { id }))
  expect(ok(await login())).toHaveProperty('token')
})

test('who sits at an open screen neither adds nor removes one, and a passkey is a fresh proof', async () => {
  const { token } = ok(await login())
  ok(await add(token))
  const [{ id }] = ok(await me(token).get('passkey'))
  later(16)
  const fresh = ok(await signIn({ counter: 1 }))
  later(16)
  const { ticket, challenge } = await asked()
  const stale = await signIn({ counter: 2 })
  const { token: other } = ok(stale)
  later(16)
  expect(fresh.token).not.toBe(other)
  const relogged = ok(await portal.as(null).post('/refresh', { refreshToken: ok(stale).refreshToken }))
  for (const path of ['passkey/start', 'passkey/remove'])
    expect((await me(relogged.token).post(path, { id })).body).toMatchObject({
      status: path.endsWith('start') ? 403 : 403,
      title: 'step-up-required',
    })
  // The challenge from before is too old by now.
  expect((await me(relogged.token).post('proof', { passkey: { ticket, answer: key.used(challenge) } })).status).toBe(
    401,
  )
  const again = await asked()
  const passkey = { ticket: again.ticket, answer: key.used(again.challenge, { counter: 3 }) }
  ok(await me(relogged.token).post('proof', { passkey }))
  ok(await me(relogged.token).post('passkey/remove', { id }))
})

test("somebody else's passkey proves nothing", async () => {
  const { token } = ok(await login())
  ok(await add(token))
  const { ticket, challenge } = await asked()
  const proof = { passkey: { ticket, answer: key.used(challenge, { counter: 1 }) } }
  expect((await portal.as('admin').post('/administration/user/me/proof', proof)).status).toBe(422)
})

test('a foreign page, another domain, no finger, another challenge, a changed answer: none of them opens', async () => {
  const { token } = ok(await login())
  for (const way of [{ origin: 'https://portal.example' }, { domain: 'portal.example' }, { verified: false }])
    expect((await add(token, way)).status).toBe(422)
  ok(await add(token))
  for (const way of [{ origin: 'https://portal.example' }, { domain: 'portal.example' }, { verified: false }])
    expect((await signIn({ counter: 1, ...way })).status).toBe(401)
  const { ticket } = await asked()
  const { challenge } = await asked()
  expect((await enter(ticket, key.used(challenge))).status).toBe(401)
  for (const answer of ['{}', 'null', 'nonsense', '{"id":7}', '[]'])
    expect((await enter(ticket, answer)).status).toBe(401)
  const made = challengeOf(ok(await me(token).post('passkey/start')))
  expect((await enter(made.ticket, key.used(made.challenge))).status).toBe(401)
  expect((await signIn({ counter: 1 })).status).toBe(200)
})

test('an answer opens once, of four who bring it at once for one', async () => {
  const { token } = ok(await login())
  ok(await add(token))
  const { ticket, challenge } = await asked()
  // Without a counter, as synced passkeys have none.
  const answer = key.used(challenge)
  const all = await Promise.all(Array.from({ length: 4 }, () => enter(ticket, answer)))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  expect((await enter(ticket, answer)).status).toBe(401)
})

test('a counter that does not rise is a copy: the passkey is blocked for good, and it is on the trail', async () => {
  const { token } = ok(await login())
  ok(await add(token))
  const { token: mine } = ok(await signIn({ counter: 7 }))
  // A forged answer with a lower counter blocks nothing.
  const { ticket, challenge } = await asked()
  const forged = JSON.parse(key.used(challenge, { counter: 3 }))
  forged.response.signature = JSON.parse(key.used('another', { counter: 3 })).response.signature
  expect((await enter(ticket, JSON.stringify(forged))).body).toMatchObject({ status: 401, facts: { rule: 'passkey' } })
  expect((await signIn({ counter: 7 })).body).toMatchObject({ status: 401, facts: { rule: 'passkey-copied' } })
  expect((await signIn({ counter: 8 })).status).toBe(401)
  const [row] = ok(await me(mine).get('passkey'))
  expect(row.blocked).toBe(true)
  expect(await linesOf(row.id)).toContain('block')
})

test('switched off, reset or not staff: the passkey opens no more', async () => {
  const { token } = ok(await login())
  ok(await add(token))
  await portal.db.sql.update(users).set({ active: false }).where(eq(users.id, userId))
  expect((await signIn({ counter: 1 })).status).toBe(401)
  await portal.db.sql.update(users).set({ active: true }).where(eq(users.id, userId))
  ok(await signIn({ counter: 2 }))
  ok(await portal.as('admin').post('/administration/user/reset-second-factor', { userId }))
  expect((await signIn({ counter: 3 })).status).toBe(401)
  expect(ok(await login())).toHaveProperty('token')
})
