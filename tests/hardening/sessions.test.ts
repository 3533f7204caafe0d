import { eq, sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '~/db/kit/tables'
import { users } from '~/db/users/tables'
import { hashPassword } from '~/workflows/users/hash-password'
import { givenDraft } from '../kit/given/billing'
import { givenContact, givenSite } from '../kit/given/customers'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { cheapHash } from './kit/cheap-hash'

const PASSWORD = 'a phrase for the sessions'
let portal: House

beforeAll(async () => {
  portal = await house()
  await portal.person('admin')
})

type Tokens = { token: string; refreshToken: string }
let made = 0

/** A person of a role with a password, and where they signed in from two places. */
async function twice(role: 'dispatcher' | 'finance_ar' = 'dispatcher') {
  const username = `${role}_s${++made}`
  const { id } = await portal.person(username, { roles: [role] })
  await portal.db.sql
    .update(users)
    .set({ passwordHash: cheapHash(PASSWORD) })
    .where(eq(users.id, id))
  const login = async () => (await portal.as(null).post('/login', { username, password: PASSWORD })).body as Tokens
  const [one, other] = [await login(), await login()]
  const version = async () => (await portal.db.sql.select().from(users).where(eq(users.id, id)))[0]!.version
  return { id, username, one, other, version }
}

const by = ({ token }: Tokens) => ({ headers: { authorization: `Bearer ${token}` } })
const status = async (of: Tokens) => (await portal.as(null).get('/session', by(of))).status
const refresh = (token: string) => portal.as(null).post('/refresh', { refreshToken: token })

describe('what ends a session ends it on the next call, its refresh token too', () => {
  const gone = async (...all: Tokens[]) => {
    for (const of of all) expect([await status(of), (await refresh(of.refreshToken)).status]).toEqual([401, 401])
  }

  test('signing out ends that one and leaves the other place alone', async () => {
    const { one, other } = await twice()
    await portal.as(null).post('/logout', undefined, by(one))
    await gone(one)
    expect(await status(other)).toBe(200)
  })

  test('switching a person off ends all', async () => {
    const { id, one, other, version } = await twice()
    const off = { version: await version(), active: false }
    expect((await portal.as('admin').post(`/administration/user/change-status/${id}`, off)).status).toBe(200)
    await gone(one, other)
  })

  test('being switched on again brings none of them back', async () => {
    const { id, username, one, other, version } = await twice()
    for (const active of [false, true]) {
      const answer = await portal
        .as('admin')
        .post(`/administration/user/change-status/${id}`, { version: await version(), active })
      expect(answer.status).toBe(200)
    }
    await gone(one, other)
    const again = await portal.as(null).post('/login', { username, password: PASSWORD })
    expect(await status(again.body)).toBe(200)
  })

  test('a new password of their own ends the other place at once and keeps the one where it was typed', async () => {
    const { one, other } = await twice()
    const change = { currentPassword: PASSWORD, newPassword: 'another phrase that is long enough' }
    const answer = await portal.as(null).post('/administration/user/me/change-password', change, by(one))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await status(one)).toBe(200)
    await gone(other)
  })

  test('a reset by an administrator ends all', async () => {
    const { id, one, other } = await twice()
    expect((await portal.as('admin').post('/administration/user/reset-password', { userId: id })).status).toBe(200)
    await gone(one, other)
  })

  test('other roles end all', async () => {
    const { id, username, one, other, version } = await twice()
    const save = {
      id,
      version: await version(),
      username,
      name: 'Somebody',
      email: 'some@body.example',
      phone: '',
      roles: ['batcher'],
      regionIds: [],
      plantIds: [],
    }
    const saved = await portal.as('admin').post('/administration/user/save', save)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await gone(one, other)
  })
})

