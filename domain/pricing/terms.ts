import { compare, type DecimalText } from '../kit/money'
import { type PlainDate, spokenDay } from '../kit/time'
import { type PriceBand, sameBands } from './banded-price'
import { type Escalation, sameEscalation } from './escalation'

/** Where a charge is agreed, the most specific first: the first that has the item on the day wins whole. */
export const TERM_LEVELS = ['order', 'project', 'customer', 'category', 'region'] as const
export type TermLevel = (typeof TERM_LEVELS)[number]

export const TERM_ITEM_KINDS = ['associate_product', 'service', 'sub_product'] as const
export type TermItemKind = (typeof TERM_ITEM_KINDS)[number]
/** Add-ons, services and surcharges; concrete has its own precedence in `resolve`. */
export type TermItem = { kind: TermItemKind; id: string }

export type TermFigures = {
  unitPrice: DecimalText
  /** Free of charge up to here, least and most charged, in the unit of the item. */
  freeAllowance: DecimalText
  minimum: DecimalText | null
  maximum: DecimalText | null
  /** What it costs instead, by what the load was; the unit price is what holds outside of them. */
  bands?: readonly PriceBand[] | null
  /** Of a surcharge that follows an index: it has no price of its own. */
  escalation?: Escalation | null
}

export type CommercialTerm = TermFigures & {
  id: string
  level: TermLevel
  /** Of a term for one order; a list of several orders is narrowed by `termsOfOrder`. */
  orderId?: string | null
  item: TermItem
  /** Both days count; an open end is null. */
  fromDate: PlainDate
  toDate: PlainDate | null
  /** The quote that it was agreed in. */
  pricingId?: string | null
  /** "Region Central, from 01/12/2026": what a bill or a preview says of where the figure comes from. */
  source: string
}

type Allowances = Omit<TermFigures, 'unitPrice'>
export const sameFigures = (a: Allowances, b: Allowances): boolean =>
  equal(a.freeAllowance, b.freeAllowance) &&
  equal(a.minimum, b.minimum) &&
  equal(a.maximum, b.maximum) &&
  sameBands(a.bands, b.bands) &&
  sameEscalation(a.escalation, b.escalation)

const equal = (a: DecimalText | null, b: DecimalText | null): boolean =>
  a === null || b === null ? a === b : compare(a, b) === 0

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

/** What applies to one order out of the terms of several: its own, and all that are not for one order. */
export const termsOfOrder = (terms: readonly CommercialTerm[], orderId: string | null): CommercialTerm[] =>
  terms.filter(term => term.level !== 'order' || term.orderId === orderId)

/** The terms of a customer as if it were in a category that has these. */
export const inCategory = (terms: readonly CommercialTerm[], own: readonly CommercialTerm[]): CommercialTerm[] => [
  ...terms.filter(term => term.level !== 'category'),
  ...own,
]

type SourceFacts = Pick<CommercialTerm, 'level' | 'fromDate'> &
  Record<'region' | 'categoryName' | 'customer' | 'project' | 'order' | 'quote', string | null>

export function termSource({ level, fromDate, ...of }: SourceFacts): string {
  const party = {
    order: `Order ${of.order}`,
    project: of.quote ? `Project ${of.project} in ${of.quote}` : `Project ${of.project}`,
    customer: `Customer ${of.customer}`,
    category: `Category ${of.categoryName} in ${of.region}`,
    region: `Region ${of.region}`,
  }[level]
  return `${party}, from ${spokenDay(fromDate)}`
}
