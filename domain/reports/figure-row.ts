import * as z from 'zod'
import { figureOf } from '../kit/figure/all'
import { rowsOf } from '../kit/figure/row-folds'
import { type Narrowing, ROW_SOURCES, type RowFigure, type RowSource } from '../kit/figure/rows'
import { type DecimalText, decimal } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, plainDate, queryCount } from '../kit/shape'
import { daysBetween } from '../kit/time'
import { keys } from './chat-report/ask'

const OF_LOADS = ['plantId', 'customerId', 'projectId', 'truckId', 'driverId', 'productId', 'mixDesignId'] as const
const NARROW = [...OF_LOADS, 'materialId', 'ageDays'] as const
/** What the rows of each kind can be narrowed by. */
const NARROWED: Record<RowSource, readonly (keyof Narrowing)[]> = {
  loads: OF_LOADS,
  ledgers: OF_LOADS,
  weighings: [...OF_LOADS, 'materialId'],
  results: ['plantId', 'customerId', 'projectId', 'ageDays'],
  bills: ['plantId', 'customerId', 'projectId'],
  stock: ['plantId', 'materialId'],
}

const MOST_DAYS = 400
/** The water and the cement of a load are worked out of all its weights. */
const MOST_DAYS_OF_LEDGERS = 31

export const FigureRowAsk = z
  .strictObject({
    limit: pagingShape.limit,
    offset: pagingShape.offset,
    figure: z.enum(keys<RowFigure>(ROW_SOURCES)),
    from: plainDate(),
    to: plainDate(),
    ...{ plantId: id().optional(), customerId: id().optional(), projectId: id().optional() },
    ...{ truckId: id().optional(), driverId: id().optional(), productId: id().optional() },
    ...{ mixDesignId: id().optional(), materialId: id().optional(), ageDays: queryCount(3650).optional() },
  })
  .superRefine((of, ctx) => {
    const { from } = rowsOf(of.figure)
    const most = from === 'ledgers' ? MOST_DAYS_OF_LEDGERS : MOST_DAYS
    const wrong = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
    if (of.from > of.to) wrong('to', 'The end is before the start')
    else if (daysBetween(of.from, of.to) >= most) wrong('to', `At most ${most} days`)
    for (const name of NARROW)
      if (of[name] !== undefined && !NARROWED[from].includes(name))
        wrong(name, `${figureOf(of.figure).name} cannot be narrowed by this`)
    if (of.ageDays === undefined && from === 'results') wrong('ageDays', 'Results are of an age')
  })
export type FigureRowAsk = z.output<typeof FigureRowAsk>

/** A row of a figure: what it is called, whose it is, and its exact part of the figure. */
export type FigureRow = {
  id: string
  /** The delivery order, test, draft or silo that it is opened by; empty for a load without a number yet. */
  openId: string
  day: string
  name: string
  plant: string | null
  customer: string | null
  what: string
  part: DecimalText
  of: DecimalText | null
}
/** The rows added up, exact. */
export type RowSums = {
  rows: number
  part: string | null
  of: string | null
  middle: string | null
  least: string | null
}
export type FigureRows = {
  figure: RowFigure
  value: DecimalText | null
  rows: FigureRow[]
  total: number
  sums: RowSums
}

/** The figure that the rows make, in the decimals of the reports; null where there is none to make it of. */
export function folded(figure: RowFigure, { rows, part, of, middle, least }: RowSums): DecimalText | null {
  const { fold, times = 1, places } = rowsOf(figure)
  if (fold === 'count') return String(rows)
  if (fold === 'sum') return decimal(part ?? 0).toFixed(places)
  if (fold === 'median') return middle && decimal(middle).toFixed(places)
  if (fold === 'least') return least && decimal(least).toFixed(places)
  return of === null || Number(of) === 0
    ? null
    : decimal(part ?? 0)
        .times(times)
        .div(of)
        .toFixed(places)
}
