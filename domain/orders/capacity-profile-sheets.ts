import * as z from 'zod'
import { id, quantity, quantityOrZero } from '../kit/shape'

const hour = z.int().min(0).max(23)
const weekday = z.int().min(0).max(6)
const version = z.int().min(0)

/** One Save for the limits of all regions on one weekday, or on every day: what is left empty has no limit. */
export const BookingQuantitySheet = z.strictObject({
  version,
  weekday: weekday.nullish(),
  limits: z
    .array(z.strictObject({ regionId: id(), hour, quantity: quantity('Booking limit').nullish() }))
    .max(2400)
    .refine(rows => isOnce(rows, ({ regionId, hour }) => `${regionId} ${hour}`), {
      message: 'An hour of a region is listed twice',
    }),
})
export type BookingQuantitySheet = z.output<typeof BookingQuantitySheet>

const dayHours = z.strictObject({
  weekday,
  remarks: z.string().trim().max(200).nullish(),
  hours: z
    .array(z.strictObject({ hour, quantity: quantityOrZero('Capacity').nullish() }))
    .max(24)
    .refine(rows => isOnce(rows, ({ hour }) => String(hour)), { message: 'An hour is listed twice' }),
})

/** One Save for the usual week of a plant: an hour that is left empty is the plant's own rate, zero closes it. */
export const CapacityWeekSave = z.strictObject({
  plantId: id(),
  version,
  days: z
    .array(dayHours)
    .max(7)
    .refine(rows => isOnce(rows, ({ weekday }) => String(weekday)), { message: 'A weekday is listed twice' }),
})
export type CapacityWeekSave = z.output<typeof CapacityWeekSave>

function isOnce<Row>(rows: readonly Row[], keyOf: (row: Row) => string): boolean {
  return new Set(rows.map(keyOf)).size === rows.length
}
