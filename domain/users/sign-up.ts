import * as z from 'zod'
import { requiredText } from '../kit/shape'
import type { SignedIn } from './session'

export const SignUp = z.strictObject({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._-]{2,59}$/, 'Letters, digits, dot, dash; at least 3'),
  password: z.string().min(1, 'Password is required').max(128, 'At most 128 characters'),
  name: requiredText('Name', 120),
  email: z.email('An e-mail address is needed').max(200),
})
export type SignUp = z.output<typeof SignUp>

/** Who signed up is signed in: the answer holds what a sign-in answers. */
export type SignedUp = { id: string; username: string } & SignedIn
