import * as z from 'zod'
import { instant } from './shape'

export const AsOfAsk = z.strictObject({ at: instant() })
export type AsOfFields = Record<string, unknown>

/** A record as it was at a moment beside what it is now; `names` are of the ids that either names. */
export type AsOf = { at: Date; was: AsOfFields | null; is: AsOfFields | null; names: Record<string, string> }
