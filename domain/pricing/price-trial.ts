import * as z from 'zod'
import { GST_CODES } from '../billing/gst'
import { PAYERS } from '../billing/load-facts'
import { decimal } from '../kit/money'
import { pagingShape } from '../kit/page'
import { RETURN_CAUSE_CODES } from '../kit/return-cause'
import { SETTINGS } from '../kit/setting'
import { clock, figure, id, percent, plainDate, price, quantity } from '../kit/shape'
import { daysBetween, type PlainDate } from '../kit/time'
import { ARISES } from './price-change'
import { MOST_FURTHER_CHARGES, TriedCharge } from './tried-charge'
import { pairs, triedAsks, triedForm } from './tried-shape'

/** Longer than a quarter is played in parts. */
export const MOST_TRIAL_DAYS = 92

/** `Normal=2.5;Pump=-1`: per cent up or down on the list prices of product families. */
const PERCENTS = /^[^=;]{1,80}=-?\d{1,3}(\.\d{1,4})?(;[^=;]{1,80}=-?\d{1,3}(\.\d{1,4})?)*$/
const percents = () => z.string().max(600).regex(PERCENTS, 'Per cent by family, e.g. Normal=2.5;Pump=-1')

const what = {
  /** A price list that is not in force, in the place of that of its region. */
  priceListId: id().optional(),
  percents: percents().optional(),
  /** An add-on, a service or a surcharge, and its figures in the regions; what is left out is as it is. */
  chargeId: id().optional(),
  chargePrice: price('New price').optional(),
  chargeFree: figure('Free allowance').optional(),
  chargeMinimum: figure('Minimum').optional(),
  chargeMaximum: figure('Maximum').optional(),
  /** `10=4.5;20=7`: the price in each band of notice, road distance or zone, as the surcharge has them. */
  chargeBands: pairs('Prices by band, e.g. 10=4.5;20=7').optional(),
  chargeArises: z.enum(ARISES).optional(),
  /** Further charges as `chargesText` has them. */
  charges: z.string().max(6000).optional(),
  /** Whom the charges, the price of the product and the treatment are agreed with. */
  forCustomerId: id().optional(),
  forProjectId: id().optional(),
  productId: id().optional(),
  productPrice: price('Agreed price').optional(),
  gstCode: z.enum(GST_CODES).optional(),
  indexId: id().optional(),
  indexValue: figure('Index').optional(),
  minimumLoad: quantity('Minimum load').optional(),
  normalFrom: clock().optional(),
  normalTo: clock().optional(),
  gstPercent: percent('GST rate').optional(),
  gstBy: SETTINGS['billing.gst-by'].shape.optional(),
  washoutAt: SETTINGS['billing.washout-at'].shape.optional(),
  roadFactor: figure('Road factor').optional(),
  /** `late=customer;weather=company`: who pays for what comes back, by cause. */
  returnPayers: pairs('Who pays by cause, e.g. weather=company').optional(),
  ...triedAsks,
}
/** What may be chosen in a trial, by the name that screen and result give it. */
export const ARISES_LABELS: Record<(typeof ARISES)[number], string> = {
  always: 'Everybody',
  agreed: 'Only where agreed',
  never: 'Nobody',
}
export const WASHOUT_LABELS = { site: 'Site', plant: 'Plant', both: 'Site and plant' } as const
export const GST_BY_LABELS = { delivery: 'Day of delivery', invoice: 'Day of invoice' } as const
export const PAYER_LABELS = { customer: 'Customer', company: 'Company' } as const

const where = { fromDate: plainDate(), toDate: plainDate(), regionId: id().optional(), customerId: id().optional() }

export const PriceTrialAsk = z.strictObject({ ...what, ...where })
export type PriceTrialAsk = z.output<typeof PriceTrialAsk>

export const TRIAL_GROUPS = ['customer', 'product', 'site'] as const
export type TrialGroup = (typeof TRIAL_GROUPS)[number]
export const TRIAL_GROUP_LABELS: Record<TrialGroup, string> = {
  customer: 'By customer',
  product: 'By product',
  site: 'By site',
}
const { keyword: _word, ...pages } = pagingShape
export const PriceTrialTotalSearch = z.strictObject({ ...pages, ...what, ...where, by: z.enum(TRIAL_GROUPS) })
export type PriceTrialTotalSearch = z.output<typeof PriceTrialTotalSearch>

