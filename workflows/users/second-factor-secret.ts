import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { TOTP as Authenticator, Secret } from 'otpauth'
import { Refused } from '~/domain/kit/problem'
import { RECOVERY_CODES, recoveryCode, TOTP } from '~/domain/users/second-factor'

/** The key of this installation, where it has one. */
export type FactorKey = string | null

const CIPHER = 'aes-256-gcm'
const ISSUER = 'Readymix Portal'

function keyOf(secret: FactorKey): Buffer {
  if (!secret) throw new Refused('Two-step sign-in is not set up here: PORTAL_FACTOR_SECRET is missing')
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))
}

/** Bound to its person: a row that is copied to somebody else opens nothing. */
export function seal(key: FactorKey, userId: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce).setAAD(Buffer.from(userId))
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

export function unseal(key: FactorKey, userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, 12))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-16))
  return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString()
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
