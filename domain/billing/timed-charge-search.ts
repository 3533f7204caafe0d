import * as z from 'zod'
import { byName, byText } from '../kit/collation'
import { decimal, sum } from '../kit/money'
import { pagingShape } from '../kit/page'
import { id, plainDate } from '../kit/shape'
import { sortedRows } from '../kit/sorted-rows'
import type { DraftStatus } from './invoice-draft'
import type { TimedCharge } from './timed-charge'
import { UNBILLED_GROUPS, type UnbilledGroup } from './unbilled-charge-search'

const filters = {
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  customerId: id().optional(),
  salespersonId: id().optional(),
}
export const TimedChargeSearch = z.strictObject({ ...pagingShape, ...filters })
export type TimedChargeSearch = z.output<typeof TimedChargeSearch>
export const TimedTotalSearch = z.strictObject({ ...pagingShape, ...filters, by: z.enum(UNBILLED_GROUPS) })
export type TimedTotalSearch = z.output<typeof TimedTotalSearch>

/** A charge that comes to something else by the times of devices, with the draft that bills it. */
export type TimedChargeRow = TimedCharge & {
  id: string
  draftId: string
  draftNo: string
  draftStatus: DraftStatus
  customerId: string
  customerName: string
  projectName: string
  salespersonId: string | null
  salespersonName: string | null
}

/** S$. What is left out and what is more than the devices bear out are told apart: one does not pay for the other. */
export type TimedSums = {
  items: number
  byTicket: string
  byDevice: string
  billed: string
  notBilled: string
  leftOut: string
  over: string
}
/** Without a key: the drafts of no salesperson. */
export type TimedTotal = { id: string; key: string | null; name: string } & TimedSums
/** Loads that were looked at, and those of which a device told a time. */
export type TimedCover = { loads: number; told: number }

export function timedSums(rows: readonly TimedCharge[]): TimedSums {
  const of = (key: 'byTicket' | 'byDevice' | 'billed') => sum(rows.map(row => row[key])).toFixed(2)
  const missing = rows.map(row => decimal(row.notBilled))
  return {
    items: rows.length,
    byTicket: of('byTicket'),
    byDevice: of('byDevice'),
    billed: of('billed'),
    notBilled: sum(missing).toFixed(2),
    leftOut: sum(missing.filter(one => one.greaterThan(0))).toFixed(2),
    over: sum(missing.filter(one => one.lessThan(0)))
      .negated()
      .toFixed(2),
  }
}

const KEY = {
  customer: (row: TimedChargeRow) => ({ key: row.customerId, name: row.customerName }),
  salesperson: (row: TimedChargeRow) => ({ key: row.salespersonId, name: row.salespersonName ?? 'No salesperson' }),
  day: (row: TimedChargeRow) => ({ key: row.day, name: row.day }),
} satisfies Record<UnbilledGroup, (row: TimedChargeRow) => { key: string | null; name: string }>

/** The rows put together, what is left out most first; days in their order. */
export function timedTotals(rows: readonly TimedChargeRow[], by: UnbilledGroup): TimedTotal[] {
  const totals = [...Map.groupBy(rows, row => KEY[by](row).key).values()].map((of): TimedTotal => {
    const { key, name } = KEY[by](of[0]!)
    return { id: key ?? 'none', key, name, ...timedSums(of) }
  })
  return totals.sort((a, b) =>
    by === 'day' ? byText(a.name, b.name) : decimal(b.leftOut).cmp(a.leftOut) || byName(a.name, b.name),
  )
}

const SORTS = {
  names: ['day', 'draftNo', 'customerName', 'salespersonName', 'what', 'label', 'name'],
  figures: ['items', 'byTicket', 'byDevice', 'difference', 'billed', 'notBilled', 'leftOut', 'over'],
}

export const sortedTimed = <Row extends object>(rows: readonly Row[], sort: string | undefined): readonly Row[] =>
  sortedRows(rows, sort, SORTS)
