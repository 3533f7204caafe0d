import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { loginAttempts, users } from '~/db/users/tables'
import type { Role } from '~/domain/access/roles'
import { forgetOld } from '~/workflows/forget-old'
import { type House, house } from '../kit/house'
import { cheapHash } from './kit/cheap-hash'

const RIGHT = 'the right phrase of nobody else'
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
let portal: House

beforeAll(async () => {
  portal = await house()
  await portal.person('admin')
})

const later = (ms: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + ms)
}

async function somebody(name: string, role: Role = 'dispatcher'): Promise<string> {
  const { id } = await portal.person(name, { roles: [role] })
  await portal.db.sql
    .update(users)
    .set({ passwordHash: cheapHash(RIGHT) })
    .where(eq(users.id, id))
  return id
}

async function login(username: string, password: string, address: string) {
  const { status, headers, body } = await portal
    .as(null)
    .post('/login', { username, password }, { headers: { 'x-portal-address': address } })
  return { status, wait: Number(headers.get('retry-after')), body }
}

let places = 0
const anywhere = () => `10.${30 + (++places >> 16)}.${(places >> 8) & 255}.${places & 255}`

/** Knocks as early as it is let, each time from another address, and says how many guesses were looked at in each hour. */
async function attack(name: string, hours: number, knock = anywhere): Promise<number[]> {
  const began = portal.clock.at.getTime()
  const heard = Array<number>(hours).fill(0)
  for (;;) {
    const hour = Math.floor((portal.clock.at.getTime() - began) / HOUR)
    if (hour >= hours) return heard
    const { status, wait } = await login(name, 'wrong', knock())
    if (status === 401) heard[hour]!++
    else later(wait * SECOND)
  }
}

describe('an account under attack', () => {
  test('the pause grows from 15 seconds, is kept to the second, and a try within it does not make it longer', async () => {
    await somebody('paused')
    for (let no = 0; no < 5; no++) expect((await login('paused', 'wrong', anywhere())).status).toBe(401)
    for (const pause of [15, 30, 60, 120, 120, 120]) {
      for (let left = pause; left > 0; left -= 15) {
        expect(await login('paused', 'wrong', anywhere())).toMatchObject({ status: 429, wait: left })
        later(15 * SECOND)
      }
      expect((await login('paused', 'wrong', anywhere())).status).toBe(401)
    }
    later(119_999)
    expect(await login('paused', RIGHT, anywhere())).toMatchObject({ status: 429, wait: 1 })
    later(1)
    expect((await login('paused', RIGHT, anywhere())).status).toBe(200)
    // The right password cleared the count: five are free again.
    for (let no = 0; no < 5; no++) expect((await login('paused', 'wrong', anywhere())).status).toBe(401)
    expect(await login('paused', RIGHT, anywhere())).toMatchObject({ status: 429, wait: 15 })
  })

  test.each<[string, Role]>([
    ['besieged', 'dispatcher'],
    ['besieged_admin', 'admin'],
  ])(
    '%s: half a day from ever new addresses: below fifty guesses an hour, and the owner waits two minutes',
    { timeout: 300_000 },
    async (name, role) => {
      await somebody(name, role)
      const heard = await attack(name, 12)
      expect(Math.max(...heard)).toBeLessThan(50)
      expect(heard.reduce((sum, of) => sum + of)).toBeGreaterThan(300)
      const refused = await login(name, RIGHT, anywhere())
      later(refused.wait * SECOND)
      expect(refused.wait).toBeLessThanOrEqual(120)
      expect((await login(name, RIGHT, anywhere())).status).toBe(200)
    },
  )

  test.each<[string, Role]>([
    ['left_alone', 'dispatcher'],
    ['left_alone_admin', 'admin'],
  ])('%s: a hundred guesses and more are over at once sixty days later', async (name, role) => {
    await somebody(name, role)
    const heard = await attack(name, 5)
    expect(heard.reduce((sum, of) => sum + of)).toBeGreaterThan(100)
    later(60 * DAY)
    expect((await login(name, 'wrong', anywhere())).status).toBe(401)
    expect((await login(name, RIGHT, anywhere())).status).toBe(200)
  })

  test('a day later the count starts anew, and what is forgotten is not kept', async () => {
    await somebody('forgiven')
    await attack('forgiven', 1)
    later(DAY)
    for (let no = 0; no < 5; no++) expect((await login('forgiven', 'wrong', anywhere())).status).toBe(401)
    expect(await login('forgiven', 'wrong', anywhere())).toMatchObject({ status: 429, wait: 15 })
    const kept = await portal.db.sql.select().from(loginAttempts).where(eq(loginAttempts.key, 'account:forgiven'))
    expect(kept.reduce((sum, { failures }) => sum + failures, 0)).toBe(5)
  })

  test('who guesses from one address ends at four an hour and leaves the owner the time between', async () => {
    await somebody('watched')
    const heard = await attack('watched', 6, () => '10.66.6.6')
    expect(heard.slice(2)).toEqual([4, 4, 4, 4])
    expect((await login('watched', 'wrong', '10.66.6.6')).status).toBe(401)
    later(2 * MINUTE)
    expect((await login('watched', RIGHT, anywhere())).status).toBe(200)
    // The owner's success does not give the guesser five free tries again.
    expect((await login('watched', 'wrong', '10.66.6.6')).status).toBe(429)
  })

  test('an administrator opens it at once, also for the address that typed the wrong ones', async () => {
    const userId = await somebody('helped')
    await attack('helped', 2, () => '10.77.7.7')
    await somebody('helped account:helped')
    expect((await login('helped', 'wrong', '10.77.7.7')).status).toBe(401)
    expect((await login('helped', RIGHT, '10.77.7.7')).status).toBe(429)
    const reset = await portal.as('admin').post('/administration/user/reset-password', { userId })
    expect((await login('helped', reset.body.oneTimePassword, '10.77.7.7')).status).toBe(200)
  })
})

