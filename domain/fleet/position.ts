import * as z from 'zod'
import { id, instant, latitude, longitude, plainDate } from '../kit/shape'

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

export const TrackOf = z.strictObject({ truckId: id(), date: plainDate().optional() })
