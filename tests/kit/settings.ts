import { generateKeyPairSync } from 'node:crypto'
import { settings } from '~/functions/settings'

const key = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'tests' })
}

export const TEST_SECRETS = {
  PORTAL_TOKEN_KEY: key(),
  PORTAL_ANCHOR_KEY: key(),
  PORTAL_FORWARD_SECRET: 'f'.repeat(32),
  PORTAL_LINK_SECRET: 'l'.repeat(32),
  PORTAL_COOKIE_SECRET: 'c'.repeat(32),
  PORTAL_FACTOR_SECRET: 's'.repeat(32),
}

/** The portal's own settings as a test runs with them; the database address is unused, the house brings its own. */
export const testSettings = (more: Record<string, string> = {}) =>
  settings({ DATABASE_URL: 'postgresql://portal:portal@localhost:1/portal', ...TEST_SECRETS, ...more })
