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
>

/** Made on the first start and kept, because a new token key would sign everybody out. */
export function keptSecrets(file: string): Secrets {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = { ...makeSecrets(), ...kept }
  if (Object.keys(kept).length < Object.keys(secrets).length) keep(file, secrets)
  return secrets
}

/** Those that are settings, by the names of the settings; the database's passwords are none. */
export function secretSettings(of: Secrets) {
  return {
    PORTAL_TOKEN_KEY: of.TOKEN_KEY,
    PORTAL_ANCHOR_KEY: of.ANCHOR_KEY,
    PORTAL_FORWARD_SECRET: of.FORWARD_SECRET,
    PORTAL_LINK_SECRET: of.LINK_SECRET,
    PORTAL_COOKIE_SECRET: of.COOKIE_SECRET,
    PORTAL_FACTOR_SECRET: of.FACTOR_SECRET,
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

function keep(file: string, secrets: Secrets) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const randomSecret = () => randomBytes(32).toString('base64url')
