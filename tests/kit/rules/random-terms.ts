import type { Random } from '~/db/seed/random'
import type { BillTerms, ChargeItem } from '~/domain/billing/bill-terms'
import { gstAt } from '~/domain/billing/gst'
import { addDays } from '~/domain/kit/time'
import type { PriceBand } from '~/domain/pricing/banded-price'
import { type Escalation, indexOn } from '~/domain/pricing/escalation'
import { type PriceSources, resolve } from '~/domain/pricing/resolve'
import { type CommercialTerm, TERM_LEVELS, termOn, termsOfOrder } from '~/domain/pricing/terms'

const TRIGGERS = [
  ...['pump', 'waiting', 'part_load', 'after_hours', 'cylinder_test', 'technician', 'return_concrete'],
  ...['distance', 'zone', 'holiday', 'escalation', 'every_load', 'minimum_charge'],
]
const UNIT_OF: Record<string, string> = { waiting: 'min', zone: 'load', minimum_charge: 'load' }
/** Sites are in these postal codes. */
export const POSTAL_CODES = ['018906', '609999', '609123', '738099']
/** Counted once an order, with each load, with each m³, and by the way that a truck drives. */
export const UNITS = ['m³', 'load', 'hour', 'zone']
export const ADD_ONS = ['ice', 'fibre', 'colour'].map(id => ({ id, name: id, unit: 'kg' }))
/** The days that orders are for: before, on and after a holiday, and across a change of GST. */
export const FIRST_DAY = '2026-12-22'
export const DAYS = 7
export const GST_CHANGES = '2026-12-26'

export const money = (random: Random, most: number) => (random.whole(1, most * 10_000) / 10_000).toFixed(4)

/** A period that has the days of the orders, some of them, or none. */
function anyPeriod(random: Random) {
  const fromDate = addDays(FIRST_DAY, random.whole(-20, DAYS))
  return { fromDate, toDate: random.chance(0.5) ? null : addDays(fromDate, random.whole(0, 25)) }
}

const charges = (random: Random): ChargeItem[] => [
  ...TRIGGERS.map(trigger => ({
    kind: 'sub_product' as const,
    id: trigger,
    name: trigger,
    unit: UNIT_OF[trigger] ?? 'm³',
    trigger,
    isDefault: random.chance(0.7),
  })),
  ...UNITS.flatMap(unit =>
    (['service', 'sub_product'] as const).map(kind => ({
      kind,
      id: `${kind} ${unit}`,
      name: `${kind} ${unit}`,
      unit,
      trigger: 'manual',
      isDefault: false,
    })),
  ),
]

/** Some of the limits and areas that a price by distance or zone may have. */
function bandsOf(random: Random, trigger: string): PriceBand[] | null {
  if (trigger === 'distance')
    return ['5', '12.5', '30']
      .filter(() => random.chance(0.6))
      .map(upTo => ({ by: 'distance', upTo, unitPrice: money(random, 9) }))
  if (trigger !== 'zone') return null
  return ['60', '6091', '01-09']
    .filter(() => random.chance(0.6))
    .map(areas => ({ by: 'zone', areas, unitPrice: money(random, 50) }))
}

/** The index moves in the week of the orders, down as well as up. */
const INDEX = { indexId: 'diesel', name: 'Diesel' }
const VALUES = [
  { ...INDEX, value: '1.2000', fromDate: '2026-01-01' },
  { ...INDEX, value: '1.3725', fromDate: '2026-12-24' },
  { ...INDEX, value: '1.1010', fromDate: '2026-12-27' },
]
const escalationOf = (random: Random): Escalation => ({
  indexId: 'diesel',
  base: random.pick(['1.2', '1.3']),
  sharePercent: String(random.whole(1, 40)),
  withinPercent: random.pick(['0', '5', '9']),
})

