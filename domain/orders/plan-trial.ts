import * as z from 'zod'
import { clock, id, plainDate } from '../kit/shape'
import type { PlainDate } from '../kit/time'
import { PlanWeights, WEIGHT_LABELS } from './plan/config'

/**
 * A plan trial: past days of a region planned twice more, with the rules that are in force and with others, beside what
 * happened. Orders, loads, roster and settings are those of each day, ways and unloading as they were driven where that is
 * recorded. POST /plan-trial PlanTrialAsk → PlanTrial reads only, and the same question has the same answer.
 */
export const MOST_PLAN_TRIAL_DAYS = 7
/** All days together: as many as are planned while somebody waits. */
export const MOST_PLAN_TRIAL_LOADS = 1500
/**
 * Rounds of the search for a plan of a day: the more loads a round weighs, the fewer rounds. They are counted and not timed, so
 * that a busy machine gives the same answer.
 */
export const planTrialRounds = (loads: number): number =>
  Math.max(LEAST_ROUNDS, Math.min(MOST_ROUNDS, Math.floor(LOADS_WEIGHED / Math.max(1, loads))))
const [LEAST_ROUNDS, MOST_ROUNDS, LOADS_WEIGHED] = [10, 150, 4000]
export const PLAN_TRIAL_SEED = 1
export const MOST_CHANGED_ORDERS = 10

const WEIGHTS = PlanWeights.keyof()
const by = (most: number) => z.int().min(-most).max(most)
const whole = (most: number) => z.int().min(0).max(most)

export const PlanTrialAsk = z.strictObject({
  fromDate: plainDate(),
  toDate: plainDate(),
  regionId: id(),
  /** Only what these plants made, with the trucks that stood there; none is the whole region. */
  plantIds: z.array(id()).max(20).default([]),
  /** What else stays empty is as it is in force. */
  weights: z
    .array(z.strictObject({ part: WEIGHTS, weight: z.number().min(0).max(1_000_000) }))
    .max(20)
    .default([]),
  maxGapMinutes: whole(120).nullish(),
  startLaterMinutes: whole(480).nullish(),
  /** Minutes more (or less) between two trucks of an order. */
  spacingBy: by(60).nullish(),
  /** Offers to callers bear ways longer by so many percent: orders whose time does not hold with them are not taken. */
  offerWayPercent: whole(100).nullish(),
  /** Minutes by which every driver begins and ends later (or earlier) than rostered. */
  shiftStartBy: by(240).nullish(),
  shiftEndBy: by(240).nullish(),
  plantHours: z
    .array(z.strictObject({ plantId: id(), opens: clock(), closes: clock() }))
    .max(20)
    .default([]),
  /** Trucks more (or fewer) at a plant, of one type or of any. */
  fleet: z
    .array(z.strictObject({ plantId: id(), truckTypeId: id().nullish(), by: by(100) }))
    .max(20)
    .default([]),
})
export type PlanTrialAsk = z.output<typeof PlanTrialAsk>

/** What a day comes to. Minutes are whole, m³ and km have two decimals; null where nothing was recorded. */
export type PlanTrialFigures = {
  loads: number
  quantity: string
  lateFirstLoads: number | null
  lateLoads: number | null
  lateMinutes: number | null
  longGaps: number | null
  gapMinutes: number | null
  truckMinutes: number | null
  overtimeMinutes: number | null
  distance: string | null
  trucks: number
}
export type PlanTrialFigure = keyof PlanTrialFigures

/** Words say why a figure is blank, or what it leaves out. */
export type PlanTrialColumn = { figures: PlanTrialFigures; notes: { figure: PlanTrialFigure; words: string }[] }
export type PlanTrialColumns = { happened: PlanTrialColumn; planned: PlanTrialColumn; changed: PlanTrialColumn }
export const PLAN_TRIAL_COLUMNS = ['happened', 'planned', 'changed'] as const

export type PlanTrialDay = {
  day: PlainDate
  orders: number
  loads: number
  /** m³ that were to be poured. */
  quantity: string
  /** Loads whose way and whose unloading are recorded; the others go by the travel table and the order. */
  waysDriven: number
  unloadingsSeen: number
  columns: PlanTrialColumns
}

/** An order before and after the change: when its first load comes (null where none does), and how late its late loads are. */
export type PlanTrialOrder = {
  orderId: string
  orderNo: string
  day: PlainDate
  customerName: string
  projectName: string
  happened: PlanTrialPour | null
  planned: PlanTrialPour
  changed: PlanTrialPour
}
export type PlanTrialPour = { quantity: string; firstAt: string | null; lateMinutes: number }

/** POST /plan-trial/check: the change, said, and how many loads it is tried on; nothing is planned. */
export type PlanTrialCheck = { words: string[]; loads: number }

export type PlanTrial = {
  regionName: string
  /** The change, said. */
  words: string[]
  loads: number
  days: PlanTrialDay[]
  /** Over all days; trucks are counted once a day. */
  total: PlanTrialColumns
  orders: PlanTrialOrder[]
}

type Names = { plant: (id: string) => string; truckType: (id: string) => string }

/** The change as people say it; nothing where all stays as it is. */
export function planTrialWords(ask: PlanTrialAsk, names: Names): string[] {
  const moved = (what: string, minutes: number | null | undefined) =>
    minutes ? [`${what} ${Math.abs(minutes)} min ${minutes > 0 ? 'later' : 'earlier'}`] : []
  return [
    ...ask.weights.map(({ part, weight }) => `${WEIGHT_LABELS[part]}: weight ${weight}`),
    ...(ask.maxGapMinutes == null ? [] : [`Longest pause ${ask.maxGapMinutes} min`]),
    ...(ask.startLaterMinutes == null ? [] : [`First load up to ${ask.startLaterMinutes} min later`]),
    ...(ask.spacingBy ? [`Spacing ${Math.abs(ask.spacingBy)} min ${ask.spacingBy > 0 ? 'longer' : 'shorter'}`] : []),
    ...(ask.offerWayPercent == null ? [] : [`Travel reserve of offers ${ask.offerWayPercent} %`]),
    ...moved('Shifts begin', ask.shiftStartBy),
    ...moved('Shifts end', ask.shiftEndBy),
    ...ask.plantHours.map(of => `${names.plant(of.plantId)} open ${of.opens} to ${of.closes}`),
    ...ask.fleet
      .filter(of => of.by !== 0)
      .map(of => {
        const trucks = `${Math.abs(of.by)} ${Math.abs(of.by) === 1 ? 'truck' : 'trucks'}`
        const type = of.truckTypeId ? ` of type ${names.truckType(of.truckTypeId)}` : ''
        return `${trucks}${type} ${of.by > 0 ? 'more' : 'fewer'} at ${names.plant(of.plantId)}`
      }),
  ]
}
