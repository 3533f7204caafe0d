import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Secrets = Record<
  'TOKEN_KEY' | 'FORWARD_SECRET' | 'LINK_SECRET' | 'COOKIE_SECRET' | 'DATABASE_PASSWORD' | 'APP_PASSWORD',
  string
>

/** Made on the first start and kept, because a new token key would sign everybody out. */
export function keptSecrets(file: string): Secrets {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = { ...makeSecrets(), ...kept }
  if (Object.keys(kept).length < Object.keys(secrets).length) keep(file, secrets)
  return secrets
}

export function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    TOKEN_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: randomUUID() }),
    FORWARD_SECRET: randomSecret(),
    LINK_SECRET: randomSecret(),
    COOKIE_SECRET: randomSecret(),
    DATABASE_PASSWORD: randomSecret(),
    APP_PASSWORD: randomSecret(),
  }
}

function keep(file: string, secrets: Secrets) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const randomSecret = () => randomBytes(32).toString('base64url')
