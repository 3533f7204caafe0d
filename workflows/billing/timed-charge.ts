import { loadsHeld } from '~/db/billing/billable'
import { billsOfRows, type RowsToBill } from '~/db/billing/bills-of-loads'
import { deviceTimesOf } from '~/db/billing/device-times'
import { billedOfDrafts, draftsOfPeriod } from '~/db/billing/unbilled-charge'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { type LoadTimes, type TimedCharge, timedCharges, timesOf } from '~/domain/billing/timed-charge'
import type { TimedChargeRow, TimedChargeSearch, TimedCover } from '~/domain/billing/timed-charge-search'
import { MOST_UNBILLED_DAYS, type UnbilledPeriod, unbilledPeriod } from '~/domain/billing/unbilled-charge-search'
import { inParts } from '~/domain/kit/in-parts'
import { invalid } from '~/domain/kit/problem'
import type { PlainDate } from '~/domain/kit/time'
import { namesOf } from './unbilled-charge'

/** So many drafts at a time, so that a long period is never in memory with all its loads. */
const TOGETHER = 100

type Asked = Pick<TimedChargeSearch, 'fromDate' | 'toDate' | 'customerId' | 'salespersonId' | 'keyword'>
type Draft = Pick<Awaited<ReturnType<typeof draftsOfPeriod>>[number], 'id' | 'projectId' | 'customerId' | 'toDate'>

/** What the days of a period come to by the times that devices told, where that is not what the tickets come to. */
export async function timedChargesOf(
  sql: Sql,
  person: Person,
  of: Asked,
  today: PlainDate,
): Promise<{ rows: TimedChargeRow[]; period: UnbilledPeriod; cover: TimedCover }> {
  const { fits, ...period } = unbilledPeriod(of, today)
  if (!fits) throw invalid('toDate', `Choose a period of at most ${MOST_UNBILLED_DAYS} days`)
  const drafts = await draftsOfPeriod(sql, person, { ...of, ...period })
  const rows: TimedChargeRow[] = []
  const cover = { loads: 0, told: 0 }
  for (const some of inParts(drafts, TOGETHER)) {
    const found = await timedOfDrafts(sql, some, period)
    for (const { id: draftId, draftNo, status: draftStatus, ...draft } of some) {
      const { customerId, customerName, projectName, salespersonId, salespersonName } = draft
      const names = { customerId, customerName, projectName, salespersonId, salespersonName }
      for (const [place, one] of (found.charges.get(draftId) ?? []).entries())
        rows.push({ ...one, ...names, id: `${draftId}-${place}`, draftId, draftNo, draftStatus })
    }
    cover.loads += found.cover.loads
    cover.told += found.cover.told
  }
  return { rows: rows.filter(row => isAsked(row, of.keyword)), period, cover }
}

/** The charges of drafts that devices tell otherwise, of their loads of these days, in a fixed number of statements. */
export async function timedOfDrafts(
  sql: Sql,
  drafts: readonly Draft[],
  { fromDate, toDate }: UnbilledPeriod,
): Promise<{ charges: Map<string, TimedCharge[]>; cover: TimedCover }> {
  const ids = drafts.map(draft => draft.id)
  const held = await loadsHeld(sql, ids)
  const asked = held.filter(({ load }) => load.doDate >= fromDate && load.doDate <= toDate && !load.cancellation)
  const told = await deviceTimesOf(
    sql,
    asked.map(({ load }) => load.id),
  )
  const byDraft = Map.groupBy(held, ({ load }) => load.invoiceDraftId!)
  const some = drafts
    .map(draft => ({ draft, rows: byDraft.get(draft.id) ?? [] }))
    .filter(({ rows }) => rows.some(({ load }) => told.has(load.id)))
  const bills = some.map(({ draft, rows }) => ({ of: { ...draft, draftId: draft.id }, rows }))
  const devices = bills.map(({ of, rows }) => ({ of, rows: retimed(rows, told) }))
  // Both in one go: the same terms, and as many statements as one.
  const earned = bills.length ? await billsOfRows(sql, [...bills, ...devices]) : []
  const billed = Map.groupBy(
    await billedOfDrafts(sql, ids, { loadIds: asked.map(({ load }) => load.id), orderIds: [] }),
    line => line.deliveryOrderId,
  )
  const charges = new Map(
    some.map(({ draft, rows }, at): [string, TimedCharge[]] => {
      const lines = rows.flatMap(({ load }) => billed.get(load.id) ?? [])
      const times = timesByLoad(rows, told)
      const both = { byTicket: earned[at]!.lines, byDevice: earned[some.length + at]!.lines, times }
      return [draft.id, timedCharges(draft.id, lines, both, namesOf(rows))]
    }),
  )
  return { charges, cover: { loads: asked.length, told: told.size } }
}

type Told = ReadonlyMap<string, LoadTimes>
type Held = RowsToBill[number]

const ticketOf = ({ load }: Held): LoadTimes => ({
  batched: load.batchedAt,
  arrived: load.onSiteAt,
  pourEnd: load.pourEndAt,
})

/** The same loads with what devices told on their tickets. */
const retimed = (rows: RowsToBill, told: Told): RowsToBill =>
  rows.map(row => {
    const { batched, arrived, pourEnd } = timesOf(ticketOf(row), told.get(row.load.id))
    return { ...row, load: { ...row.load, batchedAt: batched, onSiteAt: arrived, pourEndAt: pourEnd } }
  })

const timesByLoad = (rows: RowsToBill, told: Told) =>
  new Map(
    rows.flatMap(row => {
      const device = told.get(row.load.id)
      return device ? [[row.load.id, { ticket: ticketOf(row), device }]] : []
    }),
  )

function isAsked({ draftNo, label, customerName, projectName, what }: TimedChargeRow, keyword: string | undefined) {
  if (!keyword) return true
  const word = keyword.toLowerCase()
  return [draftNo, label, customerName, projectName, what].some(text => text.toLowerCase().includes(word))
}
