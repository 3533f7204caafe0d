import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { secondFactors } from '~/db/users/second-factor-tables'
import { loginAttempts, users } from '~/db/users/tables'
import type { Role } from '~/domain/access/roles'
import { checkCode } from '~/workflows/users/check-second-factor'
import { hashPassword } from '~/workflows/users/hash-password'
import { sealFactorsAnew } from '~/workflows/users/seal-factors-anew'
import { type House, house, ok } from '../kit/house'

let portal: House
let hash: string
let name: string
let counter = 0
const password = 'a long enough phrase'

beforeAll(async () => {
  portal = await house()
  hash = await hashPassword(password)
  await portal.person('admin')
})

/** Somebody of their own for each test. */
beforeEach(async () => {
  name = `lab_${++counter}`
  const { id } = await portal.person(name, { roles: ['lab'] })
  await portal.db.sql.update(users).set({ passwordHash: hash }).where(eq(users.id, id))
  await portal.db.sql.delete(loginAttempts)
})

const login = (secret = password) => portal.as(null).post('/login', { username: name, password: secret })
const second = (ticket: string, code: string) => portal.as(null).post('/login/second-factor', { ticket, code })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const me = (token: string) => ({
  get: (path: string) => portal.as(null).get(`/administration/user/me/${path}`, bearer(token)),
  post: (path: string, body: object = {}) =>
    portal.as(null).post(`/administration/user/me/${path}`, body, bearer(token)),
})
/** The code that an authenticator app shows now, or some steps of 30 s away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: portal.clock.at.getTime() + steps * 30_000 })
const ticketOf = async () => {
  const { status, body } = await login()
  expect([status, body.facts?.rule]).toEqual([401, 'second-factor'])
  expect(body).not.toHaveProperty('token')
  return body.facts.ticket as string
}

const needs = (roles: Role[]) => portal.given(work => setSetting(work, 'users.second-factor-roles', roles as never))

async function enrolled() {
  const { token } = ok(await login())
  const { secret, uri } = ok(await me(token).post('second-factor/start', { currentPassword: password }))
  const { codes } = ok(await me(token).post('second-factor/confirm', { code: codeOf(secret, -1) }))
  return { token, secret, uri, codes: codes as string[] }
}

describe('two-step sign-in', () => {
  test('the app is given a secret that the database has only sealed, and the first code turns it on', async () => {
    const { token, secret, uri, codes } = await enrolled()
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Readymix%20Portal:${name}\\?.*secret=${secret}`))
    expect(new Set(codes).size).toBe(10)
    expect(ok(await me(token).get('second-factor'))).toMatchObject({ on: true, recoveryCodesLeft: 10, needed: false })
    const rows = JSON.stringify(await portal.db.sql.select().from(secondFactors))
    expect(rows).not.toContain(secret)
    const ticket = await ticketOf()
    expect((await second(ticket, codeOf(secret, 3))).status).toBe(401)
    const signedIn = ok(await second(ticket, codeOf(secret)))
    expect(ok(await portal.as(null).get('/session', bearer(signedIn.token))).user).toMatchObject({ username: name })
  })

  test('the password alone opens nothing, and a ticket is no token', async () => {
    await enrolled()
    const ticket = await ticketOf()
    expect((await portal.as(null).get('/session', bearer(ticket))).status).toBe(401)
    const token = await portal.tokenOf('admin')
    expect((await second(token, '123456')).status).toBe(401)
  })

  test('a code works once, of ten who bring it at once for one', async () => {
    const { secret } = await enrolled()
    const ticket = await ticketOf()
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => second(ticket, code)))
    expect(answers.filter(of => of.status === 200)).toHaveLength(1)
    expect((await second(ticket, code)).status).not.toBe(200)
  })

  test('a recovery code opens once, as people type it, and is counted', async () => {
    const { codes } = await enrolled()
    const typed = codes[3]!
      .toLowerCase()
      .replace(/(.{4})/g, '$1-')
      .replace(/-$/, '')
    const signedIn = ok(await second(await ticketOf(), typed))
    expect(ok(await me(signedIn.token).get('second-factor')).recoveryCodesLeft).toBe(9)
    expect((await second(await ticketOf(), typed)).status).toBe(401)
  })

  test('wrong codes ask for a pause as wrong passwords do, and the right password in between forgives none', async () => {
    const { secret } = await enrolled()
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000'
    const seen: number[] = []
    for (let at = 0; at < 7; at++) {
      const first = await login()
      seen.push(first.status === 429 ? 429 : (await second(first.body.facts.ticket, wrong)).status)
    }
    expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('who sits at an open screen neither sets up, nor replaces, nor turns off without password or code', async () => {
    const { token, secret } = await enrolled()
    expect(
      (await me(token).post('second-factor/start', { currentPassword: 'not the password' })).body.errors,
    ).toHaveProperty('currentPassword')
    expect((await me(token).post('second-factor/remove', { code: '000000' })).status).toBe(422)
    expect((await me(token).post('second-factor/codes', { code: 'nonsense' })).status).toBe(422)
    // A new phone: the old one counts until the new one has shown a code.
    const fresh = ok(await me(token).post('second-factor/start', { currentPassword: password }))
    ok(await second(await ticketOf(), codeOf(secret)))
    expect((await me(token).post('second-factor/confirm', { code: codeOf(secret, 1) })).body.errors).toHaveProperty(
      'code',
    )
    ok(await me(token).post('second-factor/confirm', { code: codeOf(fresh.secret, -1) }))
    expect((await second(await ticketOf(), codeOf(secret, 1))).status).toBe(401)
    const { codes } = ok(await me(token).post('second-factor/codes', { code: codeOf(fresh.secret) }))
    ok(await me(token).post('second-factor/remove', { code: codes[0] }))
    expect((await login()).status).toBe(200)
  })

  test('a new password in between voids the ticket of the old one', async () => {
    const { token, secret } = await enrolled()
    const ticket = await ticketOf()
    const changed = { currentPassword: password, newPassword: 'another long enough phrase' }
    ok(await me(token).post('change-password', changed))
    expect((await second(ticket, codeOf(secret))).status).toBe(401)
    expect((await login('another long enough phrase')).body.facts.rule).toBe('second-factor')
  })

  test('codes of the set-up are not to be guessed, and nobody resets their own', async () => {
    const { token } = ok(await login())
    const { secret } = ok(await me(token).post('second-factor/start', { currentPassword: password }))
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000'
    const seen: number[] = []
    for (let at = 0; at < 7; at++) seen.push((await me(token).post('second-factor/confirm', { code: wrong })).status)
    expect(seen.slice(-2)).toEqual([429, 429])
    const own = ok(await portal.as('admin').get('/session')).user.id
    const reset = await portal.as('admin').post('/administration/user/reset-second-factor', { userId: own })
    expect(reset.body).toMatchObject({ status: 409, facts: { rule: 'own-account' } })
  })

  test('a role that needs it sets it up before anything else, and may not turn it off', async () => {
    await needs(['lab'])
    const { token } = ok(await login())
    const session = ok(await portal.as(null).get('/session', bearer(token)))
    expect(session.user.mustEnrol).toBe(true)
    const refused = await portal.as(null).get('/cylinder-test/get-all-cylinder-test', bearer(token))
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('two-step sign-in')])
    const { secret } = ok(await me(token).post('second-factor/start', { currentPassword: password }))
    ok(await me(token).post('second-factor/confirm', { code: codeOf(secret, -1) }))
    expect(ok(await portal.as(null).get('/session', bearer(token))).user.mustEnrol).toBe(false)
    const off = await me(token).post('second-factor/remove', { code: codeOf(secret) })
    expect(off.body).toMatchObject({ status: 409, facts: { rule: 'needed' } })
    await needs([])
  })

  test('an administrator resets it for who lost the phone: sessions end and the password opens again', async () => {
    const { token } = await enrolled()
    const userId = ok(await portal.as(null).get('/session', bearer(token))).user.id
    expect((await portal.as('dispatcher').post('/administration/user/reset-second-factor', { userId })).status).toBe(
      403,
    )
    ok(await portal.as('admin').post('/administration/user/reset-second-factor', { userId }))
    expect((await portal.as(null).get('/session', bearer(token))).status).toBe(401)
    expect((await login()).status).toBe(200)
    const lines = ok(await portal.as('admin').get(`/audit?subjectId=${userId}`)).rows
    expect(lines.map((of: { action: string }) => of.action)).toContain('reset two-step sign-in')
    expect(JSON.stringify(lines)).not.toMatch(/sealed|pending/)
  })
})

describe('another key of the portal', () => {
  test('opens what the earlier one sealed, seals it anew, and what no key opens is said in words', async () => {
    const { secret } = await enrolled()
    const [{ id } = { id: '' }] = await portal.db.sql
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, name))
    const [before, fresh] = [portal.parts.settings.secrets.factor![0], 'n'.repeat(40)]
    const check = (key: [string, ...string[]], steps: number) =>
      checkCode(portal.db.sql, key, id, { code: codeOf(secret, steps), now: portal.clock.at })
    expect(await check([fresh, before], 0)).toBe('app')
    await expect(check([fresh], 1)).rejects.toThrow('The key that sealed')
    expect(await sealFactorsAnew(portal.db, [fresh, before])).toBeGreaterThan(0)
    expect(await sealFactorsAnew(portal.db, [fresh, before])).toBe(0)
    expect(await check([fresh], 1)).toBe('app')
    // Back, for the tests after this one.
    await sealFactorsAnew(portal.db, [before, fresh])
  })
})

describe('own sessions', () => {
  test('are listed with device and address, ended one by one or all but this one, and never those of others', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari/537.36' }
    const one = ok(await portal.as(null).post('/login', { username: name, password }, { headers: agent }))
    const two = ok(await login())
    const three = ok(await login())
    const list = async () => ok(await me(one.token).get('session'))
    // Three, and the one with which this person came to be.
    expect(await list()).toHaveLength(4)
    expect((await list()).find((of: { current: boolean }) => of.current)).toMatchObject({ device: 'Chrome on Windows' })
    const { id } = ok(await me(two.token).get('session')).find((of: { current: boolean }) => of.current)
    const other = ok(await portal.as('admin').get('/administration/user/me/session'))
    expect(other.map((of: { id: string }) => of.id)).not.toContain(id)
    expect((await portal.as('admin').post('/administration/user/me/session/end', { id })).status).toBe(404)
    ok(await me(one.token).post('session/end', { id }))
    expect((await portal.as(null).get('/session', bearer(two.token))).status).toBe(401)
    ok(await me(one.token).post('session/end-others'))
    expect((await portal.as(null).get('/session', bearer(three.token))).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})
