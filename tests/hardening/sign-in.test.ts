import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '~/db/users/tables'
import { random, shuffled } from '~/domain/kit/random'
import { newId } from '~/domain/kit/uuid'
import { hashPassword } from '~/workflows/users/hash-password'
import { type House, house } from '../kit/house'
import { cheapHash } from './kit/cheap-hash'
import { distinguishable } from './kit/distinguishable'
import { count } from './kit/parameters'

/** `npm run signin -- --accounts 500 --guesses 20` is 10,000 passwords over 500 accounts. */
const ACCOUNTS = count('accounts', 60)
const GUESSES = count('guesses', 12)
const TIMED = count('timed', 10)
const RIGHT = 'the right phrase of nobody else'
const WINDOW_MS = 15 * 60_000

let portal: House

beforeAll(async () => {
  portal = await house()
  await people('sprayed', ACCOUNTS, cheapHash(RIGHT))
})

async function people(name: string, many: number, passwordHash: string | null, more: object = {}): Promise<string[]> {
  const names = Array.from({ length: many }, (_, no) => `${name}_${no}`)
  await portal.db.sql
    .insert(users)
    .values(
      names.map(username => ({ id: newId(), username, name: username, roles: ['dispatcher'], passwordHash, ...more })),
    )
  return names
}

async function login(username: string, password: string, address = '10.0.0.1') {
  const began = performance.now()
  const answer = await portal
    .as(null)
    .post('/login', { username, password }, { headers: { 'x-portal-address': address } })
  return { ...answer, ms: performance.now() - began }
}

const later = (ms: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + ms)
}

