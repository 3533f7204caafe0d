import * as z from 'zod'
import { id } from '../kit/shape'
import { addMinutes, hourIn } from '../kit/time'
import { type Place, type TravelTable, travelOn } from '../orders/travel'

/** What a truck does now, in the order in which a day runs through it. */
export const TRUCK_PHASES = {
  loading: 'Loading',
  to_site: 'To site',
  waiting: 'Waiting on site',
  pouring: 'Pouring',
  returning: 'Returning',
  queued: 'In the queue',
  resting: 'Resting',
  idle: 'Free',
  off: 'Off duty',
  out: 'Out of service',
} as const
export type TruckPhase = keyof typeof TRUCK_PHASES
export const PHASES = Object.keys(TRUCK_PHASES) as [TruckPhase, ...TruckPhase[]]

export const AirControlAsk = z.strictObject({ plantId: id().optional(), phase: z.enum(PHASES).optional() })

type Standing = {
  active: boolean
  loadStatus: string | null
  queueStatus: string | null
  operationStatus: string | null
  /** By the roster and the hours of the driver. */
  worksNow: boolean
}

const OF_LOAD: Record<string, TruckPhase> = {
  generated: 'loading',
  loading: 'loading',
  loaded: 'loading',
  in_transit: 'to_site',
  on_site: 'waiting',
  pouring: 'pouring',
  delivered: 'returning',
}

/** A load says most, then the queue, then the driver. */
export function phaseOf({ active, loadStatus, queueStatus, operationStatus, worksNow }: Standing): TruckPhase {
  const carrying = loadStatus ? OF_LOAD[loadStatus] : undefined
  if (carrying) return carrying
  if (!active || operationStatus === 'out_of_service') return 'out'
  if (operationStatus === 'resting') return 'resting'
  if (queueStatus) return 'queued'
  return operationStatus === 'in_service' && worksNow ? 'idle' : 'off'
}

type Way = { at: Place; positionAt: Date; plant: Place; site: Place; zone: string }

/** When a truck that drives from its plant to its site will be there, by what is left of that way from where it was last. */
export function arrivalOf({ at, positionAt, plant, site, zone }: Way, table: TravelTable): Date {
  return addMinutes(positionAt, travelOn(at, { from: plant, to: site }, hourIn(positionAt, zone), table).minutes)
}
