import * as z from 'zod'
import { id, instant, latitude, longitude, plainDate, requiredText } from '../kit/shape'

const position = {
  truckId: id(),
  latitude: latitude(),
  longitude: longitude(),
  /** Degrees from north. */
  heading: z.int().min(0).max(359).nullish(),
  speedKmh: z.number().min(0).max(160).nullish(),
  at: instant(),
}

export const TruckPosition = z.strictObject(position)
export type Position = z.output<typeof TruckPosition>

/** What a device kept while it had no network; sent again it adds nothing. */
export const TruckPositions = z.strictObject({ positions: z.array(TruckPosition).min(1).max(500) })

const { truckId: _truckId, ...fix } = position
/** What devices send by a machine key: trucks by their number, and how the drum turns where a device knows it. */
export const DevicePositions = z.strictObject({
  positions: z
    .array(
      z.strictObject({
        ...fix,
        truckNo: requiredText('Truck number', 20),
        drum: z.enum(['mixing', 'discharging', 'stopped']).nullish(),
      }),
    )
    .min(1)
    .max(500),
})
export type DevicePositions = z.output<typeof DevicePositions>

export const TrackOf = z.strictObject({ truckId: id(), date: plainDate().optional() })
