import * as z from 'zod'
import { id } from '../kit/shape'

/** PUT /order-plan/priority: which orders of a day the planner serves first (1) and last (5). Ours. */
export const PrioritySave = z
  .strictObject({
    orders: z
      .array(z.strictObject({ id: id(), version: z.int().min(1), priority: z.int().min(1).max(5) }))
      .min(1)
      .max(200),
  })
  .refine(({ orders }) => new Set(orders.map(each => each.id)).size === orders.length, {
    path: ['orders'],
    message: 'An order is listed twice',
  })
export type PrioritySave = z.output<typeof PrioritySave>

/** What a priority means to people. */
export const PRIORITY_WORDS = ['Critical', 'High', 'Normal', 'Low', 'Last'] as const
