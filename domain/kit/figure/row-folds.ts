import { ROW_SOURCES, type RowFigure, type RowSource } from './rows'

type Fold = 'sum' | 'count' | 'share' | 'median' | 'least'
type RowFold = {
  fold: Fold
  /** What each row gives to it, and of what that is a part, with their units. */
  part: string
  of?: string
  times?: number
  /** Decimals of the figure in the reports. */
  places: number
}

const rows = (fold: Fold, part: string, places: number, more: Partial<RowFold> = {}): RowFold => ({
  ...{ fold, part, places },
  ...more,
})
const carbon = (stages: string) => rows('share', `${stages}, kg CO₂e`, 3, { of: 'm³' })
const emitted = (stages: string) => rows('sum', `${stages}, kg CO₂e`, 3)
const byCubicMetre = (part: string, places: number) => rows('share', part, places, { of: 'm³' })
const stock = rows('sum', 'Booked, t', 6)

/** How the rows of each figure add up to it. */
const ROW_FOLDS: Record<RowFigure, RowFold> = {
  planned: rows('sum', 'm³', 2),
  delivered: rows('sum', 'm³', 2),
  remaining: rows('sum', 'm³', 2),
  poured: rows('sum', 'Poured, m³', 2),
  returned: rows('sum', 'Returned, m³', 2),
  loadsPlanned: rows('count', 'm³', 0),
  loads: rows('count', 'm³', 0),
  rejected: rows('count', 'm³', 0),
  loadSize: rows('share', 'm³', 2, { of: 'Loads' }),
  onTime: rows('share', 'On time', 0, { of: 'First loads', times: 100 }),
  late: rows('count', 'Behind, min', 0),
  wait: rows('median', 'Wait, min', 0),
  waterAdded: rows('share', 'With water', 1, { of: 'Loads', times: 100 }),
  siteWaterLoads: rows('count', 'Water, litres', 0),
  carbonGate: carbon('A1–A3'),
  carbonSite: carbon('A1–A4'),
  carbonA1: carbon('A1'),
  carbonA2: carbon('A2'),
  carbonA3: carbon('A3'),
  carbonA4: carbon('A4'),
  emitted: emitted('A1–A4'),
  emittedA1: emitted('A1'),
  emittedA2: emitted('A2'),
  emittedA3: emitted('A3'),
  emittedA4: emitted('A4'),
  materialShare: rows('share', 'A1, kg CO₂e', 0, { of: 'A1–A4, kg CO₂e', times: 100 }),
  loadsByMix: rows('count', 'm³', 0),
  weighedShare: rows('share', 'By weights', 0, { of: 'Loads', times: 100 }),
  freeWater: byCubicMetre('Free water, kg', 1),
  waterCement: byCubicMetre('Ratio × m³', 3),
  weighedA1: byCubicMetre('A1, kg CO₂e', 1),
  weighings: rows('count', 'Weighed, kg', 0),
  informed: rows('count', 'Deviation, %', 0),
  outside: rows('count', 'Deviation, %', 0),
  breaches: rows('share', 'Out of tolerance', 1, { of: 'Weighings', times: 1000 }),
  deviation: rows('share', 'Deviation, %', 3, { of: 'Weighings' }),
  weighedDifference: rows('sum', 'Difference, kg', 3),
  asked: rows('sum', 'Target, t', 6),
  batched: rows('sum', 'Weighed, t', 6),
  strength: rows('share', 'MPa', 1, { of: 'Results' }),
  results: rows('count', 'MPa', 0),
  reached: rows('count', 'MPa', 0),
  leastMargin: rows('least', 'Above specified, MPa', 1),
  revenue: rows('sum', 'S$', 2),
  opening: stock,
  received: stock,
  booked: stock,
  adjusted: stock,
  closing: stock,
  drawn: stock,
  countDifference: stock,
}
export const rowsOf = (figure: RowFigure): RowFold & { from: RowSource } => ({
  ...ROW_FOLDS[figure],
  from: ROW_SOURCES[figure],
})
