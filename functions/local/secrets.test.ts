import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptSecrets, rotateSecrets, secretSettings, startSecrets } from './secrets'

const folder = mkdtempSync(join(tmpdir(), 'readymix-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As the first release wrote it. */
const FIRST_RELEASE = {
  TOKEN_KEY: '{"kty":"EC"}',
  FORWARD_SECRET: 'f'.repeat(43),
  LINK_SECRET: 'l'.repeat(43),
  COOKIE_SECRET: 'c'.repeat(43),
  DATABASE_PASSWORD: 'd'.repeat(43),
  APP_PASSWORD: 'a'.repeat(43),
}

test('the file of the first release opens, keeps what it has and gets the keys that it lacks', () => {
  const file = join(folder, 'first.json')
  writeFileSync(file, JSON.stringify(FIRST_RELEASE))
  const secrets = keptSecrets(file)
  expect(secrets).toMatchObject(FIRST_RELEASE)
  const { ANCHOR_KEY, FACTOR_SECRET, ...asBefore } = JSON.parse(readFileSync(file, 'utf8'))
  expect(asBefore).toEqual(FIRST_RELEASE)
  expect(JSON.parse(ANCHOR_KEY)).toMatchObject({ kty: 'EC', crv: 'P-256' })
  expect(secretSettings(secrets)).toEqual({
    PORTAL_TOKEN_KEY: FIRST_RELEASE.TOKEN_KEY,
    PORTAL_ANCHOR_KEY: ANCHOR_KEY,
    PORTAL_FORWARD_SECRET: FIRST_RELEASE.FORWARD_SECRET,
    PORTAL_LINK_SECRET: FIRST_RELEASE.LINK_SECRET,
    PORTAL_COOKIE_SECRET: FIRST_RELEASE.COOKIE_SECRET,
    PORTAL_FACTOR_SECRET: FACTOR_SECRET,
  })
})

test('a new file has every name that the first release reads', () => {
  const file = join(folder, 'new', 'secrets.json')
  keptSecrets(file)
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(FIRST_RELEASE)))
  expect(keptSecrets(file)).toEqual(kept)
})

test('a rotation puts new ones in front, keeps the earlier ones a day from the first start with both, and then drops them', () => {
  const file = join(folder, 'rotated.json')
  const before = keptSecrets(file)
  const noon = new Date('2026-11-23T12:00:00Z')
  const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
  expect(rotateSecrets(file)).toBe(true)
  expect(rotateSecrets(file)).toBe(false)
  // However late the first start is.
  const both = startSecrets(file, noon)
  const told = secretSettings(both)
  expect(told.PORTAL_FACTOR_SECRET).toBe(`${both.FACTOR_SECRET} ${before.FACTOR_SECRET}`)
  expect(told.PORTAL_LINK_SECRET).toBe(`${both.LINK_SECRET} ${before.LINK_SECRET}`)
  expect(JSON.parse(told.PORTAL_TOKEN_KEY)).toEqual([JSON.parse(both.TOKEN_KEY), JSON.parse(before.TOKEN_KEY)])
  expect([both.ANCHOR_KEY, both.DATABASE_PASSWORD]).toEqual([before.ANCHOR_KEY, before.DATABASE_PASSWORD])
  expect(secretSettings(startSecrets(file, hours(23)))).toEqual(told)
  expect(rotateSecrets(file)).toBe(false)
  expect(secretSettings(startSecrets(file, hours(24)))).toMatchObject({
    PORTAL_FACTOR_SECRET: both.FACTOR_SECRET,
    PORTAL_TOKEN_KEY: both.TOKEN_KEY,
  })
  expect(readFileSync(file, 'utf8')).not.toContain(before.LINK_SECRET)
  expect(rotateSecrets(file)).toBe(true)
})
