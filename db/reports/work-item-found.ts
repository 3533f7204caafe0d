import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'

/** Who asks, when, and the business day of that moment. */
export type Asker = { sql: Sql; person: Person; now: Date; day: string; most?: number }
type Oldest = {
  at: Date | string | null
  name: string
  id?: string
  /** Since when it waits where `at` says something else. */
  since?: Date
  /** Which wait it is, where it is not the same moment each time it is asked for. */
  wait?: string
  /** The record that it is about, where it is another one. */
  recordId?: string
}
export type Found = { count: number; more?: boolean; amount?: string; oldest?: Oldest | null; items?: Oldest[] }
export type Find = (of: Asker) => Promise<Found>

/** The first row alone, for lists that are asked in the order of age. */
export const FIRST = { limit: 1, offset: 0 }
/** As many of the oldest as whoever asks wants to know one by one; usually the first alone. */
export const firstOf = ({ most = 1 }: Asker) => ({ limit: most, offset: 0 })

/** What the page of a list says of the whole filter: its total, and its first row as the oldest. */
export const ofPage = <Row>({ rows, total, more }: Page<Row>, oldest: (row: Row) => Oldest): Found => ({
  count: total,
  more: Boolean(more),
  oldest: rows[0] ? oldest(rows[0]) : null,
  items: rows.map(oldest),
})

/** The same of a list that has no pages and comes oldest first. */
export const ofRows = <Row>(rows: readonly Row[], oldest: (row: Row) => Oldest): Found => ({
  count: rows.length,
  oldest: rows[0] ? oldest(rows[0]) : null,
  items: rows.map(oldest),
})
