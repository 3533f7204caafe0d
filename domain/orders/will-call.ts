import * as z from 'zod'
import { optionalText } from '../kit/shape'
import { addMinutes } from '../kit/time'
import { ORDER_RULES } from './order'

/** An order on call holds its time until a moment that the customer was told, and is loaded once the site has called. */
export type WillCall = { willCall: boolean; callBy: Date | null; calledAt: Date | null }

/** Whether the site still has to call. */
export const isAwaited = ({ willCall, calledAt }: { willCall: boolean; calledAt: unknown }): boolean =>
  willCall && !calledAt

/** How long before its first load the site calls at the latest. */
export const callByOf = (startsAt: Date, minutes: number): Date => addMinutes(startsAt, -minutes)

/** Why an order is on hold whose time was given to others; it goes on once the site has called after all. */
export const NOT_CALLED = 'The site did not call in time'

/** The site called: by whom, and the rules that a dispatcher manager sets aside for it. */
export const ConfirmCall = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  calledBy: optionalText(120),
  override: z
    .strictObject({ rules: z.array(z.enum(ORDER_RULES)).min(1), reason: z.string().trim().min(3).max(400) })
    .nullish(),
})
export type ConfirmCall = z.output<typeof ConfirmCall>
