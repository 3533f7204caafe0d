import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptSecrets, secretSettings } from './secrets'

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
