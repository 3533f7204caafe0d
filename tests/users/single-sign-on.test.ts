import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { users } from '~/db/users/tables'
import { type House, house, ok } from '../kit/house'
import { CLIENT, type IdentityProvider, identityProvider } from '../kit/identity-provider'
import { testSettings } from '../kit/settings'

let portal: House
let company: IdentityProvider
let counter = 0
let name: string

const GROUPS = { 'rm-dispatch': ['dispatcher'], 'rm-lab': ['lab', 'lab_manager'] }
const groupsOf = (groups: string[], more: object = {}) => ({ name: 'Tan Mei', groups, amr: ['mfa'], ...more })

beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
  company = await identityProvider(`${portal.parts.settings.publicUrl}/auth/single-sign-on`)
  offer({ PORTAL_SSO_ROLES: JSON.stringify(GROUPS) })
  await portal.person('admin')
})
afterAll(() => company.close())
beforeEach(() => {
  name = `mei.tan.${++counter}`
  portal.clock.at = new Date()
})

function offer(more: Record<string, string> = {}) {
  const { singleSignOn } = testSettings({
    PORTAL_SSO_ISSUER: company.issuer,
    PORTAL_SSO_CLIENT: CLIENT.id,
    PORTAL_SSO_SECRET: CLIENT.secret,
    ...more,
  })
  Object.assign(portal.parts.settings, { singleSignOn })
}

const nobody = () => portal.as(null)
const start = async (again = false) => ok(await nobody().post('/login/single-sign-on/start', { again }))
const enter = (ticket: string, query: string) => nobody().post('/login/single-sign-on', { ticket, query })
async function signIn(as = name, { again = false, jar = new Map<string, string>() } = {}) {
  const { address, ticket } = await start(again)
  return enter(ticket, await company.comesBack(address, as, jar))
}
const session = async (token: string) =>
  ok(await nobody().get('/session', { headers: { authorization: `Bearer ${token}` } }))
const userOf = async (username: string) =>
  (await portal.db.sql.select().from(users).where(eq(users.username, username)))[0]!
const linesOf = async (subjectId: string) =>
  (ok(await portal.as('admin').get(`/audit?subjectId=${subjectId}`)).rows as { action: string }[]).map(of => of.action)

test('somebody of the company comes in at first without being set up, with the roles of their groups and no scope', async () => {
  company.people.set(name, groupsOf(['rm-lab', 'everyone'], { preferred_username: `Mei Tan ${counter}` }))
  const { token } = ok(await signIn())
  const { user } = await session(token)
  expect(user).toMatchObject({ username: `mei.tan.${counter}`, name: 'Tan Mei', roles: ['lab', 'lab_manager'] })
  const row = await userOf(user.username)
  expect(row).toMatchObject({ passwordHash: null, plantIds: [], regionIds: [], mustChangePassword: false })
  expect(await linesOf(user.id)).toEqual(expect.arrayContaining(['create', 'link single sign-on']))
  ok(await signIn())
  expect(await portal.db.sql.select().from(users).where(eq(users.name, 'Tan Mei'))).toHaveLength(1)
  expect((await nobody().post('/login', { username: user.username, password: 'x' })).status).toBe(401)
})

test('a group more or less counts at the next sign-in and ends what was open; without one nobody comes in', async () => {
  company.people.set(name, groupsOf(['rm-lab']))
  const before = ok(await signIn())
  company.people.set(name, groupsOf(['rm-dispatch']))
  const after = ok(await signIn())
  expect((await session(after.token)).user.roles).toEqual(['dispatcher'])
  const old = { headers: { authorization: `Bearer ${before.token}` } }
  expect((await nobody().get('/session', old)).status).toBe(401)
  company.people.set(name, groupsOf([]))
  expect((await signIn()).body).toMatchObject({ status: 403, title: 'denied' })
  const now = { headers: { authorization: `Bearer ${after.token}` } }
  expect((await nobody().get('/session', now)).status).toBe(401)
  company.people.set(`${name}.other`, groupsOf(['everyone']))
  expect((await signIn(`${name}.other`)).status).toBe(403)
})

