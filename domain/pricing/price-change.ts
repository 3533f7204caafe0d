import type { BillTerms } from '../billing/bill-terms'
import { GST_TREATMENTS, gstAt } from '../billing/gst'
import type { DecimalText } from '../kit/money'
import { adjusted } from './price-adjustment'
import type { PriceSources } from './resolve'
import type { CommercialTerm, TermFigures } from './terms'

/** Prices and settings as they would be, for all days that are asked about; what is left out stays as it is. */
export type PriceChange = {
  /** A price list in the place of those of its region. */
  list?: { id: string; name: string; versionNo: number; regionId: string; prices: ReadonlyMap<string, DecimalText> }
  /** Per cent up or down on the list prices of a product family. */
  percents?: ReadonlyMap<string, DecimalText>
  /** What a surcharge, a service or an add-on costs in the regions; a figure that is left out stays. */
  charge?: CommercialTerm['item'] & { figures: Partial<TermFigures> }
  minimumLoad?: DecimalText
  normalHours?: { from: string; to: string }
  gstPercent?: DecimalText
}

/** A list price is kept in cents. */
const CENT = '0.01'

/** Where the price of a product comes from under the change: what was agreed with a project or for an order goes on before it. */
export function changedSources(
  { list, percents }: PriceChange,
  regionId: string,
  productId: string,
  of: PriceSources,
): PriceSources {
  const fresh = list?.regionId === regionId ? list : undefined
  const price = fresh?.prices.get(productId)
  const from = !fresh
    ? of.list
    : price === undefined
      ? undefined
      : { priceListId: fresh.id, name: fresh.name, versionNo: fresh.versionNo, unitPrice: price }
  const percent = percents?.get(of.product.family)
  if (!from || percent === undefined) return { ...of, list: from }
  return {
    ...of,
    list: { ...from, unitPrice: adjusted(from.unitPrice, { kind: 'percent', value: percent, roundTo: CENT }) },
  }
}

const UNPRICED: TermFigures = { unitPrice: '0', freeAllowance: '0', minimum: null, maximum: null }

/** The terms with the charge of the region changed; whoever agreed something else for it keeps that. */
export function changedTerms(terms: readonly CommercialTerm[], { charge }: PriceChange): readonly CommercialTerm[] {
  if (!charge) return terms
  const { kind, id, figures } = charge
  const changed = terms.map(term =>
    term.level === 'region' && term.item.kind === kind && term.item.id === id ? { ...term, ...figures } : term,
  )
  if (figures.unitPrice === undefined) return changed
  // Where the region has no price for it yet: the last of its level, so that a price in force goes before it.
  const always = { fromDate: '0001-01-01', toDate: null, source: 'New price of the region' }
  return [...changed, { ...UNPRICED, ...figures, ...always, id, level: 'region', item: { kind, id } }]
}

/** The same terms under changed settings. */
export const changedSettings = (terms: BillTerms, of: PriceChange): BillTerms => ({
  ...terms,
  minimumLoad: of.minimumLoad === undefined ? terms.minimumLoad : () => of.minimumLoad!,
  calendar: of.normalHours ? { ...terms.calendar, normal: () => of.normalHours! } : terms.calendar,
  // Another standard rate leaves alone what was agreed to be taxed otherwise.
  gst: day => {
    const present = terms.gst(day)
    return of.gstPercent === undefined || !GST_TREATMENTS[present.code].charged ? present : gstAt(of.gstPercent)
  },
})
