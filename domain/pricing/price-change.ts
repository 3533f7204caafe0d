import type { BillTerms, ChargeItem } from '../billing/bill-terms'
import type { GstCode } from '../billing/gst'
import type { DecimalText } from '../kit/money'
import type { SettingValue } from '../kit/setting'
import type { PlainDate } from '../kit/time'
import { type ChargeChange, withCharge } from './changed-charge'
import type { Discount } from './discount'
import { adjusted } from './price-adjustment/price-adjustment'
import type { PriceSources } from './resolve'
import type { CommercialTerm } from './terms'
import type { DayKind } from './tried-shape'

/** What a company sets that changes what a bill comes to; the figures of a region may differ. */
export const BILL_SETTINGS = [
  'billing.gst-by',
  'billing.gst-percent',
  'billing.normal-hours',
  'billing.washout-at',
  'orders.minimum-load',
  'orders.road-factor',
  'deliveries.return-payers',
] as const
export type BillSetting = (typeof BILL_SETTINGS)[number]
/** Has a part for each cause, of which a trial may name some. */
type Payers = 'deliveries.return-payers'
export type WholeSetting = Exclude<BillSetting, Payers>
type WholeSettings = { [N in WholeSetting]?: SettingValue<N> }

/** With whom something is agreed: a customer with all its projects, or one project. */
export type TriedParty = { level: 'customer' | 'project'; id: string }
/** Whether a surcharge arises for everybody, only where a price is agreed, or not at all. */
export const ARISES = ['always', 'agreed', 'never'] as const
export type Arises = (typeof ARISES)[number]

/** Prices and settings as they would be, for all days that are asked about; what is left out stays as it is. */
export type PriceChange = {
  /** A price list in the place of those of its region. */
  list?: { id: string; name: string; versionNo: number; regionId: string; prices: ReadonlyMap<string, DecimalText> }
  /** Per cent up or down on the list prices of a product family. */
  percents?: ReadonlyMap<string, DecimalText>
  /** Whom the price of the concrete, the charge and the GST treatment below are agreed with; without one, the regions. */
  party?: TriedParty
  /** What a product costs per m³, agreed with the party. */
  concrete?: { productId: string; unitPrice: DecimalText }
  /** What surcharges, services and add-ons cost in the regions or for the party, each once. */
  charges?: readonly ChargeChange[]
  /** What a category of a region would take off, in all its versions. */
  discounts?: { regionId: string; categoryName: string; discounts: readonly Discount[] }
  /** The category that the party, a customer, would have in its region; null is none anywhere. */
  partyCategory?: { regionId: string; category: Category } | null
  /** Days that would be holidays, or none, in every region. */
  holidays?: ReadonlyMap<PlainDate, DayKind>
  /** For whom surcharges arise, each once. */
  arises?: readonly { itemId: string; how: Arises }[]
  /** What a price index is on all these days. */
  index?: { indexId: string; name: string; value: DecimalText }
  gstCode?: GstCode
  /** Everywhere; of one that has parts only those that are named. */
  settings?: WholeSettings & { [N in Payers]?: Partial<SettingValue<N>> }
}

type Category = NonNullable<PriceSources['category']>

/** A part of what changes, and how it is said; null where it is not asked for. */
export type TriedPart = { change: PriceChange; words: string[] } | null

/** A list price is kept in cents. */
const CENT = '0.01'

type Parties = { regionId: string; customerId?: string | undefined; projectId?: string | undefined }

/** Whether what is tried for a party holds for these. */
const isParty = (party: TriedParty | undefined, of: Parties): boolean =>
  party !== undefined && (party.level === 'customer' ? of.customerId : of.projectId) === party.id

/**
 * Where the price of a product comes from under the change: what was agreed with a project or for an order goes on before
 * it, unless another agreement with that very party is what is tried.
 */
