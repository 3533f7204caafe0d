import * as z from 'zod'
import { clock, id } from '../../kit/shape'
import { type Params, standardParams } from './engine/params'

/**
 * GET and PUT /order-optimization-config: what a plan is judged by. Weights are cost units per minute unless the unit of
 * the part says otherwise (WEIGHT_UNITS); the names are those of the engine.
 */
const weight = () => z.number().min(0).max(1_000_000)
const whole = (least: number, most: number) => z.int().min(least).max(most)

export const PlanWeights = z.strictObject({
  unserved: weight(),
  gap: weight(),
  late: weight(),
  /** Per m³ and hour. Callers of earlier releases do not say it. */
  promise: weight().default(standardParams.weights.promise),
  drum: weight(),
  overtime: weight(),
  empty: weight(),
  loaded: weight(),
  siteWait: weight(),
  shift: weight(),
  truck: weight(),
  plantPreference: weight(),
  spareCapacity: weight(),
  wish: weight(),
  change: weight(),
})

export const OptimizationConfig = z.strictObject({
  weights: PlanWeights,
  /** Factor on unserved volume by the priority of an order, 1 first. */
  priorityFactors: z.array(z.number().min(0.1).max(100)).length(5),
  /** What the volume of an order counts that the site still has to call. */
  willCallFactor: z.number().min(0.01).max(1).default(0.5),
  /** Time of a run. */
  seconds: whole(1, 120),
  /** Rounds of the search that follow a repair. */
  repairRounds: whole(0, 5000),
  /** Published loads that a repair may change before it leaves volume unserved; never fewer than were hit. */
  repairMostChanges: whole(0, 500).default(standardParams.repairMostChanges),
  /** Loads that begin within this many minutes stay as they are. */
  freezeMinutes: whole(0, 240),
  /** Share added to every travel time. */
  travelReserve: z.number().min(0).max(1),
  /** Minutes of the longest gap and of the drum life that a plan keeps in hand where it can. */
  gapReserve: whole(0, 60),
  drumReserve: whole(0, 60),
  /** A moved start up to this many minutes is no change. */
  changeTolerance: whole(0, 60),
  /** How far the first load may be before and after the promise. */
  startEarlierMinutes: whole(0, 120),
  startLaterMinutes: whole(0, 480),
  /** Longest pause between two loads before the joint goes cold, and how far it may be stretched at a cost. */
  maxGapMinutes: whole(0, 120),
  gapStretchMinutes: whole(0, 120),
  maxPlantsPerOrder: whole(1, 6),
  /** Cost minutes of a plant that is not the one of the order, and of one that is not set for the site. */
  otherPlantPenalty: whole(0, 1000),
  unsetPlantPenalty: whole(0, 1000),
  /** Offered on the roster for drivers without usual hours; a plan takes what was rostered alone. */
  shiftStarts: z.array(clock()).min(1).max(6),
  shiftMinutes: whole(60, 960),
  /** What the running plan does after an event: nothing, store a proposal, or apply it. */
  follow: z.enum(['off', 'propose', 'apply']),
  /** At most one such repair in this time. */
  followMinutes: whole(1, 120),
})
export type OptimizationConfig = z.output<typeof OptimizationConfig>

/** Version 0 replaces the usual values for the first time. */
export const OptimizationSave = z.strictObject({ version: whole(0, 1_000_000), config: OptimizationConfig })

export const USUAL_OPTIMIZATION: OptimizationConfig = {
  weights: standardParams.weights,
  priorityFactors: standardParams.priorityFactors,
  willCallFactor: 0.5,
  seconds: 10,
  repairRounds: standardParams.repairRounds,
  repairMostChanges: standardParams.repairMostChanges,
  freezeMinutes: standardParams.freezeMinutes,
  travelReserve: 0,
  gapReserve: standardParams.gapReserve,
  drumReserve: standardParams.drumReserve,
  changeTolerance: standardParams.changeTolerance,
  startEarlierMinutes: 5,
  startLaterMinutes: 120,
  maxGapMinutes: 20,
  gapStretchMinutes: 20,
  maxPlantsPerOrder: 2,
  otherPlantPenalty: 20,
  unsetPlantPenalty: 60,
  shiftStarts: ['05:30', '08:00', '10:30'],
  shiftMinutes: 600,
  follow: 'propose',
  followMinutes: 5,
}

/** Of a broken promise it is the m³ that waited, times the hours. */
export type CostUnit = 'm³' | 'm³ × h' | 'min' | 'trucks' | 'loads'
type WeightName = keyof Params['weights']
export const WEIGHT_LABELS: Record<WeightName, string> = {
  unserved: 'Concrete not delivered',
  gap: 'Gaps over the limit',
  late: 'Minutes behind promise',
  promise: 'Volume behind promise',
  drum: 'Drum-life margin used',
  overtime: 'Overtime',
  empty: 'Empty travel',
  loaded: 'Loaded travel',
  siteWait: 'Waiting on site',
  shift: 'Driver time',
  truck: 'Extra truck used',
  plantPreference: 'Less preferred plant',
  spareCapacity: 'Unused truck capacity',
  wish: 'Non-preferred truck',
  change: 'Changes to the published plan',
}
export const WEIGHT_UNITS: Record<WeightName, CostUnit> = {
  unserved: 'm³',
  gap: 'min',
  late: 'min',
  promise: 'm³ × h',
  drum: 'min',
  overtime: 'min',
  empty: 'min',
  loaded: 'min',
  siteWait: 'min',
  shift: 'min',
  truck: 'trucks',
  plantPreference: 'min',
  spareCapacity: 'm³',
  wish: 'loads',
  change: 'loads',
}

/** GET, POST and PUT /recommender-parameters: how plants are proposed, for the company (no region) or a region of its own. */
export const RecommenderSave = z.strictObject({
  regionId: id().nullish(),
  /** Nearest eligible plants that are tried for an order. */
  candidatePlants: whole(1, 20),
  /** Plants further away are not proposed; the nearest always is. */
  maxTravelMinutes: whole(5, 240),
  /** What decides between plants that can. */
  prefer: z.enum(['site_setup', 'nearest', 'most_room']),
  /** Alternatives named in an explanation. */
  alternatives: whole(1, 10),
})
export const RecommenderChange = z.strictObject({ id: id(), version: whole(1, 1_000_000), ...RecommenderSave.shape })
export type Recommender = z.output<typeof RecommenderSave>

export const USUAL_RECOMMENDER: Recommender = {
  regionId: null,
  candidatePlants: 5,
  maxTravelMinutes: 75,
  prefer: 'site_setup',
  alternatives: 5,
}

/** What the engine works with; the rest of its parameters stays as it was tuned. */
export function paramsOf(
  config: OptimizationConfig,
  { candidatePlants }: Pick<Recommender, 'candidatePlants'>,
): Params {
  const { weights, priorityFactors, repairRounds, freezeMinutes, travelReserve } = config
  const { gapReserve, drumReserve, changeTolerance, repairMostChanges } = config
  return {
    ...standardParams,
    weights,
    priorityFactors,
    repairRounds,
    repairMostChanges,
    freezeMinutes,
    travelReserve,
    gapReserve,
    drumReserve,
    changeTolerance,
    plantsPerPour: candidatePlants,
  }
}
