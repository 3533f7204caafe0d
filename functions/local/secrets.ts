import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** By the names that the file has had since the first release: a folder opens with an earlier release and with this one. */
export type Secrets = Record<
  | 'TOKEN_KEY'
  | 'ANCHOR_KEY'
  | 'FORWARD_SECRET'
  | 'LINK_SECRET'
  | 'COOKIE_SECRET'
  | 'FACTOR_SECRET'
  | 'DATABASE_PASSWORD'
  | 'APP_PASSWORD',
  string
> & { EARLIER?: Earlier }

/** What was in use before, accepted until a day after the first start that had both. */
type Earlier = { since: string | null } & Partial<Record<(typeof ROTATED)[number], string>>

/** Those of which a portal takes several; the anchors of the trail name their key for ever, and nothing is signed with the rest. */
const ROTATED = ['TOKEN_KEY', 'FORWARD_SECRET', 'LINK_SECRET', 'FACTOR_SECRET'] as const
const OVERLAP_MS = 24 * 3600 * 1000

/** Made on the first start and kept, because a new token key would sign everybody out. */
export function keptSecrets(file: string): Secrets {
  const kept = read(file)
  const secrets = { ...makeSecrets(), ...kept }
  if (Object.keys(kept).length < Object.keys(secrets).length) keep(file, secrets)
  return secrets
}

/**
 * Those of a start of the portal. It takes the earlier ones beside the new for a day: by then everybody has a new token and
 * what the earlier key sealed was sealed anew, at the first start with both.
 */
export function startSecrets(file: string, now: Date): Secrets {
  const secrets = keptSecrets(file)
  const { EARLIER: earlier, ...latest } = secrets
  if (!earlier) return secrets
  if (earlier.since && now.getTime() - Date.parse(earlier.since) >= OVERLAP_MS) {
    keep(file, latest)
    return latest
  }
  const both = { ...latest, EARLIER: { ...earlier, since: earlier.since ?? now.toISOString() } }
  if (!earlier.since) keep(file, both)
  return both
}

/** New ones in front of those in use. False while earlier ones are still accepted: a third would be lost. */
export function rotateSecrets(file: string): boolean {
  const kept = keptSecrets(file)
  if (kept.EARLIER) return false
  const [fresh, now] = [makeSecrets(), (of: Secrets) => Object.fromEntries(ROTATED.map(name => [name, of[name]]))]
  keep(file, { ...kept, ...now(fresh), EARLIER: { since: null, ...now(kept) } })
  return true
}

/** Those that are settings, by the names of the settings; the database's passwords are none. */
export function secretSettings(of: Secrets) {
  return {
    PORTAL_TOKEN_KEY: of.EARLIER?.TOKEN_KEY ? `[${of.TOKEN_KEY},${of.EARLIER.TOKEN_KEY}]` : of.TOKEN_KEY,
    PORTAL_ANCHOR_KEY: of.ANCHOR_KEY,
    PORTAL_FORWARD_SECRET: both(of, 'FORWARD_SECRET'),
    PORTAL_LINK_SECRET: both(of, 'LINK_SECRET'),
    PORTAL_COOKIE_SECRET: of.COOKIE_SECRET,
    PORTAL_FACTOR_SECRET: both(of, 'FACTOR_SECRET'),
  }
}

export function makeSecrets(): Secrets {
  return {
    TOKEN_KEY: privateKey(),
    ANCHOR_KEY: privateKey(),
    FORWARD_SECRET: randomSecret(),
    LINK_SECRET: randomSecret(),
    COOKIE_SECRET: randomSecret(),
    FACTOR_SECRET: randomSecret(),
    DATABASE_PASSWORD: randomSecret(),
    APP_PASSWORD: randomSecret(),
  }
}

function privateKey(): string {
  const { privateKey: made } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({ ...made.export({ format: 'jwk' }), kid: randomUUID() })
}

const both = (of: Secrets, name: (typeof ROTATED)[number]): string =>
  [of[name], of.EARLIER?.[name]].filter(Boolean).join(' ')

const read = (file: string): Partial<Secrets> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}

function keep(file: string, secrets: Secrets) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const randomSecret = () => randomBytes(32).toString('base64url')
