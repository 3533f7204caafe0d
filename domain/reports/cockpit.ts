import * as z from 'zod'
import { amount, type DecimalText, decimal, sum } from '../kit/money'
import { plainDate } from '../kit/shape'
import { addDays, daysBetween } from '../kit/time'

const MOST_DAYS = 92

export const CockpitAsk = z
  .strictObject({ from: plainDate(), to: plainDate() })
  .refine(of => of.from <= of.to, { path: ['to'], message: 'The end is before the start' })
  .refine(of => daysBetween(of.from, of.to) < MOST_DAYS, { path: ['to'], message: `At most ${MOST_DAYS} days` })
export type CockpitAsk = z.output<typeof CockpitAsk>

/** As many days that end on the day before. */
export function spanBefore({ from, to }: CockpitAsk): CockpitAsk {
  const end = addDays(from, -1)
  return { from: addDays(end, -daysBetween(from, to)), to: end }
}

/** Four whole weeks, so that the span before has the same weekdays, up to yesterday, the last whole day. */
const USUAL_DAYS = 28
export const usualSpan = (today: string): CockpitAsk => ({
  from: addDays(today, -USUAL_DAYS),
  to: addDays(today, -1),
})

/** Spans that are asked for often. */
export function commonSpans(today: string): { label: string; span: CockpitAsk }[] {
  const yesterday = addDays(today, -1)
  const month = `${today.slice(0, 8)}01`
  const endBefore = addDays(month, -1)
  return [
    { label: 'Yesterday', span: { from: yesterday, to: yesterday } },
    { label: '7 days', span: { from: addDays(today, -7), to: yesterday } },
    { label: `${USUAL_DAYS} days`, span: usualSpan(today) },
    { label: 'This month', span: { from: month, to: today } },
    { label: 'Last month', span: { from: `${endBefore.slice(0, 8)}01`, to: endBefore } },
  ]
}

/** What was delivered; on time are first loads, carbon is A1 to A3 per m³. */
export type Delivered = {
  quantity: DecimalText
  loads: number
  onTimePercent: number | null
  carbonPerM3: DecimalText | null
}
export type PlantDelivered = Delivered & { plantId: string; plantName: string }

/** Concrete that is on drafts or invoices, with what a m³ of it costs; null where that is not known. */
export type Sold = {
  regionId: string
  regionName: string
  productId: string
  productCode: string
  quantity: DecimalText
  revenue: DecimalText
  cost: DecimalText | null
}
type Priced = Pick<Sold, 'quantity' | 'revenue' | 'cost'>
export type Margin = { amount: DecimalText; percent: DecimalText; quantity: DecimalText }

/** Price less cost of the concrete whose cost is known; null where none is. */
export function marginOfSold(rows: readonly Priced[]): Margin | null {
  const known = rows.filter(row => row.cost !== null)
  const revenue = sum(known.map(row => row.revenue))
  if (!revenue.greaterThan(0)) return null
  const left = known.reduce((total, row) => total.minus(decimal(row.cost ?? 0).times(row.quantity)), revenue)
  return {
    amount: amount(left),
    percent: left.div(revenue).times(100).toFixed(1),
    quantity: sum(known.map(row => row.quantity)).toFixed(2),
  }
}

export type CockpitSpan = CockpitAsk & {
  delivered: Delivered
  plants: PlantDelivered[]
  /** Before GST, by the day of delivery, of what is on drafts and invoices. */
  revenue: DecimalText
  /** How much of what was delivered that is, m³: loads get on drafts after their half-month. */
  billed: DecimalText
  margin: Margin | null
  collected: DecimalText
  overdue: DecimalText
  overdueCustomers: number
}
/** Null on the days after the last one that is on a draft: what was delivered then is not billed yet, which is not nothing. */
export type CockpitDay = { day: string; revenue: DecimalText | null }
/** `sold` is what the margin of the span is taken from. */
export type Cockpit = { span: CockpitSpan; before: CockpitSpan; days: CockpitDay[]; sold: Sold[] }
