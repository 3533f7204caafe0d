import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setSetting } from '~/db/kit/set-setting'
import { sessions, users } from '~/db/users/tables'
import { ASKS_FOR_PROOF } from '~/domain/access/fresh-proof'
import { type Call, RIGHTS } from '~/domain/access/rights'
import { hashPassword } from '~/workflows/users/hash-password'
import { type Answer, type House, house } from '../kit/house'

const password = 'a long enough phrase'
let portal: House

beforeAll(async () => {
  portal = await house()
  const { id } = await portal.person('admin')
  const passwordHash = await hashPassword(password)
  await portal.db.sql.update(users).set({ passwordHash }).where(eq(users.id, id))
})

const ask = (asked: 'never' | 'with two-step sign-in' | 'always', amountAbove = '10000') =>
  portal.given(work => setSetting(work, 'users.step-up', { asked, proofMinutes: 15, amountAbove }))
const later = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
}
const admin = () => portal.as('admin')
const save = (username: string, key = `key-of-${username}`) =>
  admin().post(
    '/administration/user/save',
    { username, name: 'New Person', roles: ['dispatcher'], regionIds: [], plantIds: [] },
    { key },
  )
const prove = (given: object) => admin().post('/administration/user/me/proof', given)
const shape = ({ status, body }: Answer) => [status, body.title]

