import type { Subject } from '../../access/grants'
import type { FigureName } from './all'

/** What the rows of a figure are: loads, batch weights, results of tests, lines of drafts, entries of the stock book. */
export type RowSource = 'loads' | 'ledgers' | 'weighings' | 'results' | 'bills' | 'stock'
/** How the rows make the figure: `share` is the sum of their parts over the sum of what the parts are of. */
type Fold = 'sum' | 'count' | 'share' | 'median' | 'least'
type RowsOf = {
  from: RowSource
  fold: Fold
  /** What each row gives to it, and of what that is a part, with their units. */
  part: string
  of?: string
  times?: number
  /** Decimals of the figure in the reports. */
  places: number
}

const loads = (fold: Fold, part: string, places: number, more: Partial<RowsOf> = {}): RowsOf => ({
  ...{ from: 'loads', fold, part, places },
  ...more,
})
const carbon = (stages: string) => loads('share', `${stages}, kg CO₂e`, 3, { of: 'm³' })
const emitted = (stages: string) => loads('sum', `${stages}, kg CO₂e`, 3)
const byCubicMetre = (part: string, places: number): RowsOf => ({
  ...{ from: 'ledgers', fold: 'share', part, of: 'm³', places },
})
const weighings = (fold: Fold, part: string, places: number, more: Partial<RowsOf> = {}): RowsOf => ({
  ...{ from: 'weighings', fold, part, places },
  ...more,
})
const results = (fold: Fold, part: string, places: number): RowsOf => ({
  ...{ from: 'results', fold, part, places },
})
const stock: RowsOf = { from: 'stock', fold: 'sum', part: 'Booked, t', places: 6 }

/** Every figure that can be asked for its rows, and how they add up to it. */
export const ROWS_OF = {
  planned: loads('sum', 'm³', 2),
  delivered: loads('sum', 'm³', 2),
  remaining: loads('sum', 'm³', 2),
  poured: loads('sum', 'Poured, m³', 2),
  returned: loads('sum', 'Returned, m³', 2),
  loadsPlanned: loads('count', 'm³', 0),
  loads: loads('count', 'm³', 0),
  rejected: loads('count', 'm³', 0),
  loadSize: loads('share', 'm³', 2, { of: 'Loads' }),
  onTime: loads('share', 'On time', 0, { of: 'First loads', times: 100 }),
  late: loads('count', 'Behind, min', 0),
  wait: loads('median', 'Wait, min', 0),
  waterAdded: loads('share', 'With water', 1, { of: 'Loads', times: 100 }),
  siteWaterLoads: loads('count', 'Water, litres', 0),
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
  materialShare: loads('share', 'A1, kg CO₂e', 0, { of: 'A1–A4, kg CO₂e', times: 100 }),
  loadsByMix: loads('count', 'm³', 0),
  weighedShare: loads('share', 'By weights', 0, { of: 'Loads', times: 100 }),
  freeWater: byCubicMetre('Free water, kg', 1),
  waterCement: byCubicMetre('Ratio × m³', 3),
  weighedA1: byCubicMetre('A1, kg CO₂e', 1),
  weighings: weighings('count', 'Weighed, kg', 0),
  informed: weighings('count', 'Deviation, %', 0),
  outside: weighings('count', 'Deviation, %', 0),
  breaches: weighings('share', 'Out of tolerance', 1, { of: 'Weighings', times: 1000 }),
  deviation: weighings('share', 'Deviation, %', 3, { of: 'Weighings' }),
  weighedDifference: weighings('sum', 'Difference, kg', 3),
  asked: weighings('sum', 'Target, t', 6),
  batched: weighings('sum', 'Weighed, t', 6),
  strength: { ...results('share', 'MPa', 1), of: 'Results' },
  results: results('count', 'MPa', 0),
  reached: results('count', 'MPa', 0),
  leastMargin: results('least', 'Above specified, MPa', 1),
  revenue: { from: 'bills', fold: 'sum', part: 'S$', places: 2 },
  opening: stock,
  received: stock,
  booked: stock,
  adjusted: stock,
  closing: stock,
  drawn: stock,
  countDifference: stock,
} as const satisfies Partial<Record<FigureName, RowsOf>>
export type RowFigure = keyof typeof ROWS_OF
export const hasRows = (figure: FigureName): figure is RowFigure => Object.hasOwn(ROWS_OF, figure)
export const rowsOf = (figure: RowFigure): RowsOf => ROWS_OF[figure]

const OF_LOADS = ['plantId', 'customerId', 'projectId', 'truckId', 'driverId', 'productId', 'mixDesignId'] as const
export const NARROW = [...OF_LOADS, 'materialId', 'ageDays'] as const
type Narrow = (typeof NARROW)[number]
export type Narrowing = Partial<Record<Exclude<Narrow, 'ageDays'>, string | undefined>> & {
  ageDays?: number | undefined
}

/** What the rows of each kind can be narrowed by. */
export const NARROWED: Record<RowSource, readonly Narrow[]> = {
  loads: OF_LOADS,
  ledgers: OF_LOADS,
  weighings: [...OF_LOADS, 'materialId'],
  results: ['plantId', 'customerId', 'projectId', 'ageDays'],
  bills: ['plantId', 'customerId', 'projectId'],
  stock: ['plantId', 'materialId'],
}
/** Who views one of these sees the rows of its figures, of the plants and customers within sight. */
const LOADS: readonly Subject[] = [
  'delivery_order',
  'chat_report',
  'carbon_report',
  'plant_report',
  'mix_product_report',
]
export const ROWS_SEEN_WITH: Record<RowSource, readonly Subject[]> = {
  loads: LOADS,
  ledgers: ['delivery_order', 'plant_report'],
  weighings: LOADS,
  results: ['cylinder_test', 'chat_report', 'plant_report'],
  bills: ['draft_register'],
  stock: ['material', 'plant_report'],
}

/** The screen with the rows of a figure. */
export function figureRows(figure: RowFigure, of: { from: string; to: string } & Narrowing): string {
  const given = Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return `/report/figure-rows?figure=${figure}&${given.join('&')}`
}