/** The loads of a total: those of a customer, of a site, or with a product or a charge. */
export const PriceTrialLoadSearch = z.strictObject({
  ...pagingShape,
  ...what,
  ...where,
  locationId: id().optional(),
  itemId: id().optional(),
})
export type PriceTrialLoadSearch = z.output<typeof PriceTrialLoadSearch>

const given = <T>(value: T | null | undefined) => value ?? undefined
const left = <S extends z.ZodType>(schema: S) => schema.nullish().transform(given)

/** What is typed in the form. */
export const PriceTrialForm = z.strictObject({
  fromDate: plainDate(),
  toDate: plainDate(),
  regionId: left(id()),
  customerId: left(id()),
  priceListId: left(id()),
  percents: z.array(z.strictObject({ family: z.string().min(1, 'Family is required'), percent: percent() })).max(20),
  chargeId: left(id()),
  chargePrice: left(price()),
  chargeFree: left(figure()),
  chargeMinimum: left(figure()),
  chargeMaximum: left(figure()),
  chargeBands: z
    .array(z.strictObject({ where: z.string().min(1, 'Enter hours, km or postal codes'), price: price() }))
    .max(20),
  chargeArises: left(z.enum(ARISES)),
  charges: z.array(TriedCharge).max(MOST_FURTHER_CHARGES),
  forCustomerId: left(id()),
  forProjectId: left(id()),
  productId: left(id()),
  productPrice: left(price()),
  gstCode: left(z.enum(GST_CODES)),
  indexId: left(id()),
  indexValue: left(figure()),
  minimumLoad: left(quantity()),
  normalFrom: left(clock()),
  normalTo: left(clock()),
  gstPercent: left(percent()),
  gstBy: left(SETTINGS['billing.gst-by'].shape),
  washoutAt: left(SETTINGS['billing.washout-at'].shape),
  roadFactor: left(figure()),
  returnPayers: z.array(z.strictObject({ cause: z.enum(RETURN_CAUSE_CODES), payer: z.enum(PAYERS) })).max(20),
  ...triedForm,
})

/** `a=1;b=2`, as the address of a trial has it. */
export const pairsOf = (text: string | undefined): Map<string, string> =>
  new Map(
    (text ?? '')
      .split(';')
      .filter(Boolean)
      .map(part => part.split('=') as [string, string]),
  )

export const fitsTrial = ({ fromDate, toDate }: { fromDate: PlainDate; toDate: PlainDate }): boolean =>
  fromDate <= toDate && daysBetween(fromDate, toDate) < MOST_TRIAL_DAYS

/** What a trial may be made of. */
export type PriceTrialChoices = {
  regions: { id: string; label: string }[]
  lists: { id: string; label: string }[]
  families: string[]
  charges: { id: string; label: string }[]
  categories: { id: string; label: string }[]
}

/** Bills before GST of a customer, a site, or of a product or charge; `unpriced` counts loads that would have no price. */
export type PriceTrialTotal = {
  id: string
  name: string
  detail: string | null
  loads: number
  quantity: string
  before: string
  after: string
  difference: string
  /** Per cent of the bill before; null where there was none. */
  change: string | null
  unpriced: number
}
/** Over all that was asked for: GST once a bill and rate, as an invoice has it. */
export type PriceTrialSums = Omit<PriceTrialTotal, 'id' | 'name' | 'detail'> & {
  gstBefore: string
  gstAfter: string
  totalBefore: string
  totalAfter: string
}
/** A load, or what an order is charged once, and which of its lines would be others. */
export type PriceTrialLoad = {
  id: string
  deliveryOrderId: string | null
  label: string
  day: PlainDate
  customerName: string
  projectName: string
  siteName: string
  quantity: string
  what: string
  before: string
  after: string
  difference: string
}

export const changeOf = (before: string, after: string): string | null =>
  decimal(before).isZero()
    ? null
    : decimal(after).minus(before).div(decimal(before).abs()).times(100).toDecimalPlaces(2).toString()
