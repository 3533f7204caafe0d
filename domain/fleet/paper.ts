import { byText } from '../kit/collation'
import type { PlainDate } from '../kit/time'
import { type HoldingState, holdingState } from './pass'

/** Something that a truck, a driver or a plant may not work without after its last day. */
export type Paper = { name: string; validTo: PlainDate; state: HoldingState }

/** Papers with what they are on a day, the first to end first; what has no last day is not one. */
export const papersOn = (
  given: readonly { name: string; validFrom?: PlainDate; validTo: PlainDate | null }[],
  day: PlainDate,
  warnDays: number,
): Paper[] =>
  given
    .flatMap(({ name, validFrom = day, validTo }) =>
      validTo ? [{ name, validTo, state: holdingState({ validFrom, validTo }, day, warnDays) }] : [],
    )
    .sort((a, b) => byText(a.validTo, b.validTo) || byText(a.name, b.name))
