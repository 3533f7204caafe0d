import type { Subject } from '../../access/grants'
import type { FigureName } from './all'

/** What the rows of a figure are: loads, batch weights, results of tests, lines of drafts, entries of the stock book. */
export type RowSource = 'loads' | 'ledgers' | 'weighings' | 'results' | 'bills' | 'stock'
/** How the rows make the figure: `share` is the sum of their parts over the sum of what the parts are of. */
/** Days back to which the rows of a figure are shown unless a time is asked: what is late now is late today. */
export const daysShown = (figure: string | null): number => (figure === 'late' ? 0 : 6)

/** Every figure that can be asked for its rows, and what these are; how they add up to it is in `row-folds`. */
export const ROW_SOURCES = {
  planned: 'loads',
  delivered: 'loads',
  remaining: 'loads',
  poured: 'loads',
  returned: 'loads',
  loadsPlanned: 'loads',
  loads: 'loads',
  rejected: 'loads',
  loadSize: 'loads',
  onTime: 'loads',
  late: 'loads',
  wait: 'loads',
  waterAdded: 'loads',
  siteWaterLoads: 'loads',
  carbonGate: 'loads',
  carbonSite: 'loads',
  carbonA1: 'loads',
  carbonA2: 'loads',
  carbonA3: 'loads',
  carbonA4: 'loads',
  emitted: 'loads',
  emittedA1: 'loads',
  emittedA2: 'loads',
  emittedA3: 'loads',
  emittedA4: 'loads',
  materialShare: 'loads',
  loadsByMix: 'loads',
  weighedShare: 'loads',
  freeWater: 'ledgers',
  waterCement: 'ledgers',
  weighedA1: 'ledgers',
  weighings: 'weighings',
  informed: 'weighings',
  outside: 'weighings',
  breaches: 'weighings',
  deviation: 'weighings',
  weighedDifference: 'weighings',
  asked: 'weighings',
  batched: 'weighings',
  strength: 'results',
  results: 'results',
  reached: 'results',
  leastMargin: 'results',
  revenue: 'bills',
  opening: 'stock',
  received: 'stock',
  booked: 'stock',
  adjusted: 'stock',
  closing: 'stock',
  drawn: 'stock',
  countDifference: 'stock',
} as const satisfies Partial<Record<FigureName, RowSource>>
export type RowFigure = keyof typeof ROW_SOURCES
export const hasRows = (figure: FigureName): figure is RowFigure => Object.hasOwn(ROW_SOURCES, figure)

/** What the rows of a figure can be narrowed by. */
type Narrow =
  | 'plantId'
  | 'customerId'
  | 'projectId'
  | 'truckId'
  | 'driverId'
  | 'productId'
  | 'mixDesignId'
  | 'materialId'
export type Narrowing = Partial<Record<Narrow, string | undefined>> & { ageDays?: number | undefined }

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
