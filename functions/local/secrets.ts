import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type Secrets = Record<
  'TOKEN_KEY' | 'FORWARD_SECRET' | 'LINK_SECRET' | 'COOKIE_SECRET' | 'DATABASE_PASSWORD',
  string
>

/** Made on the first start and kept, because a new token key would sign everybody out. */
export function keptSecrets(file: string): Secrets {
  if (existsSync(file)) return { ...makeSecrets(), ...(JSON.parse(readFileSync(file, 'utf8')) as Secrets) }
  const secrets = makeSecrets()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
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
  }
}

const randomSecret = () => randomBytes(32).toString('base64url')