test('whoever is here already is found by an address that the provider vouches for, and keeps roles that no group gives', async () => {
  const here = await portal.person(`sales_${counter}`, { roles: ['salesperson', 'lab'] })
  await portal.db.sql
    .update(users)
    .set({ email: `${name}@portal.test` })
    .where(eq(users.id, here.id))
  const of = groupsOf(['rm-dispatch'], { email: `${name.toUpperCase()}@portal.test` })
  company.people.set(name, { ...of, email_verified: false })
  ok(await signIn())
  expect((await userOf(`sales_${counter}`)).roles).toEqual(['salesperson', 'lab'])
  const sure = `${name}.sure`
  company.people.set(sure, { ...of, email_verified: true })
  const { user } = await session(ok(await signIn(sure)).token)
  expect(user).toMatchObject({ id: here.id })
  expect([...user.roles].sort()).toEqual(['dispatcher', 'salesperson'])
  // Another account of the provider with the same address is somebody else.
  company.people.set(`${name}.twin`, { ...of, email_verified: true })
  expect((await session(ok(await signIn(`${name}.twin`)).token)).user.id).not.toBe(here.id)
})

test('without groups only people who are here come in, and their roles stay', async () => {
  offer()
  try {
    company.people.set(name, groupsOf(['rm-dispatch']))
    expect((await signIn()).status).toBe(403)
    const here = await portal.person(`batcher_${counter}`, { roles: ['batcher'] })
    await portal.db.sql
      .update(users)
      .set({ email: `${name}@portal.test` })
      .where(eq(users.id, here.id))
    company.people.set(name, groupsOf([], { email: `${name}@portal.test`, email_verified: true }))
    expect((await session(ok(await signIn()).token)).user).toMatchObject({ id: here.id, roles: ['batcher'] })
  } finally {
    offer({ PORTAL_SSO_ROLES: JSON.stringify(GROUPS) })
  }
})

test('switched off here is out, whatever the provider says', async () => {
  company.people.set(name, groupsOf(['rm-lab']))
  const { user } = await session(ok(await signIn()).token)
  await portal.db.sql.update(users).set({ active: false }).where(eq(users.id, user.id))
  expect((await signIn()).body).toMatchObject({ status: 401 })
})