describe('what is kept', () => {
  const windows = (name: string, many: number, failures: number, until = portal.clock.at) => {
    const last = Math.floor(until.getTime() / (15 * MINUTE)) * 15 * MINUTE
    const rows = Array.from({ length: many }, (_, no) => new Date(last - no * 15 * MINUTE))
    return portal.db.sql
      .insert(loginAttempts)
      .values(rows.map(windowStart => ({ key: `account:${name}`, windowStart, failures })))
  }

  test('windows of a quarter of an hour, as they were counted before, are understood', async () => {
    for (const name of ['old_window', 'old_windows']) await somebody(name)
    portal.clock.at = new Date('2027-03-01T01:00:10.000Z')
    await windows('old_window', 1, 5)
    expect(await login('old_window', RIGHT, anywhere())).toMatchObject({ status: 429, wait: 5 })
    await windows('old_windows', 20, 5)
    expect(await login('old_windows', RIGHT, anywhere())).toMatchObject({ status: 429, wait: 110 })
    later(110 * SECOND)
    for (const name of ['old_window', 'old_windows']) expect((await login(name, RIGHT, anywhere())).status).toBe(200)
  })

  test('an account that was locked by a hundred old ones is open', async () => {
    await somebody('locked_before', 'admin')
    await windows('locked_before', 40, 5, new Date(portal.clock.at.getTime() - 60 * DAY))
    expect((await login('locked_before', RIGHT, anywhere())).status).toBe(200)
  })

  test('a failure that a wrong clock wrote in years to come holds nobody', async () => {
    await somebody('ahead')
    await windows('ahead', 20, 5, new Date(portal.clock.at.getTime() + 4000 * DAY))
    expect((await login('ahead', RIGHT, anywhere())).status).toBe(200)
  })
})

test('failures that count no longer are forgotten in the end, those of today are kept', async () => {
  const of = (key: string) => portal.db.sql.select().from(loginAttempts).where(eq(loginAttempts.key, key))
  const [earlier, today] = ['account:nobody_before', 'account:nobody_today']
  expect((await login('nobody_before', 'wrong', anywhere())).status).toBe(401)
  later(DAY)
  expect((await login('nobody_today', 'wrong', anywhere())).status).toBe(401)
  expect([(await of(earlier)).length, (await of(today)).length]).toEqual([1, 1])
  expect(await forgetOld(portal.parts)).toBeGreaterThan(0)
  expect([(await of(earlier)).length, (await of(today)).length]).toEqual([0, 1])
  expect(await forgetOld(portal.parts)).toBe(0)
})

test('no answer was a defect', () => expect(portal.defects).toEqual([]))
