import { createHash, randomBytes } from 'node:crypto'
import { TOTP as Authenticator, Secret } from 'otpauth'
import { Refused } from '~/domain/kit/problem'
import { RECOVERY_CODES, recoveryCode, TOTP } from '~/domain/users/second-factor'
import { type SealKeys, sealer } from '../kit/sealed-text'

/** The keys of this installation, where it has any: the first seals, each of them opens. */
export type FactorKey = SealKeys | null

const ISSUER = 'Readymix Portal'
const factors = sealer('second factor')

function secretsOf(key: FactorKey): SealKeys {
  if (!key) throw new Refused('Two-step sign-in is not set up here: PORTAL_FACTOR_SECRET is missing')
  return key
}

/** Bound to its person: a row that is copied to somebody else opens nothing. */
export const seal = (key: FactorKey, userId: string, text: string): string => factors.seal(secretsOf(key), userId, text)

export function unseal(key: FactorKey, userId: string, sealed: string): string {
  const text = factors.unsealed(secretsOf(key), userId, sealed)
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

/** Sealed by the key of today where an earlier one had sealed it. */
export const sealedAnew = factors.anew

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