export function changedSources(
  change: PriceChange,
  of: Parties & { day: PlainDate },
  productId: string,
  known: PriceSources,
): PriceSources {
  const { list, percents, concrete, party } = change
  const present = { ...known, category: changedCategory(change, of, known.category) }
  const fresh = list?.regionId === of.regionId ? list : undefined
  const price = fresh?.prices.get(productId)
  const from = !fresh
    ? present.list
    : price === undefined
      ? undefined
      : { priceListId: fresh.id, name: fresh.name, versionNo: fresh.versionNo, unitPrice: price }
  const percent = percents?.get(present.product.family)
  const listed =
    !from || percent === undefined
      ? from
      : { ...from, unitPrice: adjusted(from.unitPrice, { kind: 'percent', value: percent, roundTo: CENT }) }
  if (concrete?.productId !== productId || !isParty(party, of)) return { ...present, list: listed }
  const unnamed = { projectPricingId: '', pricingId: null, pricingReference: null, reason: null }
  return { ...present, list: listed, project: { ...unnamed, unitPrice: concrete.unitPrice, from: of.day } }
}

/** Which discounts a customer would have: of the category that it would be put into, with what that would take off. */
function changedCategory(
  { party, partyCategory, discounts }: PriceChange,
  of: Parties,
  present: PriceSources['category'],
): PriceSources['category'] {
  const placed = partyCategory !== undefined && isParty(party, of)
  const own = partyCategory === null ? undefined : partyCategory
  const category = !placed ? present : !own || own.regionId === of.regionId ? own?.category : present
  const isOf = discounts?.regionId === of.regionId && discounts.categoryName === category?.categoryName
  return category && isOf ? { ...category, discounts: discounts.discounts } : category
}

/** The terms of these parties with the charges changed for the region or the party; whoever agreed something more special keeps that. */
export const changedTerms = (
  terms: readonly CommercialTerm[],
  { charges = [], party }: PriceChange,
  of: Parties,
): readonly CommercialTerm[] =>
  party && !isParty(party, of)
    ? terms
    : charges.reduce((changed, charge) => withCharge(changed, charge, party?.level ?? 'region'), terms)

/** The holidays of a region as they would be. */
export function changedHolidays(present: ReadonlySet<PlainDate>, { holidays }: PriceChange): ReadonlySet<PlainDate> {
  if (!holidays) return present
  const days = [...holidays].filter(([, kind]) => kind === 'holiday').map(([day]) => day)
  return new Set([...[...present].filter(day => !holidays.has(day)), ...days])
}

/** What may be charged, with those changed that would arise for others than now. */
export const changedItems = (items: readonly ChargeItem[], { arises = [] }: PriceChange): readonly ChargeItem[] =>
  items.map(item => {
    const how = arises.find(of => of.itemId === item.id)?.how
    if (!how) return item
    const tried = how === 'never' ? { trigger: 'manual' } : { isDefault: how === 'always' }
    return { ...item, ...tried, ...(item.rules && { rules: item.rules.map(rule => ({ ...rule, ...tried })) }) }
  })

export const changedIndex =
  (present: BillTerms['index'], { index }: PriceChange): BillTerms['index'] =>
  (indexId, day) =>
    index?.indexId === indexId ? { ...index, fromDate: day } : present(indexId, day)

/** The treatments of these parties, with the one that is tried before all others of its party. */
export function changedTreatments<T>(present: readonly T[], { gstCode, party }: PriceChange) {
  if (!gstCode || !party) return present
  const [customerId, projectId] = party.level === 'customer' ? [party.id, null] : [null, party.id]
  return [{ gstCode, customerId, projectId, fromDate: '0001-01-01', toDate: null }, ...present]
}

/** A setting as it would be. */
export function changedSetting<N extends WholeSetting>(
  { settings }: PriceChange,
  name: N,
  present: SettingValue<N>,
): SettingValue<N> {
  const tried: WholeSettings | undefined = settings
  return tried?.[name] ?? present
}

/** Who would pay for returned concrete; causes that are not named stay as they are. */
export const changedPayers = ({ settings }: PriceChange, present: SettingValue<Payers>): SettingValue<Payers> => ({
  ...present,
  ...settings?.['deliveries.return-payers'],
})
