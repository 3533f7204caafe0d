import * as z from 'zod'
import { price } from './shape'

/** When somebody who is signed in proves again who they are, before what cannot be taken back easily. */
export const StepUp = z.strictObject({
  asked: z.enum(['never', 'with two-step sign-in', 'always']),
  proofMinutes: z.int().min(1).max(480),
  amountAbove: price('Amount'),
})
export type StepUp = z.output<typeof StepUp>

/** Whoever asks some roles for two steps wants the second one before large approvals too. */
const USUAL: StepUp = { asked: 'with two-step sign-in', proofMinutes: 15, amountAbove: '10000' }
export const STEP_UP = [
  StepUp,
  USUAL,
  'Password, code or passkey again before prices, rights, exports and large approvals',
] as const
