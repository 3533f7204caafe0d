import type { Exposure } from '../billing/receivable/credit'
import type { DoRow } from '../deliveries/delivery-order-search'
import type { Paper } from '../fleet/paper'
import type { DecimalText } from '../kit/money'
import { addDays, type PlainDate } from '../kit/time'
import type { CockpitAsk, Delivered } from './cockpit'

/** How far back the changes of a person are told, days. */
export const CHANGES_DAYS = 30

/** The month up to a day, and the same days of the month before, which may have fewer. */
export function monthToDate(today: PlainDate): { month: CockpitAsk; before: CockpitAsk } {
  const from = `${today.slice(0, 8)}01`
  const lastDayBefore = addDays(from, -1)
  const day = today.slice(8)
  const to = `${lastDayBefore.slice(0, 8)}${day < lastDayBefore.slice(8) ? day : lastDayBefore.slice(8)}`
  return { month: { from, to: today }, before: { from: `${lastDayBefore.slice(0, 8)}01`, to } }
}

/** A pour that is booked, or was: the order as its boards show it. */
export type StoryOrder = {
  id: string
  orderNo: string
  status: string
  orderDate: PlainDate
  startTime: string
  projectName: string
  locationName: string
  productCode: string
  quantity: DecimalText
  deliveredQuantity: DecimalText
}

export type StoryMoney = {
  /** Before GST, by the day of delivery, of what is on drafts and invoices. */
  revenue: DecimalText
  revenueBefore: DecimalText
  balance: DecimalText
  overdue: DecimalText
  /** Days that the oldest open item is late; null where none is. */
  oldestDays: number | null
  exposure: Exposure
  creditLimit: DecimalText | null
  /** How far the exposure is above the limit. */
  over: DecimalText | null
}

/** What was delivered and what comes next, of a customer or a project. */
export type Story = {
  today: PlainDate
  month: CockpitAsk
  before: CockpitAsk
  delivered: Delivered
  deliveredBefore: Delivered
  /** From today on, the next first. */
  pours: StoryOrder[]
  /** Of the last two weeks, the newest first. */
  orders: StoryOrder[]
  /** The newest first. */
  loads: DoRow[]
}

export type CustomerStory = Story & {
  deputyName: string | null
  /** Null for who may not see what the customer owes. */
  money: StoryMoney | null
}

export type ProjectStory = Story & {
  /** Null for who may not see bills. */
  money: Pick<StoryMoney, 'revenue' | 'revenueBefore'> | null
}

/** What a truck, a driver or a plant did this month and has to do today. */
export type FleetStory = {
  today: PlainDate
  month: CockpitAsk
  before: CockpitAsk
  delivered: Delivered
  deliveredBefore: Delivered
  /** Days of the month with a load that was delivered. */
  days: number
  /** Of today, still to come or under way, the first to be batched first. */
  ahead: DoRow[]
  /** Delivered, returned or rejected, the newest first. */
  loads: DoRow[]
  papers: Paper[]
  /** In force or later; empty for a plant. */
  bans: StoryBan[]
}

export type StoryBan = { id: string; where: string; reason: string; fromDate: PlainDate; toDate: PlainDate | null }

/** A silo that somebody must look at. */
export type StorySilo = { id: string; siloCode: string; materialName: string; percent: string }
export type PlantStory = FleetStory & {
  /** Null for who may not see materials. */
  silos: StorySilo[] | null
}