/** What is agreed for an item: always a price of the region, and above it whatever somebody agreed, in its time. */
function termsOf(random: Random, item: CommercialTerm['item']): CommercialTerm[] {
  const levels = TERM_LEVELS.filter(level => level === 'region' || random.chance(0.2))
  return levels.map(level => ({
    id: `${level} ${item.id}`,
    level,
    orderId: level === 'order' ? random.pick(['order', 'another order']) : null,
    item,
    // A minimum that some loads are below.
    unitPrice: money(random, item.id === 'minimum_charge' ? 1600 : 40),
    freeAllowance: random.chance(0.3) ? String(random.whole(1, 45)) : '0',
    minimum: random.chance(0.3) ? String(random.whole(1, 12)) : null,
    maximum: random.chance(0.3) ? String(random.whole(13, 60)) : null,
    bands: bandsOf(random, item.id),
    escalation: item.id === 'escalation' ? escalationOf(random) : null,
    ...(level === 'region' ? { fromDate: '2026-01-01', toDate: null } : anyPeriod(random)),
    source: level,
  }))
}

/** Concrete by quote, project, customer's category and list, each in its time; the list is always in force. */
function concreteOf(random: Random): BillTerms['concrete'] {
  const product = { productCode: 'C40', family: random.pick(['Standard', 'Marine']), strengthMpa: 40 }
  // Far above what a category may take off it.
  const listPrice = (random.whole(100_000, 1_800_000) / 10_000).toFixed(4)
  const list = { priceListId: 'list', name: 'Central', versionNo: 1, unitPrice: listPrice }
  const agreed = random.chance(0.4)
    ? { period: anyPeriod(random), unitPrice: money(random, 180), quoted: random.chance(0.5) }
    : null
  const discount = {
    family: random.pick([null, 'Standard']),
    strengthFrom: random.pick([null, 30]),
    strengthTo: null,
    kind: random.pick(['percent', 'amount'] as const),
    value: random.chance(0.5) ? '2.5' : '0.0001',
  }
  const category = random.chance(0.5) ? anyPeriod(random) : null
  const covers = (of: { fromDate: string; toDate: string | null } | undefined, day: string) =>
    of !== undefined && of.fromDate <= day && (of.toDate === null || day <= of.toDate)
  return ({ order, day }) => {
    const { oneOff } = order
    const project: PriceSources['project'] =
      agreed && covers(agreed.period, day)
        ? {
            unitPrice: agreed.unitPrice,
            projectPricingId: 'project',
            from: agreed.period.fromDate,
            pricingId: agreed.quoted ? 'quote' : null,
            pricingReference: agreed.quoted ? 'Q-1' : null,
            reason: null,
          }
        : undefined
    return resolve(
      {
        product,
        list,
        project,
        ...(oneOff ? { oneOff: { unitPrice: oneOff.unitPrice, reason: oneOff.reason } } : {}),
        category: covers(category ?? undefined, day)
          ? { priceCategoryId: 'category', categoryName: 'Key', versionNo: 1, discounts: [discount] }
          : undefined,
      },
      day,
    )
  }
}

/** Everything that may be agreed and set, of every kind and level, some of it changing in the week of the orders. */
export function randomTerms(random: Random): BillTerms {
  const items = charges(random)
  const addOns = ADD_ONS.map(({ id }) => ({ kind: 'associate_product' as const, id }))
  const agreed = new Map(
    [...items.map(({ kind, id }) => ({ kind, id })), ...addOns].map(item => [item.id, termsOf(random, item)]),
  )
  const holidays = new Set(random.chance(0.5) ? ['2026-12-25'] : [])
  const minimum = random.pick(['3', '4.5'])
  return {
    concrete: concreteOf(random),
    charge: (item, order, day) => termOn(termsOfOrder(agreed.get(item.id) ?? [], order.id), item, day),
    items,
    washoutAt: () => ['site'],
    minimumLoad: day => (day < GST_CHANGES ? minimum : '3'),
    roadFactor: day => (day < GST_CHANGES ? 1.3 : 1.35),
    index: (id, day) => indexOn(VALUES, id, day),
    calendar: { zone: 'Asia/Singapore', holidays, normal: () => ({ from: '06:30', to: '18:00' }) },
    gst: day => gstAt(day < GST_CHANGES ? '9' : '10'),
  }
}
