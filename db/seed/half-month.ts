import { addDays, type PlainDate } from '~/domain/kit/time'

/** What is billed at once: the 1st to the 15th, or the 16th to the end. */
export type HalfMonth = { from: PlainDate; to: PlainDate }

export function halfMonthOf(day: PlainDate): HalfMonth {
  const month = day.slice(0, 8)
  if (Number(day.slice(8)) <= 15) return { from: `${month}01`, to: `${month}15` }
  const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)
  return { from: `${month}16`, to: next }
}

/** The one that ended last: its drafts are with their approvers. */
export const lastHalfMonth = (today: PlainDate): HalfMonth => halfMonthOf(addDays(halfMonthOf(today).from, -1))
