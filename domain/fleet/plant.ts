import * as z from 'zod'
import { pagingShape } from '../kit/page'
import {
  clock,
  id,
  instant,
  latitude,
  longitude,
  optionalText,
  plainDate,
  quantity,
  queryFlag,
  requiredText,
} from '../kit/shape'
import { addDays, businessDay, instantOn, minuteOf } from '../kit/time'

const version = z.int().min(1, 'Version is required')

export const PlantSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  plantCode: requiredText('Code', 8),
  plantName: requiredText('Name', 80),
  regionId: id(),
  address: z.string().trim().max(300).default(''),
  latitude: latitude(),
  longitude: longitude(),
  capacityPerHour: quantity('Capacity'),
  opensAt: clock(),
  closesAt: clock(),
  loadingMinutes: z.int().min(1).max(60),
  certificateNo: optionalText(60),
  certificateValidTo: plainDate().nullish(),
  active: z.boolean().default(true),
})
export type PlantFields = z.output<typeof PlantSave>

export const PlantList = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  regionId: id().optional(),
})
export type PlantAsk = z.output<typeof PlantList>
export const PlantsByProduct = z.strictObject({ productId: id(), regionId: id().optional() })
export const PlantStatus = z.strictObject({ plantId: id(), version, active: z.boolean() })
/** Without an end the plant stays closed until it is opened again; both empty opens it. */
export const PlantClose = z
  .strictObject({
    plantId: id(),
    version,
    closedFrom: instant().nullish(),
    closedUntil: instant().nullish(),
    reason: optionalText(200),
  })
  .refine(({ closedFrom, reason }) => !closedFrom || !!reason, { path: ['reason'], message: 'Reason is required' })
  .refine(({ closedFrom, closedUntil }) => !closedFrom || !closedUntil || closedUntil > closedFrom, {
    path: ['closedUntil'],
    message: 'The end is before the start',
  })
export const PlantDelete = z.strictObject({ plantId: id(), version })

/** Open this long or longer, minutes: a plant that never closes. */
const NEVER_CLOSES = 1439

/** When a plant closed last, as an instant before or at `now`; null for one that is open round the clock. */
export function lastClose(
  { opensAt, closesAt }: { opensAt: string; closesAt: string },
  now: Date,
  zone: string,
): Date | null {
  const open = (minuteOf(closesAt) - minuteOf(opensAt) + 1440) % 1440
  if (open === 0 || open >= NEVER_CLOSES) return null
  const today = businessDay(now, zone)
  const close = instantOn(today, closesAt, zone)
  return close <= now ? close : instantOn(addDays(today, -1), closesAt, zone)
}
