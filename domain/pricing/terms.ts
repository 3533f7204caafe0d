import type { DecimalText } from '../kit/money'
import type { PlainDate } from '../kit/time'

/** Where a charge is agreed, the most specific first: the first that has the item on the day wins whole. */
export const TERM_LEVELS = ['order', 'project', 'customer', 'category', 'region'] as const
export type TermLevel = (typeof TERM_LEVELS)[number]

export const TERM_ITEM_KINDS = ['associate_product', 'service', 'sub_product'] as const
export type TermItemKind = (typeof TERM_ITEM_KINDS)[number]
/** Add-ons, services and surcharges; concrete has its own precedence in `resolve`. */
export type TermItem = { kind: TermItemKind; id: string }

export type CommercialTerm = {
  id: string
  level: TermLevel
  item: TermItem
  unitPrice: DecimalText
  /** Free of charge up to here, least and most charged, in the unit of the item. */
  freeAllowance: DecimalText
  minimum: DecimalText | null
  maximum: DecimalText | null
  /** Both days count; an open end is null. */
  fromDate: PlainDate
  toDate: PlainDate | null
  /** "Region Central, from 01/12/2026": what a bill or a preview says of where the figure comes from. */
  source: string
}

export const coversDay = (
  { fromDate, toDate }: { fromDate: PlainDate; toDate: PlainDate | null },
  day: PlainDate,
): boolean => fromDate <= day && (toDate === null || day <= toDate)

/** The one term for an item on a day: the most specific level that has it wins whole, figures are never mixed. */
export function termOn(terms: readonly CommercialTerm[], item: TermItem, day: PlainDate): CommercialTerm | undefined {
  const held = terms.filter(term => term.item.kind === item.kind && term.item.id === item.id && coversDay(term, day))
  for (const level of TERM_LEVELS) {
    const found = held.find(term => term.level === level)
    if (found) return found
  }
  return undefined
}
