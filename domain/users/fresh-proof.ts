import * as z from 'zod'
import { PasskeyAnswer } from './passkey'
import { Code } from './second-factor'

/** One of these, of the person who is signed in. */
export const FreshProof = z
  .strictObject({
    currentPassword: z.string().min(1).max(128).optional(),
    code: Code.optional(),
    passkey: PasskeyAnswer.optional(),
  })
  .refine(given => Object.values(given).filter(one => one !== undefined).length === 1, {
    path: ['currentPassword'],
    message: 'Give your password, a code or a passkey',
  })
export type FreshProof = z.infer<typeof FreshProof>

/** `single-sign-on`: the company's identity provider asks anew. */
export type ProofWay = 'password' | 'code' | 'passkey' | 'single-sign-on'
/** `freshUntil` is null while nobody is asked to prove anything. */
export type ProofState = { freshUntil: Date | null; ways: ProofWay[] }
export type Proved = { freshUntil: Date | null }
