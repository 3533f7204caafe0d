import * as z from 'zod'
import { optionalText } from '../kit/shape'

/** How a promise came about: the order was booked, the customer asked for another, the site called, it asked for what was on call, orders were merged, or it was there before promises were kept. */
export const PROMISE_SOURCES = ['booked', 'customer', 'called', 'released', 'merged', 'carried_over'] as const
export type PromiseSource = (typeof PROMISE_SOURCES)[number]

/** Who at the customer asked for another promise, and why. Without it an order is moved and its promise stays. */
export const PromiseChange = z
  .strictObject({ askedBy: optionalText(120), reason: optionalText() })
  .refine(({ askedBy, reason }) => !askedBy === !reason, {
    path: ['reason'],
    message: 'A new promise needs who asked for it and why',
  })
export type PromiseChange = z.output<typeof PromiseChange>

/** What is promised: the first load on site, the minutes between two, m³, and from where. */
export type Promised = { startsAt: Date; spacingMinutes: number; quantity: string; plantIds: string[] }

/** Whether two promises differ in what the site was told. */
export const differs = (a: Promised, b: Promised): boolean =>
  a.startsAt.getTime() !== b.startsAt.getTime() ||
  a.spacingMinutes !== b.spacingMinutes ||
  Number(a.quantity) !== Number(b.quantity) ||
  a.plantIds.toSorted().join() !== b.plantIds.toSorted().join()
