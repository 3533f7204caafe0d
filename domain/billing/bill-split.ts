import type { PlainDate } from '../kit/time'

/** What a bill of a customer has one of; several bills of one project and period where its loads differ in it. */
export const BILL_SPLITS = ['purchase_order', 'site', 'product', 'month'] as const
export type BillSplit = (typeof BILL_SPLITS)[number]

type SplitLoad = { purchaseOrderId: string | null; locationId: string; productId: string; doDate: PlainDate }

const PART: Record<BillSplit, (load: SplitLoad) => string> = {
  purchase_order: load => load.purchaseOrderId ?? 'none',
  site: load => load.locationId,
  product: load => load.productId,
  month: load => load.doDate.slice(0, 7),
}

/** Loads with the same key stand on the same bill. */
export const splitKey = (load: SplitLoad, by: readonly string[]): string =>
  splitsOf(by)
    .map(split => `${split}:${PART[split](load)}`)
    .join('|')

/** Whether two keys differ in nothing but the purchase order. */
export const sameBesideOrder = (one: string, other: string): boolean => besideOrder(one) === besideOrder(other)

const besideOrder = (key: string) =>
  key
    .split('|')
    .map(part => (part.startsWith('purchase_order:') ? 'purchase_order' : part))
    .join('|')

/** Whether a draft was split as the customer's bills are split now; one made before there were splits has no key. */
export const splitAs = (key: string, by: readonly string[]): boolean =>
  key
    .split('|')
    .map(part => part.split(':')[0])
    .join() === splitsOf(by).join() && !(key === '' && by.length > 0)

const splitsOf = (by: readonly string[]) => BILL_SPLITS.filter(split => by.includes(split))

type Period = { fromDate: PlainDate; toDate: PlainDate }

/** The part of a period that a bill of this key may cover: its month, where bills are split by month. */
export function periodOfSplit(key: string, { fromDate, toDate }: Period): Period {
  const month = key
    .split('|')
    .find(part => part.startsWith('month:'))
    ?.slice(6)
  if (!month) return { fromDate, toDate }
  const [first, last] = [`${month}-01`, lastOf(month)]
  return { fromDate: fromDate > first ? fromDate : first, toDate: toDate < last ? toDate : last }
}

const lastOf = (month: string): PlainDate => {
  const [year, no] = month.split('-').map(Number) as [number, number]
  return `${month}-${String(new Date(Date.UTC(year, no, 0)).getUTCDate()).padStart(2, '0')}`
}

/** The half month that a day lies in: what is billed at once most of the time. */
export const halfMonthOf = (day: PlainDate): Period =>
  day.slice(8) <= '15'
    ? { fromDate: `${day.slice(0, 8)}01`, toDate: `${day.slice(0, 8)}15` }
    : { fromDate: `${day.slice(0, 8)}16`, toDate: lastOf(day.slice(0, 7)) }
