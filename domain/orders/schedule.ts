import { compare, type DecimalText, decimal } from '../kit/money'
import { addMinutes } from '../kit/time'
import { type LoadSizes, split } from './loads'

/** Minutes from the start of loading at a plant to the arrival at the site. */
export type Lead = {
  loadingMinutes: number
  travelMinutes: number
  /** Hand dosing of add-on products before the truck leaves. */
  extraMinutes: number
}
export type PlantShare = Lead & { plantId: string; startTime: Date; quantity: DecimalText }
/** `wantedAt` is when its site asked for it, of a load that was on call. */
export type PlannedLoad = {
  plantId: string
  quantity: DecimalText
  batchAt: Date
  onSiteAt: Date
  wantedAt?: Date | null
}

export const leadMinutes = ({ loadingMinutes, travelMinutes, extraMinutes }: Lead): number =>
  loadingMinutes + travelMinutes + extraMinutes

/** When a plant must start loading so that the first truck is on site at the promised moment. */
export const startForArrival = (onSiteAt: Date, lead: Lead): Date => addMinutes(onSiteAt, -leadMinutes(lead))

/**
 * The loads of an order in the order of their arrival. Several plants supply in turn, so that each of them leaves as many
 * spacings between its trucks as there are plants and the site still takes one truck a spacing (minutes).
 */
export function planLoads(shares: readonly PlantShare[], spacingMinutes: number, sizes: LoadSizes): PlannedLoad[] {
  const pace = spacingMinutes * shares.length
  return shares
    .flatMap(share =>
      split(share.quantity, sizes).map((quantity, turn) => {
        const batchAt = addMinutes(share.startTime, turn * pace)
        return { plantId: share.plantId, quantity, batchAt, onSiteAt: addMinutes(batchAt, leadMinutes(share)) }
      }),
    )
    .sort((a, b) => a.onSiteAt.getTime() - b.onSiteAt.getTime() || a.batchAt.getTime() - b.batchAt.getTime())
}

/**
 * Minutes in which a load is out of the drum: a truck that is not full is empty sooner. `unloadingMinutes` are those of a
 * full truck of `schedule` m³; whole minutes, rounded up.
 */
export const minutesToUnload = (quantity: DecimalText, schedule: DecimalText, unloadingMinutes: number): number =>
  compare(quantity, schedule) >= 0
    ? unloadingMinutes
    : decimal(quantity).div(schedule).times(unloadingMinutes).ceil().toNumber()

/**
 * The shortest spacing, minutes, that one point of unloading (a pump, or a chute) keeps: each truck but the last is empty
 * before the next one begins. 0 for a single load. `quantities` are m³ in the order of arrival.
 */
export const leastSpacing = (
  quantities: readonly DecimalText[],
  schedule: DecimalText,
  unloadingMinutes: number,
): number =>
  quantities
    .slice(0, -1)
    .reduce((least, quantity) => Math.max(least, minutesToUnload(quantity, schedule, unloadingMinutes)), 0)