describe('proving again', () => {
  test('nobody is asked while no role needs two steps', async () => {
    later(60)
    expect((await save('unasked')).status).toBe(200)
    expect((await admin().get('/administration/user/me/proof')).body).toEqual({ freshUntil: null, ways: ['password'] })
  })

  test('who signed in long ago is stopped before a right changes, proves, and the same key goes through once', async () => {
    await ask('always')
    const refused = await save('asked')
    expect(shape(refused)).toEqual([403, 'step-up-required'])
    expect(refused.body.type).toBe('urn:portal:step-up-required')
    expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_user_authentication", max_age=900')
    expect(await portal.db.sql.select().from(users).where(eq(users.username, 'asked'))).toEqual([])
    const wrong = await prove({ currentPassword: 'not it' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['currentPassword']])
    expect(shape(await save('asked'))).toEqual([403, 'step-up-required'])
    const proved = await prove({ currentPassword: password })
    expect(proved.body).toEqual({ freshUntil: new Date(portal.clock.at.getTime() + 15 * 60_000).toISOString() })
    expect((await save('asked')).status).toBe(200)
    later(14)
    expect((await save('still_fresh')).status).toBe(200)
    later(2)
    expect(shape(await save('late'))).toEqual([403, 'step-up-required'])
  })

  test('a proof and a refusal have their lines on the trail', async () => {
    await prove({ currentPassword: password })
    const rows = (await admin().get('/audit?subject=session')).body.rows as { action: string }[]
    expect(rows.map(({ action }) => action)).toContain('prove again')
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  test('a proof belongs to one session: another of the same person has its own', async () => {
    await prove({ currentPassword: password })
    const { id } = (await admin().get('/session')).body.user
    const rows = await portal.db.sql.select().from(sessions).where(eq(sessions.userId, id))
    expect(rows.filter(({ provedAt }) => provedAt !== null)).toHaveLength(1)
    later(60)
    const login = await portal.as(null).post('/login', { username: 'admin', password })
    const headers = { authorization: `Bearer ${login.body.token}` }
    expect((await portal.as(null).get('/pass/assignees/download', { headers })).status).toBe(200)
    expect(shape(await admin().get('/pass/assignees/download'))).toEqual([403, 'step-up-required'])
  })

  test('it comes after the right: who has none is told so, and reading asks nothing', async () => {
    later(60)
    const other = await portal.as('lab').post('/administration/user/save', {})
    expect(shape(other)).toEqual([403, 'denied'])
    expect((await admin().get('/administration/user/list')).status).toBe(200)
  })

  test('neither, both or an empty proof is refused', async () => {
    for (const given of [{}, { currentPassword: password, code: '123456' }, { currentPassword: '' }, { pin: '1' }])
      expect((await prove(given)).status).toBe(422)
  })

  test('wrong passwords ask for a pause here too', async () => {
    const seen: number[] = []
    for (let at = 0; at < 7; at++) seen.push((await prove({ currentPassword: 'guess' })).status)
    expect(seen.slice(-1)).toEqual([429])
    later(60)
  })

  test('a role that needs two steps switches it on, and "never" off', async () => {
    await ask('with two-step sign-in')
    later(60)
    expect((await save('no_policy')).status).toBe(200)
    await portal.given(work => setSetting(work, 'users.second-factor-roles', ['ceo']))
    expect(shape(await save('policy'))).toEqual([403, 'step-up-required'])
    await ask('never')
    expect((await save('policy')).status).toBe(200)
    await portal.given(work => setSetting(work, 'users.second-factor-roles', []))
  })
})

/** One paper of one record, an empty template, a file that somebody attached, a call that looks up what was made; the export of a list asks by its rows.
 * What the ERP fetches opens with a machine key: there is nobody to ask. */
const NO_LIST =
  /^(GET|POST) \/erp\/|template|attachment|download-pdf|\/pdf|export-pdf|\/invoice\/:id\/download|requisitions\/download|^POST \/matiralestingsupport|^POST \/raw-material-test|GET \/invoice\/exports|invoice\/export\/:id\/(acknowledge|reject|cancel)|^GET \/download$|dry-test\/download|highestMaterialCostRegion|^POST \/list-export/

test('a call that hands out a whole list asks for a proof, or is named here as one that does not', () => {
  const calls = Object.keys(RIGHTS).filter(call => /export|download/i.test(call) && !NO_LIST.test(call))
  const free = calls.filter(call => !ASKS_FOR_PROOF.has(call as Call))
  expect(calls.length).toBeGreaterThan(8)
  expect(free).toEqual([])
})

test('every write of a right, a role, a key or a setting asks, and no call that is not there', () => {
  const writes = Object.entries(RIGHTS).filter(
    ([call, right]) =>
      !call.startsWith('GET') &&
      Array.isArray(right) &&
      right[0] !== 'view' &&
      ['portal_user', 'booking_user', 'machine_key', 'business_setting', 'price_approval'].includes(right[1]),
  )
  expect(writes.length).toBeGreaterThan(12)
  const unasked = writes.map(([call]) => call).filter(call => !ASKS_FOR_PROOF.has(call as Call))
  // Whoever takes back what they asked for gives nobody anything.
  expect(unasked).toEqual(['POST /price-approval/:id/withdraw'])
  expect([...ASKS_FOR_PROOF].filter(call => !(call in RIGHTS))).toEqual([])
})

test('more rows of a list than the setting asks for a proof, and each export is on the trail', async () => {
  const take = (rows: number, by = 'admin') => portal.as(by).post('/list-export', { list: '/order', rows, form: 'csv' })
  await ask('always')
  await portal.given(work => setSetting(work, 'privacy.export-rows', 50))
  later(60)
  expect((await take(50)).status).toBe(200)
  expect(shape(await take(51))).toEqual([403, 'step-up-required'])
  await prove({ currentPassword: password })
  expect((await take(51)).status).toBe(200)
  later(60)
  await ask('never')
  expect((await take(5000)).status).toBe(200)
  const { rows } = (await admin().get('/audit?subject=list')).body
  expect(rows.map(({ after }: { after: { rows: number } }) => after.rows)).toEqual([5000, 51, 50])
  for (const wrong of [{ rows: -1 }, { rows: 5001 }, { list: 'https://x' }, { form: 'pdf' }])
    expect((await admin().post('/list-export', { list: '/order', rows: 1, form: 'csv', ...wrong })).status).toBe(422)
  expect((await portal.as(null).post('/list-export', { list: '/order', rows: 1, form: 'csv' })).status).toBe(401)
})
