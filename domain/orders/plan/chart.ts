import type { CostUnit } from './config'
import type { PlanRow } from './plan'

/** Times are instants in UTC as ISO text, volumes m³ as decimal text, costs in the units of the configuration. */
export type PlanChart = {
  /** Null for the day as its delivery orders stand. */
  plan: PlanRow | null
  orderDate: string
  regionId: string
  regionName: string
  zone: string
  /** What the axis should show: from the first departure to the last return, full hours. */
  from: string
  until: string
  now: string
  /** Minutes behind its promise that a load may be and count as on time. */
  onTimeMinutes: number
  /** Loads that begin before this stay as they are. */
  freezeUntil: string
  trucks: TruckLane[]
  lines: LineLane[]
  pours: PourLane[]
  /** Each load once; lanes name it by id. */
  loads: ChartLoad[]
  demand: DemandStep[]
  hours: PlantHour[]
  unserved: UnservedOrder[]
  cost: CostPart[]
  /** All broken rules, those of loads too. */
  breaches: Breach[]
}

export const PHASES = ['load', 'travel', 'wait', 'pour', 'wash', 'return'] as const
export type Phase = (typeof PHASES)[number]

export type TruckLane = {
  truckId: string
  truckNo: string
  truckType: string
  capacity: string
  fleetGroup: string | null
  mainPlantId: string | null
  driverName: string | null
  shiftFrom: string
  shiftUntil: string
  /** The last minute that the duty hours leave. */
  overtimeUntil: string
  outages: Outage[]
  loadIds: string[]
  /** Minutes between leaving and being home. */
  busyMinutes: number
}

/** A batching line; a plant without lines has one with `lineId` null. */
export type LineLane = {
  plantId: string
  plantName: string
  plantCode: string
  lineId: string | null
  lineName: string
  opens: string
  closes: string
  outages: Outage[]
  loadIds: string[]
}

export type Outage = { from: string; until: string; reason: string | null }

export type PourLane = {
  orderId: string
  orderNo: string
  /** Orders of one merged order stand together. */
  mergedOrderId: string | null
  customerName: string
  projectName: string
  locationName: string
  productCode: string
  quantity: string
  priority: number
  /** First load on site as promised; the window it may move in. */
  promisedAt: string
  earliestAt: string
  latestAt: string
  spacingMinutes: number
  maxGapMinutes: number
  firstAt: string | null
  lastAt: string | null
  lateMinutes: number
  /** served: as promised; stretched: within the limits; late: first load beyond the tolerance; open: not planned. */
  light: 'served' | 'stretched' | 'late' | 'at_risk' | 'open'
  loadIds: string[]
}

export type ChartLoad = {
  /** The delivery order. */
  loadId: string
  /** Version of the delivery order. */
  version: number
  doNumber: string | null
  orderId: string
  orderNo: string
  loadNo: number
  loadCount: number
  quantity: string
  plantId: string
  lineId: string | null
  truckId: string | null
  status: string
  /** done: poured; frozen: batched, called or too near; locked: a person holds it; free: may be moved. */
  mark: 'done' | 'frozen' | 'locked' | 'free'
  lockedBy: string | null
  /** In the order of time without holes, from the start of loading to the arrival at the next plant or home. */
  phases: { phase: Phase; from: string; until: string }[]
  beginAt: string
  /** Its truck is there; from `pourAt` on it is unloaded, which may be later: in its turn. */
  onSiteAt: string
  pourAt: string
  endAt: string
  promisedAt: string
  lateMinutes: number
  /** Truck, plant or start differs from the published plan. */
  changed: boolean
  breaches: Breach[]
}

/** `rule` is the engine's key, `words` a sentence for people. */
export type Breach = {
  rule: string
  words: string
  loadId: string | null
  orderId: string | null
  truckId: string | null
  plantId: string | null
}

/** A quarter of an hour. */
export type DemandStep = { at: string; needed: number; available: number }

/** m³ that a plant begins to batch in an hour, against its capacity (null: no limit). `hour` is the plant's own clock. */
export type PlantHour = { plantId: string; hour: number; quantity: string; capacity: string | null; orderIds: string[] }

export type CostPart = {
  part: string
  label: string
  /** m³, minutes, trucks or loads. */
  amount: number
  unit: CostUnit
  weight: number
  cost: number
}

export type UnservedOrder = {
  orderId: string
  orderNo: string
  customerName: string
  quantity: string
  startTime: string
  /** The first thing that keeps it out. */
  rule: string
  words: string
  /** The smallest change that would serve it, confirmed by the planner; null when none of the usual ones does. */
  relaxation: {
    rule: string
    amount: number
    unit: string
    words: string
    /** m³ a load to which the whole order may be cut so that the trucks there are bring it; a plan made before release 4 names none. */
    loadSize?: string | null
  } | null
}

/** Answers GET /order/auto-assign-message and /order-plan/plans/:id/load/:loadId. */
export type LoadExplanation = {
  loadId: string
  orderNo: string
  loadNo: number
  planNo: string
  /** One sentence: "T-104 from Tuas, line 1, loads 06:12, on site 06:41". */
  message: string
  chosen: { truckNo: string; plantName: string; lineName: string; beginAt: string; onSiteAt: string } | null
  parts: CostPart[]
  /** The next five with what each would cost more. */
  alternatives: {
    truckId: string
    truckNo: string
    plantName: string
    beginAt: string
    onSiteAt: string
    extraCost: number
  }[]
  /** Every other truck with the rule that excluded it. */
  excluded: { truckId: string; truckNo: string; rule: string; words: string }[]
  /** When the load has no place in the plan. */
  unserved: UnservedOrder | null
}
