import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { TOTP as Authenticator, Secret } from 'otpauth'
import { Refused } from '~/domain/kit/problem'
import { RECOVERY_CODES, recoveryCode, TOTP } from '~/domain/users/second-factor'

/** The keys of this installation, where it has any: the first seals, each of them opens. */
export type FactorKey = readonly [string, ...string[]] | null

const CIPHER = 'aes-256-gcm'
const ISSUER = 'Readymix Portal'

function secretsOf(key: FactorKey): readonly [string, ...string[]] {
  if (!key) throw new Refused('Two-step sign-in is not set up here: PORTAL_FACTOR_SECRET is missing')
  return key
}
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/** Bound to its person: a row that is copied to somebody else opens nothing. */
export function seal(key: FactorKey, userId: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, keyOf(secretsOf(key)[0]), nonce).setAAD(Buffer.from(userId))
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

export function unseal(key: FactorKey, userId: string, sealed: string): string {
  const text = unsealed(key, userId, sealed)
  if (text === null)
    throw new Refused(
      'The key that sealed this two-step sign-in is gone. Ask an administrator to reset it',
      undefined,
      {
        rule: 'no-key',
      },
    )
  return text
}

/** Null where none of the keys sealed this. */
export const unsealed = (key: FactorKey, userId: string, sealed: string): string | null =>
  secretsOf(key)
    .map(secret => opened(secret, userId, sealed))
    .find(text => text !== null) ?? null

/** Whether the key that seals today is the one that sealed this. */
export const isOfLatest = (key: FactorKey, userId: string, sealed: string): boolean =>
  opened(secretsOf(key)[0], userId, sealed) !== null

/** Null for another key or another person: the cipher tells by its tag. */
function opened(secret: string, userId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-16))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString()
  } catch {
    return null
  }
}

const authenticator = (base32: string, label = '') =>
  new Authenticator({ ...TOTP, issuer: ISSUER, label, secret: Secret.fromBase32(base32) })

/** 160 bits, as RFC 4226 asks for. */
export const newSecret = (): string => new Secret({ size: 20 }).base32
export const addressOf = (base32: string, username: string): string => authenticator(base32, username).toString()

/** Which 30 seconds a code belongs to; null for a wrong one. */
export function stepOf(base32: string, code: string, now: Date): number | null {
  const delta = authenticator(base32).validate({ token: code, timestamp: now.getTime(), window: TOTP.window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / TOTP.period) + delta
}

/** Sixty random bits need no slow hash. */
export const hashOf = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex')

export const newCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(12)))
