import * as z from 'zod'
import { pagingShape } from '../../kit/page'
import { id, plainDate, queryIds, requiredText } from '../../kit/shape'

/**
 * A plan says for every load of a business day and region its plant, batching line, truck and minutes. Each run, repair,
 * move and copy is a plan of its own whose content never changes; at most one plan of a day and region is published.
 *
 * POST /order/process-order-scheduling  ProcessScheduling → SchedulingAnswer: queues a run per region
 * POST /order/chart                     ChartQuery → PlanChart[]: the day as its delivery orders stand, one a region
 * POST /order/optimized-chart           ChartQuery → PlanChart[]: the plan asked for, else the newest ready, else the published
 * GET  /order/auto-assign-message       AutoAssignQuery → LoadExplanation: why this truck, and why no other
 * GET  /order-plan/plans                PlanSearch → Page<PlanRow>: newest first
 * GET  /order-plan/plans/:id            → PlanDetail
 * GET  /order-plan/current              CurrentQuery → PlanDetail[]: the published plan of each region asked for
 * PUT  /order-plan                      PlanChange → PlanRow: publish, discard, cancel, rename; 409 with facts.rule
 *                                       `world-moved`, facts.changes (WorldChange[]: words to show) and facts.difference
 *                                       (PlanDifference) when the day is no longer the one that was planned
 * Ours: GET /order-plan/plans/:id/difference?with=, GET …/load/:loadId (LoadExplanation), GET …/unserved/:orderId
 * (UnservedOrder), POST /order-plan/move, /can-take, /incident, /what-if, /repair (change.ts).
 */
export const PLAN_KINDS = ['run', 'repair', 'move', 'incident', 'what_if'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export const PLAN_STATUSES = [
  'queued',
  'running',
  'ready',
  'published',
  /** Was published until another plan of its day and region took its place. */
  'superseded',
  'discarded',
  'cancelled',
  'failed',
] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

const regionIds = z.array(id()).max(50).default([])

/** Without seconds the run takes what the optimisation configuration says. `iterations` makes a run repeatable. */
export const ProcessScheduling = z.strictObject({
  orderDate: plainDate(),
  regionIds,
  seconds: z.number().min(1).max(120).optional(),
  iterations: z.int().min(0).max(100_000).optional(),
  seed: z.int().min(0).max(2_147_483_647).default(1),
  name: z.string().trim().max(120).nullish(),
})
export type SchedulingAnswer = { plans: { planId: string; planNo: string; regionId: string; jobId: string }[] }

/** Without regions the answer is an empty list. */
export const ChartQuery = z.strictObject({ orderDate: plainDate(), regionIds, planId: id().nullish() })
export const CurrentQuery = z.strictObject({ orderDate: plainDate(), regionIds: queryIds(50).default([]) })
export const AutoAssignQuery = z.strictObject({
  orderDate: plainDate(),
  orderNo: z.string().trim().min(1).max(40),
  loadNo: z.coerce.number().int().min(1).max(999),
})
export const PlanSearch = z.strictObject({
  ...pagingShape,
  orderDate: plainDate().optional(),
  regionId: id().optional(),
  status: z.enum(PLAN_STATUSES).optional(),
  kind: z.enum(PLAN_KINDS).optional(),
})

export const PlanChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), id: id(), version: z.int().min(1) }),
  z.strictObject({ action: z.literal('discard'), id: id(), version: z.int().min(1) }),
  z.strictObject({ action: z.literal('cancel'), id: id(), version: z.int().min(1) }),
  z.strictObject({ action: z.literal('rename'), id: id(), version: z.int().min(1), name: requiredText('Name', 120) }),
])

/** How far a run is: seconds done of all, the best cost so far, and the most that any plan could achieve if it is known. */
export type PlanProgress = { done: number; total: number; cost: number | null; bound: number | null }

/** Counted from the loads alone. Volumes in m³, times in minutes. */
export type PlanFigures = {
  loads: number
  servedVolume: number
  orderedVolume: number
  unservedOrders: number
  lateMinutes: number
  gapMinutes: number
  trucks: number
  truckMinutes: number
  shiftMinutes: number
  emptyMinutes: number
  overtimeMinutes: number
}

/** What a repair leaves undone because it would change more published loads than it may. */
export type PlanFurther = { moreChanges: number; volume: string; orderNos: string[] }

/** PUT /order-plan: the plan as it is now, and when it was published the loads that keep what they have. */
export type PlanChanged = PlanRow & { kept: { loadId: string; words: string }[] }

export type PlanRow = {
  id: string
  version: number
  /** P-261121-R1-004: day, region, number within both. */
  planNo: string
  orderDate: string
  regionId: string
  regionName: string
  kind: PlanKind
  status: PlanStatus
  name: string | null
  /** What it answers: "Truck T-104 is down until 14:00". */
  cause: string | null
  basedOnId: string | null
  basedOnNo: string | null
  jobId: string | null
  progress: PlanProgress | null
  /** Null until the run has ended. */
  figures: PlanFigures | null
  cost: number | null
  /** Cost below which no plan can be, and how far off the plan is at most; null when it was not computed. */
  bound: number | null
  gapPercent: number | null
  /** Of a repair: what more changes would gain, null when they would gain nothing. */
  further: PlanFurther | null
  seed: number
  iterations: number | null
  inputHash: string | null
  createdAt: string
  createdBy: string
  publishedAt: string | null
  publishedBy: string | null
  /** Why a run failed. */
  error: string | null
}
