import { daysBetween, type PlainDate } from '../kit/time'
import { periodOfSplit, sameBesideOrder, splitAs } from './bill-split'

type Open = {
  id: string
  status: string
  splitKey: string
  fromDate: PlainDate
  toDate: PlainDate
  overlapKept: boolean
  purchaseOrderTyped: boolean
}
type Period = { fromDate: PlainDate; toDate: PlainDate }
type Held = { key: string; doDate: PlainDate; heldBy: string | null }
export type Share<D, R> = { draft: D | null; key: string; rows: R[]; fromDate: PlainDate; toDate: PlainDate }

/**
 * Which draft bills which load: a load stays where it is as long as that draft is of its split; else it goes to the open
 * draft of its split that has its day or is nearest to it, which then reaches over that day; else to a new one. A draft
 * made before there were splits is of the split that most of its loads have.
 */
export function shareLoads<D extends Open, R extends Held>(
  drafts: readonly D[],
  rows: readonly R[],
  period: Period,
  split: readonly string[],
): Share<D, R>[] {
  const keyOf = new Map(drafts.map(draft => [draft.id, ownKey(draft, rows, split)]))
  const shares = new Map<string, Share<D, R>>(
    drafts.map(draft => [
      draft.id,
      { draft, key: keyOf.get(draft.id)!, rows: [], fromDate: draft.fromDate, toDate: draft.toDate },
    ]),
  )
  for (const row of rows) {
    const own = row.heldBy === null ? undefined : shares.get(row.heldBy)
    const target = own && staysOn(own, row.key) ? own : nearest([...shares.values()], row)
    if (target) {
      target.rows.push(row)
      reachOver(target, row, [...shares.values()], period)
    } else shares.set(row.key, { draft: null, key: row.key, rows: [row], ...periodOfSplit(row.key, period) })
  }
  for (const share of shares.values())
    if (share.draft?.status === 'collecting') collectOn(share, [...shares.values()], period)
  return [...shares.values()]
}

/** A purchase order that a person typed is the whole bill's: its loads stay with it, whatever orders the project gets later. */
const staysOn = <D extends Open, R>({ draft, key }: Share<D, R>, rowKey: string): boolean =>
  key === rowKey || (draft?.purchaseOrderTyped === true && sameBesideOrder(key, rowKey))

/** A half month that is drafted day after day, also on days without a load, is one bill, which climbs once. */
function collectOn<D, R>(share: Share<D, R>, shares: readonly Share<D, R>[], period: Period): void {
  const alone = shares.filter(other => other.key === share.key).length === 1
  const asked = periodOfSplit(share.key, period)
  if (alone && asked.fromDate <= share.toDate && asked.toDate > share.toDate) share.toDate = asked.toDate
}

function ownKey(draft: Open, rows: readonly Held[], split: readonly string[]): string {
  if (splitAs(draft.splitKey, split)) return draft.splitKey
  const counts = new Map<string, number>()
  for (const row of rows) if (row.heldBy === draft.id) counts.set(row.key, (counts.get(row.key) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? draft.splitKey
}

const away = (of: Period, day: PlainDate) =>
  day < of.fromDate ? daysBetween(day, of.fromDate) : day > of.toDate ? daysBetween(of.toDate, day) : 0

const nearest = <D, R>(shares: readonly Share<D, R>[], row: Held) =>
  shares.filter(share => share.key === row.key).sort((a, b) => away(a, row.doDate) - away(b, row.doDate))[0]

/** The only draft of its split grows to the whole period that is drafted; beside others it grows to the day alone. */
function reachOver<D, R>(target: Share<D, R>, { doDate }: Held, shares: readonly Share<D, R>[], period: Period): void {
  if (away(target, doDate) === 0) return
  const alone = shares.filter(share => share.key === target.key).length === 1
  const to = alone ? periodOfSplit(target.key, period) : { fromDate: doDate, toDate: doDate }
  for (const end of [to, { fromDate: doDate, toDate: doDate }]) {
    if (end.fromDate < target.fromDate) target.fromDate = end.fromDate
    if (end.toDate > target.toDate) target.toDate = end.toDate
  }
}
