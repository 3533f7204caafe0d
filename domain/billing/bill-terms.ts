import type { PlainDate } from '../kit/time'
import type { IndexValue } from '../pricing/escalation'
import type { PriceAnswer } from '../pricing/resolve'
import type { CommercialTerm, TermItem } from '../pricing/terms'
import type { Gst } from './gst'
import type { Calendar, LoadFacts, OrderFacts, WashedOut } from './load-facts'

/** A service, or a charge with what makes it arise. */
export type ChargeItem = {
  kind: 'sub_product' | 'service'
  id: string
  name: string
  unit: string
  trigger: string
  isDefault: boolean
  /** What of this it was from which day on, in order; without them it was always so. */
  rules?: readonly ChargeItemRule[]
}
export type ChargeItemRule = { fromDate: PlainDate } & Pick<ChargeItem, 'trigger' | 'isDefault' | 'unit'>

/** The item as it was on a day: no change reaches loads of the days before. */
export function itemOn(item: ChargeItem, day: PlainDate): ChargeItem {
  const { rules = [] } = item
  const held = rules.findLast(rule => rule.fromDate <= day) ?? rules[0]
  return held ? { ...item, trigger: held.trigger, isDefault: held.isDefault, unit: held.unit } : item
}

/** Everything that was agreed and set, asked by day: a bill is made of this and of the facts of the loads alone. */
export type BillTerms = {
  concrete: (load: LoadFacts) => PriceAnswer
  /** The term in force for an item of this order on a day. */
  charge: (item: TermItem, order: OrderFacts, day: PlainDate) => CommercialTerm | undefined
  items: readonly ChargeItem[]
  minimumLoad: (day: PlainDate) => string
  /** Where washing out is charged. */
  washoutAt: (day: PlainDate) => readonly WashedOut[]
  /** Road distance over straight distance. */
  roadFactor: (day: PlainDate) => number
  calendar: Calendar
  /** The value of a price index on a day. */
  index: (indexId: string, day: PlainDate) => IndexValue | undefined
  /** GST of a day: the rate and the treatment that gives it. */
  gst: (day: PlainDate) => Gst
}
