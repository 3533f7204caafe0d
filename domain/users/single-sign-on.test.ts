import { expect, test } from 'vitest'
import { type Claims, nameOf, provedAt, rolesOf, twoFactors, usernameOf, verifiedEmail } from './single-sign-on'

const claims = (of: Record<string, unknown>): Claims => ({ sub: 'a1', ...of })
const GROUPS = { 'rm-dispatch': ['dispatcher' as const], 'rm-lab': ['lab' as const, 'lab_manager' as const] }

test('groups become roles, once each and in one order; what the portal does not know gives none', () => {
  expect(rolesOf(claims({ groups: ['rm-lab', 'rm-dispatch', 'everyone'] }), 'groups', GROUPS)).toEqual([
    'dispatcher',
    'lab',
    'lab_manager',
  ])
  expect(rolesOf(claims({ roles: 'rm-dispatch, other' }), 'roles', GROUPS)).toEqual(['dispatcher'])
  for (const groups of [undefined, null, 7, {}, ['constructor', '__proto__'], ['admin']])
    expect(rolesOf(claims({ groups }), 'groups', GROUPS)).toEqual([])
})

test('an address counts only when the provider vouches for it', () => {
  expect(verifiedEmail(claims({ email: ' Mei.Tan@Portal.Test ', email_verified: true }))).toBe('mei.tan@portal.test')
  for (const verified of [false, undefined, 'true', 1])
    expect(verifiedEmail(claims({ email: 'mei.tan@portal.test', email_verified: verified }))).toBeNull()
})

test('every user name is one that the portal takes', () => {
  const told = ['mei.tan@portal.test', 'Zoë Müller', '..', '李', 'ab', '-x-', 'a'.repeat(200), '']
  for (const preferred_username of told)
    for (const taken of [0, 1, 12])
      expect(usernameOf(claims({ preferred_username }), taken)).toMatch(/^[a-z0-9][a-z0-9._-]{2,59}$/)
  expect(usernameOf(claims({ email: 'mei.tan@portal.test' }))).toBe('mei.tan')
  expect(usernameOf(claims({ preferred_username: 'Zoë Müller' }), 1)).toBe('zoe.muller.2')
})

test('a person is called as the provider calls them', () => {
  expect(nameOf(claims({ name: 'Tan Mei' }))).toBe('Tan Mei')
  expect(nameOf(claims({ given_name: 'Mei', family_name: 'Tan' }))).toBe('Mei Tan')
  expect(nameOf(claims({ preferred_username: 'mei.tan' }))).toBe('mei.tan')
})

test('two factors and the moment of the proof are taken only as the standards write them', () => {
  expect(twoFactors(claims({ amr: ['pwd', 'mfa'] }))).toBe(true)
  for (const amr of [['pwd'], 'mfa', undefined]) expect(twoFactors(claims({ amr }))).toBe(false)
  expect(provedAt(claims({ auth_time: 1_800_000_000 }))).toEqual(new Date('2027-01-15T08:00:00.000Z'))
  for (const auth_time of ['1800000000', Number.NaN, undefined]) expect(provedAt(claims({ auth_time }))).toBeNull()
})