describe('guessing passwords', () => {
  test('one account: five failures, then it waits as long as it says, whoever asks and whatever they know', async () => {
    const [name] = (await people('guessed', 1, cheapHash(RIGHT))) as [string]
    for (let no = 0; no < 5; no++) expect((await login(name, `wrong ${no}`, `10.1.0.${no}`)).status).toBe(401)
    for (const address of ['10.1.0.1', '10.9.9.9']) {
      const refused = await login(name, RIGHT, address)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBe(15)
      expect(refused.body.detail).toBe('Too many wrong passwords; please try again in 15 seconds')
    }
    later(14_000)
    expect((await login(name.toUpperCase(), RIGHT)).status).toBe(429)
    later(1000)
    expect((await login(name, RIGHT)).status).toBe(200)
  })

  test('guesses sent side by side are counted one by one, and the right one among them is too late', async () => {
    const [name] = (await people('burst', 1, cheapHash(RIGHT))) as [string]
    const wrong = Array.from({ length: 40 }, (_, no) => login(name, `wrong ${no}`, `10.10.0.${no}`))
    const statuses = (await Promise.all(wrong)).map(of => of.status)
    expect(statuses.filter(status => status === 401)).toHaveLength(5)
    expect(statuses.filter(status => status === 429)).toHaveLength(35)
    expect((await login(name, RIGHT, '10.10.1.1')).status).toBe(429)
    later(15_000)
    expect((await login(name, RIGHT, '10.10.1.1')).status).toBe(200)
  })

  test('one address: thirty failures a minute', async () => {
    const statuses = []
    for (let no = 0; no < 40; no++) statuses.push((await login(`sprayed_${no}`, 'Summer2026', '10.3.0.1')).status)
    expect(statuses.filter(status => status === 401)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array(10).fill(429))
    expect((await login('sprayed_50', RIGHT, '10.3.0.2')).status).toBe(200)
    const refused = await login('sprayed_50', RIGHT, '10.3.0.1')
    const wait = Number(refused.headers.get('retry-after'))
    expect([refused.status, wait]).toEqual([429, 60 - portal.clock.at.getUTCSeconds()])
    later(wait * 1000)
    expect((await login('sprayed_50', RIGHT, '10.3.0.1')).status).toBe(200)
    later(WINDOW_MS)
  })

  test('one address: whoever knows the password takes nothing of its thirty', async () => {
    for (let no = 0; no < 35; no++) expect((await login(`sprayed_${no}`, RIGHT, '10.3.1.1')).status).toBe(200)
    for (let no = 0; no < 29; no++) expect((await login(`sprayed_${no}`, 'wrong', '10.3.1.1')).status).toBe(401)
    expect((await login('sprayed_50', RIGHT, '10.3.1.1')).status).toBe(200)
    later(WINDOW_MS)
  })

  test(`a spray of ${ACCOUNTS * GUESSES} passwords over ${ACCOUNTS} accounts from many addresses`, {
    timeout: 600_000,
  }, async () => {
    const next = random(7)
    const tried = new Map<string, number>()
    for (const place of shuffled(ACCOUNTS * GUESSES, next)) {
      const name = `sprayed_${place % ACCOUNTS}`
      const { status } = await login(name, `Guess ${place}`, `10.4.${place % 200}.${Math.floor(next() * 200)}`)
      expect([401, 429]).toContain(status)
      if (status === 401) tried.set(name, (tried.get(name) ?? 0) + 1)
    }
    // Nobody's password was tried more often than five times, and nobody is kept out longer than the first pause.
    expect(Math.max(...tried.values())).toBe(5)
    later(15_000)
    for (let no = 0; no < ACCOUNTS; no++) expect((await login(`sprayed_${no}`, RIGHT, `10.5.0.${no}`)).status).toBe(200)
  })

  test('a name that does not exist is throttled as one that does', async () => {
    const statuses = []
    for (let no = 0; no < 7; no++) statuses.push((await login('no_such_person', 'wrong', `10.6.0.${no}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

describe('listing names', () => {
  test('unknown, known, switched off and app users get one answer to a wrong password', async () => {
    const [known, off, app, bare] = [
      (await people('known', 1, cheapHash(RIGHT)))[0]!,
      (await people('off', 1, cheapHash(RIGHT), { active: false }))[0]!,
      (await people('app', 1, cheapHash(RIGHT), { kind: 'booking', roles: ['customer'] }))[0]!,
      (await people('bare', 1, null))[0]!,
    ]
    const told = async (name: string, password: string) => {
      const { status, body } = await login(name, password, `10.7.${Math.floor(performance.now()) % 200}.1`)
      return { status, ...body, requestId: '' }
    }
    const unknown = await told('nobody_at_all', 'wrong')
    for (const name of [known, off, app, bare]) expect(await told(name, 'wrong')).toEqual(unknown)
    expect(await told(off, RIGHT)).toEqual(unknown)
  })

  test('the time of an answer does not tell who exists', { timeout: 300_000 }, async () => {
    const real = await hashPassword(RIGHT)
    const [known, off] = [await people('timed', TIMED, real), await people('timed_off', TIMED, real, { active: false })]
    const times = { known: [] as number[], unknown: [] as number[], off: [] as number[], throttled: [] as number[] }
    for (let no = 0; no < TIMED; no++) {
      const address = `10.8.0.${no}`
      times.known.push((await login(known[no]!, 'wrong', address)).ms)
      times.unknown.push((await login(`untimed_${no}`, 'wrong', address)).ms)
      times.off.push((await login(off[no]!, RIGHT, address)).ms)
      times.throttled.push((await login('no_such_person', 'wrong', address)).ms)
    }
    // Not by milliseconds: how well could somebody tell two kinds apart by time alone? 0.5 is not at all, 1 is always.
    expect(distinguishable(times.known, times.unknown)).toBeLessThan(0.95)
    expect(distinguishable(times.known, times.off)).toBeLessThan(0.95)
    // The measure itself sees a difference where there is one: an answer without a hash.
    expect(distinguishable(times.known, times.throttled)).toBe(1)
  })
})

test('what was typed as a password is written nowhere', async () => {
  const secret = 'a phrase that must stand nowhere'
  const [name] = (await people('secretive', 1, cheapHash(secret))) as [string]
  await login(name, secret)
  await login(name, `${secret} mistyped`)
  const { rows } = await portal.db.sql.execute(`select seq from audit_line a where a::text like '%must stand nowhere%'`)
  expect(rows).toEqual([])
  expect(JSON.stringify(portal.defects)).not.toContain('must stand nowhere')
  const made = await portal.db.sql
    .select()
    .from(users)
    .where(inArray(users.username, [name]))
  expect(JSON.stringify(made)).not.toContain('must stand nowhere')
})

test('no answer was a defect', () => expect(portal.defects).toEqual([]))