test('nobody waits for a hash: while one is made, no row of the person is held', async () => {
  const { id } = await twice()
  let hashing = true
  // Two are made at a time, in turn: when six of eight are done, those of the resets have not begun.
  const signIns = Array.from({ length: 8 }, () => hashPassword('somebody signs in'))
  const busy = Promise.all(signIns.slice(0, 6)).then(() => {
    hashing = false
  })
  const answers = Promise.all([
    portal.as('admin').post('/administration/user/reset-password', { userId: id }),
    portal.as('admin').put(`/user/password-admin/${id}`),
  ])
  let looked = 0
  for (; hashing; looked++) {
    const held = await portal.db.inTx(sql =>
      sql.execute(raw`select id from portal_user where id = ${id} for update skip locked`),
    )
    if (hashing) expect(held.rows).toHaveLength(1)
  }
  expect(looked).toBeGreaterThan(5)
  await busy
  expect((await answers).map(of => of.status)).toEqual([200, 200])
})

describe('the present password is not guessed at an open session', () => {
  const NEXT = 'another phrase that is long enough'
  const change = (of: Tokens, currentPassword: string, address: string) =>
    portal
      .as(null)
      .post(
        '/administration/user/me/change-password',
        { currentPassword, newPassword: NEXT },
        { headers: { ...by(of).headers, 'x-portal-address': address } },
      )

  test('five wrong ones, side by side or not, then it waits, whatever is known; the sign-in stays open', async () => {
    const { id, username, one, other } = await twice()
    const tries = Array.from({ length: 12 }, (_, no) => change(one, `wrong ${no}`, `10.20.0.${no}`))
    const statuses = (await Promise.all(tries)).map(of => of.status).sort()
    expect(statuses).toEqual([...Array(5).fill(422), ...Array(7).fill(429)])
    const late = await change(other, PASSWORD, '10.20.1.1')
    expect([late.status, late.body.title]).toEqual([429, 'throttled'])
    expect(Number(late.headers.get('retry-after'))).toBe(15)
    const own = { currentPassword: PASSWORD, newPassword: NEXT }
    expect((await portal.as(null).put(`/user/password/${id}`, own, by(one))).status).toBe(429)
    expect((await portal.as(null).post('/login', { username, password: PASSWORD })).status).toBe(200)
    const trail = await portal.db.sql.execute(`select seq from audit_line where action = 'present password refused'`)
    expect(trail.rows).toHaveLength(5)
    portal.clock.at = new Date(portal.clock.at.getTime() + 15_000)
    const fresh = (await portal.as(null).post('/login', { username, password: PASSWORD })).body as Tokens
    expect((await change(fresh, PASSWORD, '10.20.1.1')).status).toBe(200)
  })

  test('who knows it takes no try with a new one that will not do', async () => {
    const { one } = await twice()
    for (let no = 0; no < 4; no++) expect((await change(one, `wrong ${no}`, '10.22.0.1')).status).toBe(422)
    const same = { currentPassword: PASSWORD, newPassword: PASSWORD }
    for (let no = 0; no < 4; no++) {
      const told = await portal.as(null).post('/administration/user/me/change-password', same, by(one))
      expect(told.body.errors).toHaveProperty('newPassword')
    }
    expect((await change(one, PASSWORD, '10.22.0.1')).status).toBe(200)
  })

  test('a reset by an administrator opens it again', async () => {
    const { id, username, one } = await twice()
    for (let no = 0; no < 6; no++) await change(one, `wrong ${no}`, '10.21.0.2')
    const reset = await portal.as('admin').post('/administration/user/reset-password', { userId: id })
    const password = reset.body.oneTimePassword
    const fresh = (await portal.as(null).post('/login', { username, password })).body as Tokens
    expect((await change(fresh, password, '10.21.0.2')).status).toBe(200)
  })
})

