import { dictionary } from '@zxcvbn-ts/language-common'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '~/db/users/tables'
import { passwordFault } from '~/domain/users/password'
import { breachesOf } from '~/functions/kit/parts/breached-passwords'
import { processMetrics } from '~/functions/kit/parts/metrics'
import { settings } from '~/functions/settings'
import { isCommonPassword } from '~/workflows/users/common-passwords'
import { hashPassword, oneTimePassword } from '~/workflows/users/hash-password'
import { breachServer } from '../kit/breach-server'
import { type House, house } from '../kit/house'
import { TEST_SECRETS, testSettings } from '../kit/settings'

const OWNER = { username: 'tan.weiling', name: 'Tan Weiling', company: 'Readymix Concrete Pte Ltd' }
const faultOf = (password: string, of = OWNER) => passwordFault(password, of, isCommonPassword)
const words = dictionary['passwords-common'].filter(word => /^[a-z]{5,14}$/.test(word))
const dice = dictionary['diceware-common'].filter(word => /^[a-z]{5,}$/.test(word))
const LEET: Record<string, string> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' }

describe('what many people have used is refused', () => {
  test.each([
    // Of the million most common ones, as long as a password has to be here.
    'q1w2e3r4t5y6u7i8',
    'momsanaladventure',
    'MailCreated5240',
    'PasswordStandard',
    'polniypizdec110211',
    // Made to pass a rule of length.
    'Dragon1234567890!',
    'P@ssw0rdP@ssw0rd',
    'footballfootball',
    '!!!superman2026!!!',
    'qwertyuiopasdfgh12',
    'abcdefghijklmnop1',
    '098765432109876abc',
    'c0ncr3t3-2026-2027',
    'ReadyMix-Concrete-2026',
    'Welcome to Singapore!',
    'Weiling-1990-01-23',
    'readymix.dragon.2026',
    'trustno1trustno1',
  ])('%s', password => expect(faultOf(password)).toMatch(/easy to guess|tried first/))

  test('each of the common ones in any case, written with figures, followed or preceded by figures and signs', () => {
    const ends = fc.string({ unit: fc.constantFrom(...'0123456789!?#-_. '), minLength: 10, maxLength: 14 })
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.func(fc.integer({ min: 0, max: 2 })), ends, ends, (word, how, a, b) => {
        const written = [...word].map((letter, at) => [letter, letter.toUpperCase(), LEET[letter] ?? letter][how(at)]!)
        expect(faultOf([a.slice(0, 4), ...written, b].join(''))).not.toBeNull()
      }),
      { numRuns: 400 },
    )
  })

  test('four words by dice are a good password, with any sign between them; so are those that the portal makes', () => {
    const phrase = fc.tuple(...Array.from({ length: 4 }, () => fc.constantFrom(...dice)))
    fc.assert(
      fc.property(phrase, fc.constantFrom(' ', '-', '', '.'), (of, between) => {
        fc.pre(new Set(of).size > 2)
        expect(faultOf(of.join(between))).toBeNull()
      }),
      { numRuns: 400 },
    )
    for (let no = 0; no < 500; no++) expect(faultOf(oneTimePassword())).toBeNull()
  })

  test('so are the demo’s, a phrase in Chinese, and one with the trade in it', () => {
    for (const password of [
      'ready-mix-demo-2026',
      '今天下午三点到工地浇筑混凝土楼板吗',
      'concrete never sleeps on Tuas Avenue',
      'a long enough phrase',
    ])
      expect(faultOf(password), password).toBeNull()
  })
})

