import { eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginAttempts, users } from '~/db/users/tables'
import { newId } from '~/domain/kit/uuid'
import { hashPassword } from '~/workflows/users/hash-password'
import { type House, house } from '../kit/house'
import { cheapHash } from './kit/cheap-hash'

/** Every hash is counted, and made only when the test lets it, so that who waits for whom is seen without a clock. */
const hashes = vi.hoisted(() => ({ made: 0, held: null as (() => void)[] | null }))
vi.mock('node:crypto', async original => {
  const real = await original<typeof import('node:crypto')>()
  const scrypt = (password: string, salt: Buffer, length: number, _cost: object, done: (...of: unknown[]) => void) => {
    hashes.made++
    const make = () => real.scrypt(password, salt, length, { N: 16, r: 1, p: 1 }, done)
    if (hashes.held) hashes.held.push(make)
    else make()
  }
  return { ...real, default: { ...real, scrypt }, scrypt }
})

const RIGHT = 'the right phrase of nobody else'
let portal: House

/** A hash that the test holds back has not taken long: what the line thinks of its pace must not hang on the machine. */
vi.spyOn(performance, 'now').mockReturnValue(0)

beforeAll(async () => {
  portal = await house()
})
beforeEach(() => {
  hashes.made = 0
  hashes.held = null
  portal.clock.at = new Date(portal.clock.at.getTime() + 86_400_000)
})

async function somebody(username: string) {
  await portal.db.sql
    .insert(users)
    .values({ id: newId(), username, name: username, roles: ['dispatcher'], passwordHash: cheapHash(RIGHT) })
}

const login = (username: string, password: string, address: string) =>
  portal.as(null).post('/login', { username, password }, { headers: { 'x-portal-address': address } })

const settled = async (done: () => boolean) => {
  await expect.poll(done, { timeout: 100_000, interval: 5 }).toBe(true)
}
/** Lets every hash be made that is asked for, until all have their answers. */
const letGo = async (all: Promise<unknown>) => {
  let over = false
  void all.then(() => {
    over = true
  })
  while (!over) {
    hashes.held!.splice(0).forEach(make => void make())
    await new Promise(resolve => setTimeout(resolve, 1))
  }
}
const rowsOf = (key: string) => portal.db.sql.select().from(loginAttempts).where(like(loginAttempts.key, key))
const tally = (statuses: number[]) => [401, 429].map(status => statuses.filter(each => each === status).length)

/** The first of the file: how soon one is served is measured, and hashes that are cheap here would be waited for. */
describe('who could not be served soon', () => {
  test('is told so at once, is not hashed, and has not failed', async () => {
    await somebody('crowded_out')
    hashes.held = []
    const house = Array.from({ length: 80 }, () => hashPassword('somebody is given a password'))
    const busy = await login('crowded_out', 'wrong', '10.83.0.1')
    expect([busy.status, busy.body.detail]).toEqual([
      429,
      'Many people are signing in right now. Please try again in a moment',
    ])
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThanOrEqual(10)
    expect(hashes.made).toBe(2)
    const rows = await rowsOf('%10.83.0.1%')
    expect(rows.map(({ failures }) => failures)).toEqual([0, 0])
    const all = Promise.all(house)
    await letGo(all)
    expect(await all).toHaveLength(80)
    hashes.held = null
    for (let no = 0; no < 5; no++) expect((await login('crowded_out', 'wrong', '10.83.0.1')).status).toBe(401)
    expect((await login('crowded_out', 'wrong', '10.83.0.1')).status).toBe(429)
  })
})

describe('many at once', () => {
  test.each([
    ['a', 30],
    ['another', 410],
  ])(
    '%s account, %i guesses side by side: five are hashed, the others are answered while those still wait',
    async (which, many) => {
      await somebody(`crowded_${which}`)
      hashes.held = []
      const refused: number[] = []
      const began = Date.now()
      const all = Array.from({ length: many }, async (_, no) => {
        const { status, headers } = await login(`crowded_${which}`, `wrong ${no}`, `10.80.${no >> 8}.${no & 255}`)
        if (status === 429) refused.push(Number(headers.get('retry-after')))
        return status
      })
      await settled(() => refused.length === many - 5)
      // What is left of the pause when each is answered, however long the machine takes for so many, by the clock of the pause.
      const least = 15 - Math.ceil((Date.now() - began) / 1000)
      expect(refused.filter(seconds => seconds > 15 || seconds < least)).toEqual([])
      expect(hashes.made).toBe(2)
      const statuses = Promise.all(all)
      await letGo(statuses)
      expect(tally(await statuses)).toEqual([5, many - 5])
      expect(hashes.made).toBe(5)
    },
  )

  test('410 names from one address: thirty are hashed, and who signs in from elsewhere is next', async () => {
    await somebody('unhurried')
    hashes.held = []
    let refused = 0
    const guesses = Array.from({ length: 410 }, async (_, no) => {
      const { status } = await login(`nobody_${no}`, 'wrong', '10.81.0.1')
      if (status === 429) refused++
      return status
    })
    await settled(() => refused === 380)
    const owner = login('unhurried', RIGHT, '10.81.0.2')
    let waited = true
    void owner.then(() => {
      waited = false
    })
    await expect.poll(() => rowsOf('account:unhurried')).toHaveLength(1)
    await new Promise(resolve => setTimeout(resolve, 300))
    // Two are being made and 28 wait; the owner's is made after the next one, and not after all of them.
    for (let made = 0; waited && made < 6; made++) {
      await settled(() => !waited || hashes.held!.length >= 2)
      hashes.held!.shift()?.()
    }
    await settled(() => !waited)
    expect((await owner).status).toBe(200)
    const statuses = Promise.all(guesses)
    await letGo(statuses)
    expect(tally(await statuses)).toEqual([30, 380])
    expect(hashes.made).toBe(31)
  })

  test('of right ones side by side as many as are free get in, and none of them counts', async () => {
    await somebody('eager')
    hashes.held = []
    const all = Promise.all(Array.from({ length: 12 }, () => login('eager', RIGHT, '10.82.0.1')))
    await letGo(all)
    const statuses = (await all).map(({ status }) => status).sort()
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200))
    hashes.held = null
    expect((await login('eager', RIGHT, '10.82.0.1')).status).toBe(200)
    const left = await rowsOf('%10.82.0.1%')
    expect(left.reduce((sum, { failures }) => sum + failures, 0)).toBe(0)
  })
})

test('who exists, who does not and who is switched off get the same answers for the same number of hashes', async () => {
  await somebody('existing')
  await somebody('switched_off')
  await portal.db.sql.update(users).set({ active: false }).where(eq(users.username, 'switched_off'))
  const began = portal.clock.at
  const told = async (username: string, address: string) => {
    portal.clock.at = began
    hashes.made = 0
    const answers = []
    for (let no = 0; no < 30; no++) {
      const { status, headers, body } = await login(username, 'wrong', address)
      answers.push({ status, wait: headers.get('retry-after'), ...body, requestId: '', hashes: hashes.made })
      portal.clock.at = new Date(portal.clock.at.getTime() + 7000)
    }
    return answers
  }
  const unknown = await told('not_existing', '10.84.0.1')
  expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([401, 429]))
  expect(unknown.at(-1)!.hashes).toBe(unknown.filter(({ status }) => status === 401).length)
  expect(await told('existing', '10.84.0.2')).toEqual(unknown)
  expect(await told('switched_off', '10.84.0.3')).toEqual(unknown)
})

test('no answer was a defect', () => expect(portal.defects).toEqual([]))