test('two first sign-ins at once make one person', async () => {
  company.people.set(name, groupsOf(['rm-lab'], { name: `Twice ${counter}` }))
  const both = await Promise.all([signIn(), signIn()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(
    await portal.db.sql
      .select()
      .from(users)
      .where(eq(users.name, `Twice ${counter}`)),
  ).toHaveLength(1)
})

test('a code, a state, a ticket of another sign-in, a changed answer, and one that comes twice: none of them opens', async () => {
  company.people.set(name, groupsOf(['rm-lab']))
  const [one, other] = [await start(), await start()]
  const query = await company.comesBack(one.address, name)
  expect((await enter(other.ticket, query)).body).toMatchObject({ status: 401, facts: { rule: 'single-sign-on' } })
  const changed = new URLSearchParams(query)
  changed.set('code', 'another')
  expect((await enter(one.ticket, changed.toString())).status).toBe(401)
  changed.set('iss', 'https://elsewhere.test')
  expect((await enter(one.ticket, changed.toString())).status).toBe(401)
  for (const odd of ['x', 'state=1', 'code=1', '%', 'state[]=1&code=2'])
    expect((await enter(one.ticket, odd)).status).toBe(401)
  expect((await enter('no ticket', query)).status).toBe(401)
  const { ticket: passkey } = ok(await nobody().post('/login/passkey/start'))
  expect((await enter(passkey, query)).status).toBe(401)
  ok(await enter(one.ticket, query))
  expect((await enter(one.ticket, query)).status).toBe(401)
})

test('a sign-in that took too long starts again, and one that was cancelled says so', async () => {
  company.people.set(name, groupsOf(['rm-lab']))
  const { address, ticket } = await start()
  const query = await company.comesBack(address, name)
  portal.clock.at = new Date(Date.now() + 16 * 60_000)
  expect((await enter(ticket, query)).status).toBe(401)
  portal.clock.at = new Date()
  expect((await signIn('nobody.there')).body.detail).toBe('You did not sign in with company account')
})

test('a role that needs two factors takes those of the provider, and asks for its own after one alone', async () => {
  await portal.given(work => setSetting(work, 'users.second-factor-roles', ['lab'] as never))
  company.people.set(name, groupsOf(['rm-lab']))
  expect((await session(ok(await signIn()).token)).user.mustEnrol).toBe(false)
  company.people.set(name, groupsOf(['rm-lab'], { amr: ['pwd'] }))
  expect((await session(ok(await signIn()).token)).user.mustEnrol).toBe(true)
  await portal.given(work => setSetting(work, 'users.second-factor-roles', [] as never))
})

test('an old session at the provider is no fresh proof; asked again there it is', async () => {
  await portal.given(work =>
    setSetting(work, 'users.step-up', { asked: 'always', proofMinutes: 15, amountAbove: '10000' }),
  )
  company.people.set(name, groupsOf(['rm-lab']))
  const jar = new Map<string, string>()
  const proof = async (token: string) =>
    ok(await nobody().get('/administration/user/me/proof', { headers: { authorization: `Bearer ${token}` } }))
  const first = await proof(ok(await signIn(name, { jar })).token)
  expect(first.ways).toEqual(['single-sign-on'])
  portal.clock.at = new Date(Date.now() + 20 * 60_000)
  const silent = await proof(ok(await signIn('nobody.there', { jar })).token)
  expect(Date.parse(silent.freshUntil)).toBeLessThan(portal.clock.at.getTime())
  portal.clock.at = new Date()
  await new Promise(done => setTimeout(done, 1100))
  const again = await proof(ok(await signIn(name, { jar, again: true })).token)
  expect(Date.parse(again.freshUntil)).toBeGreaterThan(Date.parse(first.freshUntil))
})

test('a provider that is away is told, and where there is none nobody is sent anywhere', async () => {
  Object.assign(portal.parts.settings, {
    singleSignOn: testSettings({ PORTAL_SSO_ISSUER: 'http://127.0.0.1:9' }).singleSignOn,
  })
  expect((await nobody().post('/login/single-sign-on/start', {})).body).toMatchObject({
    status: 503,
    facts: { rule: 'single-sign-on' },
  })
  Object.assign(portal.parts.settings, { singleSignOn: null })
  expect(ok(await nobody().get('/login/single-sign-on'))).toEqual({ name: null })
  expect((await nobody().post('/login/single-sign-on/start', {})).status).toBe(409)
  expect((await enter('x', 'y')).status).toBe(409)
  offer({ PORTAL_SSO_ROLES: JSON.stringify(GROUPS), PORTAL_SSO_NAME: 'Concrete ID' })
  expect(ok(await nobody().get('/login/single-sign-on'))).toEqual({ name: 'Concrete ID' })
})

test('settings that would open the door stop the start in one sentence', () => {
  const bad = (more: Record<string, string>) => () => testSettings(more)
  expect(bad({ PORTAL_SSO_ISSUER: 'http://idp.example' })).toThrow('PORTAL_SSO_ISSUER must be an https address.')
  expect(bad({ PORTAL_SSO_ROLES: 'dispatcher' })).toThrow(/PORTAL_SSO_ROLES must be JSON/)
  expect(bad({ PORTAL_SSO_ROLES: '{"all":["boss"]}' })).toThrow(/PORTAL_SSO_ROLES/)
  expect(bad({ PORTAL_SSO_ROLES: '{"all":["driver"]}' })).toThrow(/PORTAL_SSO_ROLES/)
})