describe('wherever one is chosen', () => {
  const FIRST = 'dragondragondragon'
  const BREACHED = 'xylophone under seven bridges'
  const PADDED = 'padding under seven bridges'
  let portal: House
  let service: Awaited<ReturnType<typeof breachServer>>
  const warned: Record<string, unknown>[] = []
  const metrics = processMetrics(async () => [])
  let presentHash = ''
  let labId = ''
  let present = FIRST

  beforeAll(async () => {
    portal = await house()
    presentHash = await hashPassword(FIRST)
    const { id } = await portal.person('lab')
    labId = id
    await portal.db.sql.update(users).set({ passwordHash: presentHash }).where(eq(users.id, id))
    service = await breachServer({ [BREACHED]: 3, 'an order of two halves': 1 })
    const { log } = portal.parts
    portal.parts.log = { ...log, warn: (event, fields) => void warned.push({ event, ...fields }) }
    portal.parts.settings = testSettings({ PORTAL_SIGN_UP: '1' })
  })
  const change = async (newPassword: string) => {
    const sent = { currentPassword: present, newPassword }
    const answer = await portal.as('lab').post('/administration/user/me/change-password', sent)
    if (answer.status === 200) present = newPassword
    return answer
  }
  const signUp = (password: string, username = 'ng.kim') =>
    portal.as(null).post('/signup', { username, password, name: 'Ng Kim', email: 'ng@demo.example' })
  const lookups = async (outcome: string) =>
    new RegExp(`portal_breach_lookups_total\\{outcome="${outcome}"\\} (\\d+)`).exec((await metrics.text()).body)?.[1]

  test('one that is in use keeps working, though nobody may choose it', async () => {
    expect((await portal.as(null).post('/login', { username: 'lab', password: FIRST })).status).toBe(200)
    const refused = await change('DragonDragonDragon!!')
    expect([refused.status, refused.body.errors.newPassword[0]]).toEqual([422, expect.stringMatching('tried first')])
  })

  test('the own one and that of whoever signs up, with the words of the person and of the company', async () => {
    for (const newPassword of ['Superman!1234567', 'Readymix 2026 Concrete']) {
      const put = await portal.as('lab').put(`/user/password/${labId}`, { currentPassword: present, newPassword })
      expect([put.status, put.body.errors], newPassword).toEqual([422, { newPassword: [expect.any(String)] }])
      const up = await signUp(newPassword)
      expect([up.status, up.body.errors], newPassword).toEqual([422, { password: [expect.any(String)] }])
    }
    const [row] = await portal.db.sql.select().from(users).where(eq(users.id, labId))
    expect(row?.passwordHash).toBe(presentHash)
  })

  test('the service is told five figures, pads its answer, and what it knows is refused', async () => {
    expect(breachesOf(portal.parts.settings, { log: portal.parts.log, metrics })).toEqual({})
    const { breaches } = testSettings({ PORTAL_PWNED_URL: service.address })
    Object.assign(portal.parts, breachesOf({ breaches }, { log: portal.parts.log, metrics }))
    service.state.padding = [PADDED]
    const refused = await change(BREACHED)
    expect([refused.status, refused.body.errors.newPassword[0]]).toEqual([422, expect.stringMatching('data breach')])
    expect((await signUp('an order of two halves')).body.errors.password[0]).toMatch('data breach')
    expect((await change(PADDED)).status).toBe(200)
    expect((await signUp('one that nobody has seen yet', 'ng.lay')).status).toBe(200)
    expect(service.state.asked).toHaveLength(4)
    for (const path of service.state.asked) expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/)
    expect(new Set(service.state.padded)).toEqual(new Set(['true']))
    expect([await lookups('known'), await lookups('unknown')]).toEqual(['2', '2'])
    // What the lists refuse is asked of nobody.
    await change('Superman!1234567')
    expect(service.state.asked).toHaveLength(4)
  })

  test('while it is silent, busy, gone or another page, a password is taken after two seconds at most', async () => {
    for (const [no, how] of (['silent', 'busy', 'page', 'hang up'] as const).entries()) {
      service.state.how = how
      warned.length = 0
      const began = performance.now()
      const taken = await signUp(BREACHED, `taken.${how.replace(' ', '')}`)
      expect([taken.status, performance.now() - began < 8000], how).toEqual([200, true])
      expect(await lookups('unasked')).toBe(String(no + 1))
      expect(warned.filter(({ event }) => event === 'breached passwords')).toHaveLength(1)
      expect(JSON.stringify(warned)).not.toContain('xylophone')
    }
  })

  test('its address is https, or on this machine', () => {
    const told = (PORTAL_PWNED_URL?: string) =>
      settings({ DATABASE_URL: 'postgresql://a:b@localhost/c', ...TEST_SECRETS, PORTAL_PWNED_URL }).breaches
    expect([told(), told('https://api.pwnedpasswords.com')]).toEqual([undefined, 'https://api.pwnedpasswords.com'])
    expect(() => told('http://breaches.example')).toThrow('PORTAL_PWNED_URL must be an https address')
  })
})
