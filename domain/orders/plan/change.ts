import * as z from 'zod'
import { clock, id, instant, latitude, longitude, plainDate, quantity } from '../../kit/shape'
import type { Breach, ChartLoad, CostPart } from './chart'
import type { PlanFigures, PlanRow } from './plan'

/**
 * POST /order-plan/move. Each move names a load and what shall be different; what is left out stays. The engine keeps the
 * loading minute and derives the rest. `commit: false` only judges (for a drag, the affected rows alone are checked);
 * `commit: true` stores a new plan on top of `planId` and, with `publish`, publishes it in the same transaction. Breaches
 * that the moves bring in refuse a commit unless `override` gives a reason (dispatcher_manager, admin).
 */
export const PlanMove = z.strictObject({
  planId: id(),
  commit: z.boolean().default(false),
  publish: z.boolean().default(false),
  moves: z
    .array(
      z.strictObject({
        loadId: id(),
        truckId: id().optional(),
        plantId: id().optional(),
        lineId: id().nullish(),
        beginAt: instant().optional(),
        /** Takes the truck of this load and gives it one's own. */
        swapWithId: id().optional(),
      }),
    )
    .min(1)
    .max(50),
  override: z.string().trim().min(3).max(400).nullish(),
})
export type MoveAnswer = {
  /** No broken rule that was not broken before. */
  ok: boolean
  breaches: Breach[]
  /** Broken before and no more. */
  mended: Breach[]
  /** The loads whose times or places are other ones, as they would be: the moved ones and what follows them on their trucks. */
  loads: ChartLoad[]
  costBefore: number
  costAfter: number
  parts: CostPart[]
  /** The stored plan when it was committed. */
  plan: PlanRow | null
}

/** POST /order-plan/can-take: nothing is written. */
export const CanTake = z.strictObject({
  orderDate: plainDate(),
  startTime: clock(),
  regionId: id(),
  latitude: latitude(),
  longitude: longitude(),
  quantity: quantity(),
  loadSize: quantity().nullish(),
  projectId: id().nullish(),
  locationId: id().nullish(),
  productId: id().nullish(),
  truckTypeId: id().nullish(),
  spacingMinutes: z.int().min(0).max(240).nullish(),
  unloadingMinutes: z.int().min(1).max(240).nullish(),
  priority: z.int().min(1).max(5).default(3),
})
export type CanTakeAnswer = {
  /** The plan whose loads stay unmoved. */
  basedOn: PlanRow | null
  /** Earliest first. */
  quotes: {
    plantId: string
    plantName: string
    firstStartAt: string
    lateMinutes: number
    /** Served within the window that was asked for. */
    asAsked: boolean
    trucks: number
    loads: { quantity: string; beginAt: string; onSiteAt: string; truckNo: string }[]
    /** What the day costs more with it. */
    extraCost: number
  }[]
  refused: { plantId: string; plantName: string; rule: string; words: string }[]
}

/** POST /order-plan/incident: repairs the running plan and stores the answer as a proposal; PUT /order-plan approves it as one. */
export const PlanIncident = z
  .strictObject({
    orderDate: plainDate(),
    regionId: id(),
    kind: z.enum(['plant_closed', 'line_down', 'truck_down', 'load_late']),
    plantId: id().nullish(),
    lineId: id().nullish(),
    truckId: id().nullish(),
    loadId: id().nullish(),
    from: instant().optional(),
    until: instant().optional(),
    minutes: z.int().min(1).max(600).optional(),
    reason: z.string().trim().max(400).nullish(),
  })
  .superRefine((given, context) => {
    const needed = { plant_closed: 'plantId', line_down: 'lineId', truck_down: 'truckId', load_late: 'loadId' } as const
    const path = needed[given.kind]
    if (!given[path]) context.addIssue({ code: 'custom', path: [path], message: 'Needed for this incident' })
    if (given.kind === 'load_late' && !given.minutes)
      context.addIssue({ code: 'custom', path: ['minutes'], message: 'How many minutes late?' })
    if (given.from && given.until && given.from >= given.until)
      context.addIssue({ code: 'custom', path: ['until'], message: 'Until must be after from' })
  })
export type IncidentAnswer = {
  /** The proposal. */
  plan: PlanRow
  affected: {
    loadId: string
    orderId: string
    orderNo: string
    loadNo: number
    quantity: string
    customerName: string
    before: LoadPlace
    /** Null when it finds no place any more, or where a person has to act first. */
    after: LoadPlace | null
    /** What a person has to do about a load without a place; null where it has one. */
    needs: string | null
    /** Nearest plants of any region that make it then, for a load without a place. */
    otherPlants: { plantId: string; plantName: string; regionName: string; travelMinutes: number }[]
    /** Minutes until loading would have to begin. */
    minutesLeft: number
    alternatives: { truckNo: string; plantName: string; onSiteAt: string; extraCost: number }[]
  }[]
  difference: PlanDifference
}

/** POST /order-plan/what-if: a copy with other facts, planned as a job; it can never be published. */
export const WhatIf = z.strictObject({
  planId: id(),
  name: z.string().trim().min(1).max(120),
  seconds: z.number().min(1).max(120).optional(),
  iterations: z.int().min(0).max(100_000).optional(),
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('extra_trucks'),
          plantId: id(),
          truckTypeId: id(),
          count: z.int().min(1).max(50),
        }),
        z.strictObject({ kind: z.literal('truck_out'), truckId: id(), from: instant(), until: instant() }),
        z.strictObject({ kind: z.literal('driver_earlier'), truckId: id(), startTime: clock() }),
        z.strictObject({ kind: z.literal('plant_closed'), plantId: id(), from: instant(), until: instant() }),
        z.strictObject({ kind: z.literal('order_moved'), orderId: id(), startTime: clock() }),
        z.strictObject({ kind: z.literal('order_left_out'), orderId: id() }),
      ]),
    )
    .max(50),
})

/** POST /order-plan/repair: the running plan follows what happened since; asked by people, and by the events themselves. */
export const PlanRepair = z.strictObject({ orderDate: plainDate(), regionId: id() })

/** GET /order-plan/plans/:id/difference?with={id}. */
export const DifferenceQuery = z.strictObject({ with: id() })

export type LoadPlace = {
  truckId: string | null
  truckNo: string | null
  plantId: string
  plantName: string
  lineName: string | null
  beginAt: string
  onSiteAt: string
}
export type LoadChange = {
  loadId: string
  orderNo: string
  loadNo: number
  kinds: ('truck' | 'plant' | 'line' | 'start' | 'volume' | 'new' | 'gone')[]
  before: LoadPlace | null
  after: LoadPlace | null
}
export type PlanDifference = {
  /** Null: the delivery orders as they stand. */
  from: { id: string; planNo: string } | null
  to: { id: string; planNo: string } | null
  figures: {
    figure: keyof PlanFigures
    label: string
    unit: string
    before: number
    after: number
    better: boolean | null
  }[]
  loads: LoadChange[]
}
