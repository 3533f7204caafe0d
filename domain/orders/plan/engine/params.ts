/** Costs of one plan; every weight is a setting of the fleet group, in cost units per minute unless said otherwise. */
export type Weights = {
  /** Per m³ not served, times the factor of the pour's priority. */
  unserved: number
  gap: number
  /** Of a first load; one behind it counts a fifth. */
  late: number
  /** Per m³ of a pour and hour that its first load comes beyond the minutes that count as on time, times the factor of its priority. */
  promise: number
  drum: number
  overtime: number
  empty: number
  loaded: number
  siteWait: number
  /** Per minute of a driver between leaving and returning home. */
  shift: number
  /** Per truck called in. */
  truck: number
  /** Per penalty unit of a less preferred plant, and per m³ of capacity a load leaves empty. */
  plantPreference: number
  spareCapacity: number
  /** Per load that comes on another truck than the order wished for. */
  wish: number
  /** Per published load that changes truck, plant or start. */
  change: number
}

export type Params = {
  weights: Weights
  /** Minutes behind its promise in which a first load is on time. */
  onTimeMinutes: number
  /** Factor on volume unserved or late by order priority, first entry for priority 1. */
  priorityFactors: number[]
  /** Nearest eligible plants tried for a load. */
  plantsPerPour: number
  /** Annealing, as a share of the average cost of an unserved pour. */
  temperature: { first: number; last: number }
  /** Share of served pours taken out in a round, and the most of them. */
  ruin: { share: number; most: number }
  /** Partial chains kept while a pour is placed, and complete chains tried. */
  beam: number
  chains: number
  /** Spread of the noise on the cost of a way and of an unloading. */
  noise: { way: number; unload: number }
  /** Plans built before the search begins; the cheapest is improved. */
  constructions: number
  /** Rounds between two exact re-assignments of trucks. */
  polishEvery: number
  /** Chance to overlook a truck, so that rounds differ. */
  blink: number
  /** Times a chain may move its start, and the chance to begin with another plant or an earlier start. */
  chainShifts: number
  otherPlant: number
  /** What a m³ on a truck is worth in saved trips. */
  tripCostPerM3: number
  /** Open pours tried in a round besides those taken out in it. */
  openTries: number
  /** A plan this cheap ends the search. */
  enough: number
  /** Minutes of a longest gap that a plan keeps in hand where it can. */
  gapReserve: number
  /** Share added to every travel time, so that a plan bears traffic. */
  travelReserve: number
  /** The same for what is offered, where that is more: what is promised bears slow ways, and a truck that comes back late. A setting of the region. */
  offerReserve: number
  /** Minutes of a drum life that should stay in hand. */
  drumReserve: number
  /** Loads that begin within this many minutes stay as they are. */
  freezeMinutes: number
  /** Rounds of the search that follow a repair. */
  repairRounds: number
  /** Published loads that a repair may change before it leaves volume unserved instead; never fewer than were hit, or twice those of a line. */
  repairMostChanges: number
  /** A moved start of a published load up to this many minutes is no change. */
  changeTolerance: number
}

type Kept = Omit<Params, 'weights'> & { weights: Omit<Weights, 'promise'> & Partial<Weights> }
/** The parameters of a plan that was kept: a part that its release did not know cost nothing. */
export const keptParams = (kept: Kept): Params => ({
  ...standardParams,
  ...kept,
  weights: { ...standardParams.weights, promise: 0, ...kept.weights },
})

/** Starting values of the order optimisation configuration. */
export const standardParams: Params = {
  weights: {
    unserved: 5000,
    gap: 400,
    late: 300,
    promise: 1200,
    drum: 2,
    overtime: 3,
    empty: 2,
    loaded: 2,
    siteWait: 1,
    shift: 0.3,
    truck: 20,
    plantPreference: 1,
    spareCapacity: 1,
    wish: 400,
    change: 800,
  },
  onTimeMinutes: 15,
  priorityFactors: [3, 2, 1.5, 1.2, 1],
  plantsPerPour: 5,
  temperature: { first: 0.0006, last: 0.00002 },
  ruin: { share: 0.1, most: 4 },
  beam: 20,
  chains: 20,
  noise: { way: 0.5, unload: 0.3 },
  constructions: 4,
  polishEvery: 3,
  blink: 0.03,
  chainShifts: 6,
  otherPlant: 0.15,
  tripCostPerM3: 8,
  openTries: 8,
  enough: 0,
  gapReserve: 9,
  travelReserve: 0,
  offerReserve: 0.4,
  drumReserve: 15,
  freezeMinutes: 15,
  repairRounds: 60,
  repairMostChanges: 10,
  changeTolerance: 5,
}
