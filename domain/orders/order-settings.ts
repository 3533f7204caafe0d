import * as z from 'zod'
import { SETTINGS } from '../kit/setting'
import { id, plainDate, quantityOrZero } from '../kit/shape'

export const StretchLimits = SETTINGS['orders.stretch-limits'].shape
export const ContinuousAssign = z.strictObject({ enabled: z.boolean() })

const hour = z.int().min(0).max(23)
const weekday = z.int().min(0).max(6)

/**
 * One Save for the whole grid of a plant: the hours of a weekday or of one date. An hour that is left out goes back to
 * the plant's own rate; zero closes it.
 */
export const CapacityProfileSave = z
  .strictObject({
    plantId: id(),
    weekday: weekday.nullish(),
    day: plainDate().nullish(),
    remarks: z.string().trim().max(200).nullish(),
    hours: z.array(z.strictObject({ hour, quantity: quantityOrZero('Capacity') })).max(24),
  })
  .refine(({ weekday, day }) => (weekday ?? null) === null || !day, {
    path: ['day'],
    message: 'A weekday or a date, not both',
  })
  .refine(({ weekday, day }) => (weekday ?? null) !== null || !!day, {
    path: ['day'],
    message: 'A weekday or a date is needed',
  })
  .refine(({ hours }) => new Set(hours.map(each => each.hour)).size === hours.length, {
    path: ['hours'],
    message: 'An hour is listed twice',
  })
export const CapacityProfileQuery = z.strictObject({ plantId: id(), day: plainDate().optional() })
