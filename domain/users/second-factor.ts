import * as z from 'zod'
import { text } from '../kit/shape'

/** RFC 6238 as every authenticator app does it: SHA-1, six figures, 30 seconds; one step early or late is let through. */
export const TOTP = { algorithm: 'SHA1', digits: 6, period: 30, window: 1 } as const

/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10

/** Six figures of the app, or a recovery code; spaces and dashes are as people type them. */
export const Code = text(40)
  .transform(typed => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9A-Z]{12})$/, 'Six figures, or a recovery code of 12 characters'))

export const SecondStep = z.strictObject({ ticket: z.string().min(20).max(1000), code: Code })
export type SecondStep = z.infer<typeof SecondStep>
export const CodeGiven = z.strictObject({ code: Code })
export const isRecovery = (code: string): boolean => code.length > TOTP.digits

export type SecondFactorState = {
  on: boolean
  since: Date | null
  recoveryCodesLeft: number
  /** A role of the person needs it: it may be replaced and not removed. */
  needed: boolean
}
/** What an authenticator app is given, once. */
export type Enrolment = { secret: string; uri: string }
export type RecoveryCodes = { codes: string[] }

/** Crockford's alphabet without letters that are read for another: 12 of them are 60 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A recovery code of random bytes, 12 or more. */
export const recoveryCode = (bytes: Uint8Array): string =>
  [...bytes.slice(0, 12)].map(byte => ALPHABET[byte % ALPHABET.length]).join('')

/** As it is read and typed: `7K3M-90QF-TZ21`. */
export const spokenCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
