import type { PlainDate } from './time'

/**
 * Whether the numbers of a series go by date: each on or after the day of the number before it, in or after its month, or
 * freely. It is the company's own rule: whoever checks a month's cut-off by its numbers relies on it.
 */
export const DATE_ORDERS = ['day', 'month', 'free'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** The first day that the next number may bear once a number of `newest` is there; null where any may. */
export const firstDayInOrder = (order: DateOrder, newest: PlainDate): PlainDate | null =>
  ({ day: newest, month: `${newest.slice(0, 7)}-01`, free: null })[order]
