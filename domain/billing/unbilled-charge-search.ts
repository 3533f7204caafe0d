import * as z from 'zod'
import { byName, byText } from '../kit/collation'
import { decimal, sum } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, plainDate } from '../kit/shape'
import { sortedRows } from '../kit/sorted-rows'
import { addDays, daysBetween, type PlainDate } from '../kit/time'
import type { DraftStatus } from './invoice-draft'
import { UNBILLED_CAUSES, type Unbilled } from './unbilled-charge'

/** Longer than a quarter nobody reads line by line. */
export const MOST_UNBILLED_DAYS = 92
const USUAL_DAYS = 31

const filters = {
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  customerId: id().optional(),
  salespersonId: id().optional(),
  cause: z.enum(UNBILLED_CAUSES).optional(),
}
export const UnbilledSearch = z.strictObject({ ...pagingShape, ...filters })
export type UnbilledSearch = z.output<typeof UnbilledSearch>

export const UNBILLED_GROUPS = ['customer', 'salesperson', 'day'] as const
export type UnbilledGroup = (typeof UNBILLED_GROUPS)[number]
export const UnbilledTotalSearch = z.strictObject({ ...pagingShape, ...filters, by: z.enum(UNBILLED_GROUPS) })
export type UnbilledTotalSearch = z.output<typeof UnbilledTotalSearch>

/** One thing that was earned and is not billed, with the draft that it belongs on. */
export type UnbilledRow = Unbilled & {
  id: string
  /** Without a draft: a load that nobody drafted, or its waived cancellation, which is never billed. */
  draftId: string | null
  draftNo: string | null
  draftStatus: DraftStatus | null
  /** The order of a load that is on no draft. */
  orderId: string | null
  customerId: string
  customerName: string
  projectName: string
  salespersonId: string | null
  salespersonName: string | null
}
/** Without a key: the drafts of no salesperson. */
export type UnbilledTotal = { id: string; key: string | null; name: string } & UnbilledSums
/** S$; `unknown` counts what has no amount yet. What was waived, and what is ours, is counted by itself and missing nowhere. */
export type UnbilledSums = {
  items: number
  unknown: number
  earned: string
  billed: string
  amount: string
  waived: string
  ours: string
}

/** What was looked at: drafts of these days, and loads that are on none. */
export type UnbilledCover = { drafts: number; undrafted: number }
export type UnbilledPeriod = { fromDate: PlainDate; toDate: PlainDate }

/** The period that is asked for; with one end of it, or none, a month up to the other end or to today. */
export function unbilledPeriod(of: { fromDate?: string | undefined; toDate?: string | undefined }, today: PlainDate) {
  const toDate = of.toDate ?? (of.fromDate ? addDays(of.fromDate, USUAL_DAYS - 1) : today)
  const fromDate = of.fromDate ?? addDays(toDate, 1 - USUAL_DAYS)
  return { fromDate, toDate, fits: fromDate <= toDate && daysBetween(fromDate, toDate) < MOST_UNBILLED_DAYS }
}

export const unbilledSums = (all: readonly UnbilledRow[]): UnbilledSums => {
  const rows = all.filter(row => row.cause !== 'waived' && row.cause !== 'ours')
  const by = (cause: UnbilledRow['cause']) => all.filter(row => row.cause === cause)
  const of = (key: 'earned' | 'billed' | 'amount', some = rows) => sum(some.map(row => row[key] ?? '0')).toFixed(2)
  return {
    items: rows.length,
    unknown: rows.filter(row => row.amount === null).length,
    earned: of('earned'),
    billed: of('billed'),
    amount: of('amount'),
    waived: of('amount', by('waived')),
    ours: of('amount', by('ours')),
  }
}

const KEY = {
  customer: (row: UnbilledRow) => ({ key: row.customerId, name: row.customerName }),
  salesperson: (row: UnbilledRow) => ({ key: row.salespersonId, name: row.salespersonName ?? 'No salesperson' }),
  day: (row: UnbilledRow) => ({ key: row.day, name: row.day }),
} satisfies Record<UnbilledGroup, (row: UnbilledRow) => { key: string | null; name: string }>

/** The rows put together, the largest sum first; days in their order. */
export function unbilledTotals(rows: readonly UnbilledRow[], by: UnbilledGroup): UnbilledTotal[] {
  const groups = [...Map.groupBy(rows, row => KEY[by](row).key).values()]
  const totals = groups.map((of): UnbilledTotal => {
    const { key, name } = KEY[by](of[0]!)
    return { id: key ?? 'none', key, name, ...unbilledSums(of) }
  })
  return totals.sort((a, b) =>
    by === 'day' ? byText(a.name, b.name) : decimal(b.amount).cmp(a.amount) || byName(a.name, b.name),
  )
}

const SORTS = {
  names: ['day', 'draftNo', 'customerName', 'salespersonName', 'what', 'cause', 'name'],
  figures: ['items', 'amount', 'waived', 'ours'],
}

export const sortedUnbilled = <Row extends object>(rows: readonly Row[], sort: string | undefined): readonly Row[] =>
  sortedRows(rows, sort, SORTS)
