import { type DecimalText, decimal } from '../kit/money'
import { tonnes } from './silo-cover'
import * as words from './words'

export type PlacementOf = {
  siloCode: string
  capacityKg: DecimalText
  orderedKg: DecimalText
  expectedAt: Date
  /** Room when the tanker comes, with what is on its way: as the silo is now, and after what the plan takes until then. */
  roomNowKg: DecimalText
  roomThenKg: DecimalText
  /** The plan is known until then. */
  until: Date
  /** What one tanker brings; null where the company says nothing about this kind of material. */
  deliveryKg: DecimalText | null
}
export type Placement = { refused: string | null; warnings: string[] }

/**
 * Whether an order fits its silo on arrival. Beyond the capacity it never does; within the plan it must fit by the plan,
 * and who relies on what the plan takes until then is told; after the end of the plan nobody knows, which is told too.
 */
export function placementOf(of: PlacementOf): Placement {
  const { siloCode: silo, expectedAt } = of
  const ordered = decimal(of.orderedKg)
  const figures = { silo, ordered: tonnes(ordered), room: tonnes(of.roomThenKg), at: expectedAt.toISOString() }
  if (ordered.greaterThan(of.capacityKg))
    return { refused: words.orderAboveCapacity({ ...figures, capacity: tonnes(of.capacityKg) }), warnings: [] }
  const isPlanned = expectedAt <= of.until
  const fits = ordered.lessThanOrEqualTo(of.roomThenKg)
  if (!fits && isPlanned) return { refused: words.orderNoRoom(figures), warnings: [] }
  const warnings: string[] = []
  if (!fits) warnings.push(words.orderRoomUnknown(figures))
  else if (ordered.greaterThan(of.roomNowKg))
    warnings.push(words.orderRoomByPlan({ ...figures, now: tonnes(of.roomNowKg) }))
  if (of.deliveryKg && ordered.greaterThan(of.deliveryKg)) {
    const tankers = ordered.div(of.deliveryKg).ceil().toNumber()
    warnings.push(words.orderTankers({ ordered: tonnes(ordered), count: tankers, each: tonnes(of.deliveryKg) }))
  }
  return { refused: null, warnings }
}
