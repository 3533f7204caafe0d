import type { Decimal } from 'decimal.js'
import { FIGURES, type FigureName } from '~/domain/kit/figure/all'
import { figureRows, type Narrowing, ROW_SOURCES, type RowFigure } from '~/domain/kit/figure/rows'
import { decimal, sum } from '~/domain/kit/money'
import { type FigureRow, type FigureRows, folded } from '~/domain/reports/figure-row'
import { type House, ok } from '../../kit/house'

/**
 * Figures without rows of their own here, each with the reason. The list may only shrink: where a list of the portal has their
 * rows with their sum, it is named.
 */
export const ELSEWHERE: Partial<Record<FigureName, string>> = {
  ordered: 'the board of orders, which adds up what it shows',
  minutesBehind: 'is said of one load',
  onTimeMinutes: 'is a setting',
  loadsPerDay: 'is the loads delivered over the days among their rows',
  trucksNeeded: 'is worked out of the plan of the hour',
  trucksInService: 'is of this moment: the roster and the yard',
  trucksOut: 'is of this moment: the board of trucks',
  deviationSpread: 'is of the rows of Mean deviation',
  differenceCost: 'is of the rows of Weighed beyond target',
  invoiced: 'the list of invoices, which adds up what it shows',
  billed: 'is of the rows of Delivered revenue',
  cost: 'is the cost of a product, which its record tells',
  marginAmount: 'the products of the cockpit, below the figure',
  margin: 'the products of the cockpit, below the figure',
  collected: 'the list of payments, which adds up what it shows',
  balance: 'receivables, which add up what they show',
  overdue: 'receivables, which add up what they show',
  overdueCustomers: 'receivables, a row for each customer',
  over90: 'receivables, which add up what they show',
  unallocated: 'the list of payments that are not allocated',
  unbilled: 'the account of the customer',
  exposure: 'the account of the customer',
  drafts: 'the register of drafts by state',
  draftTotal: 'the register of drafts by state, which adds up what it shows',
  ready: 'the register of drafts, which adds up what it shows',
  inApproval: 'the inbox of approvals',
  held: 'the list of exceptions',
  supplied: 'the loads of a project, which add up what they show',
  orderRoom: 'the purchase orders of the project',
  inStock: 'the silos, which are its rows',
  onOrder: 'the list of material orders',
  runsOut: 'is a forecast of one silo',
  auditScore: 'is said of one audit',
  auditFindings: 'is said of one audit',
  outsideLimits: 'the report of material tests, narrowed by its verdict',
  withinLimits: 'the report of material tests',
  incomplete: 'the report of material tests, narrowed by its verdict',
  toCrush: 'the week at a glance',
  cast: 'the list of tests of the day',
  entries: 'is the number of rows of another figure',
  products: 'the rows of the mix product report',
  mixes: 'the rows of the mix product report',
}

export const withoutRows = (): string[] =>
  Object.keys(FIGURES).filter(name => !Object.hasOwn(ROW_SOURCES, name) && !Object.hasOwn(ELSEWHERE, name))

const PAGE = 200
/** Of more rows than these the figure is taken as the list says it, which adds them up itself. */
const MOST = 600

/** Follows the link of a figure as the screen does, reads every row of it and adds the rows up; `byRows` of not too many. */
export async function followed(
  portal: House,
  as: string,
  figure: RowFigure,
  of: { from: string; to: string } & Narrowing,
): Promise<{ value: string | null; byRows: string | null | undefined }> {
  const link = new URL(figureRows(figure, of), 'http://portal')
  const page = async (offset: number): Promise<FigureRows> =>
    ok(await portal.as(as).get(`/report/figure-row${link.search}&limit=${PAGE}&offset=${offset}`))
  const first = await page(0)
  if (first.total > MOST) return { value: first.value, byRows: undefined }
  const rows: FigureRow[] = [...first.rows]
  for (let next = 1; rows.length < first.total; next++) rows.push(...(await page(next)).rows)
  if (new Set(rows.map(row => row.id)).size !== first.total) throw new Error(`${figure}: a row twice or not at all`)
  return { value: first.value, byRows: foldedByHand(figure, rows) }
}

/** The figure from its rows alone, by the words of its definition. */
function foldedByHand(figure: RowFigure, rows: readonly FigureRow[]): string | null {
  const parts = rows.map(row => decimal(row.part)).sort((a, b) => a.comparedTo(b))
  const of = rows.some(row => row.of !== null) ? sum(rows.map(row => row.of ?? '0')).toString() : null
  return folded(figure, {
    rows: rows.length,
    part: sum(parts).toString(),
    of,
    middle: middleOf(parts)?.toString() ?? null,
    least: parts[0]?.toString() ?? null,
  })
}

function middleOf(sorted: readonly Decimal[]): Decimal | undefined {
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  return Number.isInteger(half) && upper ? upper.plus(sorted[half - 1] ?? upper).div(2) : upper
}

export const isOfAnAge = (figure: RowFigure): boolean => ROW_SOURCES[figure] === 'results'