describe('refresh tokens', () => {
  test('a stolen old one ends the whole family, whoever comes first', async () => {
    const { one } = await twice()
    const second = (await refresh(one.refreshToken)).body as Tokens
    const third = (await refresh(second.refreshToken)).body as Tokens
    portal.clock.at = new Date(portal.clock.at.getTime() + 11_000)
    expect((await refresh(one.refreshToken)).status).toBe(401)
    for (const of of [second, third])
      expect([await status(of), (await refresh(of.refreshToken)).status]).toEqual([401, 401])
    const trail = await portal.db.sql.execute(`select action from audit_line where action = 'refresh token replayed'`)
    expect(trail.rows.length).toBeGreaterThan(0)
  })

  test('ten tabs at once go on, with one successor; the family is not longer than its use', async () => {
    const { one } = await twice()
    const tabs = await Promise.all(Array.from({ length: 10 }, () => refresh(one.refreshToken)))
    expect(new Set(tabs.map(tab => tab.status))).toEqual(new Set([200]))
    expect(new Set(tabs.map(tab => tab.body.refreshToken)).size).toBe(1)
    expect(await status(tabs[9]!.body)).toBe(200)
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, '\u0000', 'é'.repeat(40)])(
    '%j is no refresh token',
    async token => {
      expect([400, 401, 422]).toContain((await refresh(token)).status)
    },
  )

  test('a session ends after its idle hour and after its day, however often it was refreshed', async () => {
    const { one } = await twice()
    let of = one
    const minute = 60_000
    for (let at = 0; at < 15; at++) {
      portal.clock.at = new Date(portal.clock.at.getTime() + 50 * minute)
      const next = await refresh(of.refreshToken)
      if (next.status !== 200) {
        // Twelve hours are fourteen times fifty minutes and a bit.
        expect(at).toBe(14)
        return
      }
      of = next.body
    }
    throw new Error('the session never ended')
  })
})

test('an administrator is reset, switched off and changed by administrators alone, and nobody changes their own roles', async () => {
  const { rows } = await portal.db.sql.execute<{ id: string; version: number }>(
    `select id, version from portal_user where username = 'admin'`,
  )
  const { id, version } = rows[0]!
  const hod = portal.as('finance_hod')
  const rule = { status: 409, body: { facts: { rule: 'role-grant' } } }
  expect(await hod.post('/administration/user/reset-password', { userId: id })).toMatchObject(rule)
  expect(await hod.put(`/user/password-admin/${id}`)).toMatchObject(rule)
  expect(await hod.post(`/administration/user/change-status/${id}`, { version, active: false })).toMatchObject(rule)
  const of = { version, username: 'admin', name: 'Admin', email: 'a@b.example', phone: '', regionIds: [], plantIds: [] }
  expect(await hod.post('/administration/user/save', { id, ...of, roles: ['batcher'] })).toMatchObject(rule)
  const me = (await hod.get('/user/get-current-user-detail')).body
  const own = {
    id: me.id,
    version: me.version,
    username: me.username,
    name: me.name,
    email: 'h@b.example',
    phone: '',
    regionIds: [],
    plantIds: [],
  }
  const grant = await hod.post('/administration/user/save', { ...own, roles: ['finance_hod', 'ceo'] })
  expect(grant).toMatchObject({ status: 409, body: { facts: { rule: 'own-role' } } })
})

test('a job of somebody who was switched off meanwhile is refused when it runs', async () => {
  const site = await givenSite(portal)
  await givenContact(portal, { customerId: site.customer.id, purposes: ['invoice'], email: 'accounts@gone.example' })
  for (const who of ['sales_manager', 'ceo', 'finance_ar']) await portal.person(who)
  const { id } = await givenDraft(portal, site)
  for (const [at, who] of ['admin', 'sales_manager', 'ceo'].entries())
    await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: at + 1 }] })
  const { body } = await portal
    .as('finance_ar')
    .post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] })
  await portal.as('finance_ar').post(`/invoice/${body.results[0].id}/email`)
  await portal.db.sql.update(users).set({ active: false }).where(eq(users.username, 'finance_ar'))
  await portal.runJobs()
  expect((await portal.db.sql.select().from(jobs)).map(({ status: of, error }) => [of, error])).toEqual([
    ['failed', expect.stringContaining('no longer has the right to do this')],
  ])
  expect(portal.letters).toEqual([])
})

test('what must always hold, holds', async () => {
  expect(portal.defects).toEqual([])
  await expectInvariants(portal)
})
