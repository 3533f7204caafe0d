import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate } from '../kit/shape'
import { type PlainDate, spokenDay } from '../kit/time'
import { type Agreed, type AgreedLevel, agreedLevel, agreedOn, partyWords, turningDays } from './agreed-level'
import type { PriceFacts } from './authority'
import type { PriceListType } from './price-list'

const absent = <T>(value: T | null | undefined) => value ?? null
const party = () => id().nullish().transform(absent)

/** By when a customer, or one project, pays its invoices, on the days named. */
export const AgreedPaymentTermSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    customerId: party(),
    projectId: party(),
    paymentTermId: id(),
    fromDate: plainDate(),
    toDate: plainDate().nullish().transform(absent),
    reason: optionalText(400),
  })
  .refine(of => agreedLevel(of) !== null, { path: ['customerId'], message: 'Choose a customer or a project' })
  .refine(of => !of.toDate || of.toDate >= of.fromDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
export type AgreedPaymentTermSave = z.output<typeof AgreedPaymentTermSave>

export const AgreedPaymentTermSearch = z.strictObject({
  ...pagingShape,
  customerId: id().optional(),
  projectId: id().optional(),
  paymentTermId: id().optional(),
  /** In force on this day; without it every version. */
  day: plainDate().optional(),
})
export type AgreedPaymentTermSearch = z.output<typeof AgreedPaymentTermSearch>

export type AgreedPaymentTermRow = Agreed & {
  id: string
  version: number
  level: AgreedLevel
  /** Whom it is for, as people call it. */
  party: string
  paymentTermId: string
  paymentTermName: string
  days: number
  reason: string | null
  madeBy: string | null
  status: PriceListType
}

type Days = Agreed & { days: number }
type Parties = { customerId: string | null; projectId: string | null }

/** What an invoice is due by, and where that comes from: "45 days, project Quay, from 01/12/2026". */
export type PaymentTermOn = { days: number; source: string }

export function paymentTermSource(
  days: number,
  of: { customer: string | null; project: string | null; fromDate: PlainDate } | null,
): string {
  const spoken = days === 0 ? 'On receipt' : `${days} ${days === 1 ? 'day' : 'days'}`
  if (!of) return `${spoken}, company setting`
  return `${spoken}, ${partyWords(of)}, from ${spokenDay(of.fromDate)}`
}

/**
 * What a change is judged on: on each day on which something begins or ends, the days to pay with it against those without.
 * A longer term lends money, for which no price says how much, so that only a role without a limit lets it pass.
 */
export function factsOfPaymentTerm(
  before: readonly Days[],
  after: readonly Days[],
  of: Parties,
  { from, company }: { from: PlainDate; company: (day: PlainDate) => number },
): PriceFacts[] {
  const found = turningDays([...before, ...after], from).flatMap(day => {
    const [was, is] = [before, after].map(rows => agreedOn(rows, of, day)?.days ?? company(day))
    return is! > was! ? [`${is} days to pay instead of ${was}, from ${spokenDay(day)}`] : []
  })
  return found.slice(0, 1).map(what => ({ what, unitPrice: '0.0000', listPrice: null, cost: null, quantity: null }))
}
