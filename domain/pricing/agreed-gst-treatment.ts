import * as z from 'zod'
import { GST_CODES, GST_TREATMENTS, type GstCode } from '../billing/gst'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, requiredText } from '../kit/shape'
import { type PlainDate, spokenDay } from '../kit/time'
import { type Agreed, type AgreedLevel, agreedLevel, agreedOn, partyWords, turningDays } from './agreed-level'
import type { PriceFacts } from './authority'
import type { PriceListType } from './price-list'

const absent = <T>(value: T | null | undefined) => value ?? null
const party = () => id().nullish().transform(absent)

/** How what is sold to a customer, or on one project, is treated for GST on the days named, and what proves it. */
export const AgreedGstTreatmentSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    customerId: party(),
    projectId: party(),
    gstCode: z.enum(GST_CODES, 'Choose a treatment'),
    fromDate: plainDate(),
    toDate: plainDate().nullish().transform(absent),
    reason: requiredText('Reason', 400),
    evidence: optionalText(120),
  })
  .refine(of => agreedLevel(of) !== null, { path: ['customerId'], message: 'Choose a customer or a project' })
  .refine(of => !of.toDate || of.toDate >= of.fromDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
export type AgreedGstTreatmentSave = z.output<typeof AgreedGstTreatmentSave>

export const AgreedGstTreatmentSearch = z.strictObject({
  ...pagingShape,
  customerId: id().optional(),
  projectId: id().optional(),
  gstCode: z.enum(GST_CODES).optional(),
  /** In force on this day; without it every version. */
  day: plainDate().optional(),
})
export type AgreedGstTreatmentSearch = z.output<typeof AgreedGstTreatmentSearch>

export type AgreedGstTreatmentRow = Agreed & {
  id: string
  version: number
  level: AgreedLevel
  /** Whom it is for, as people call it. */
  party: string
  gstCode: GstCode
  reason: string
  evidence: string | null
  madeBy: string | null
  status: PriceListType
}

type Treatment = Agreed & { gstCode: GstCode }
type Parties = { customerId: string | null; projectId: string | null }

/** Why a bill does not charge the standard rate: "Zero-rated (ZR), customer Quay, from 01/12/2026: export, approval no. 7". */
export function gstTreatmentSource(of: {
  gstCode: GstCode
  customer: string | null
  project: string | null
  fromDate: PlainDate
  reason: string
  evidence: string | null
}): string {
  const proof = of.evidence ? `, ${of.evidence}` : ''
  const name = `${GST_TREATMENTS[of.gstCode].name} (${of.gstCode})`
  return `${name}, ${partyWords(of)}, from ${spokenDay(of.fromDate)}: ${of.reason}${proof}`
}

/**
 * What a change is judged on: on each day on which something begins or ends, whether less tax is charged with it than without. The
 * company owes what it leaves out wrongly, for which no price says how much, so that only a role without a limit lets it pass.
 */
export function factsOfGstTreatment(
  before: readonly Treatment[],
  after: readonly Treatment[],
  of: Parties,
  from: PlainDate,
): PriceFacts[] {
  const found = turningDays([...before, ...after], from).flatMap(day => {
    const [was, is] = [before, after].map(rows => agreedOn(rows, of, day)?.gstCode ?? 'SR') as [GstCode, GstCode]
    if (was === is || GST_TREATMENTS[is].charged) return []
    return [`${GST_TREATMENTS[is].name} instead of ${GST_TREATMENTS[was].name.toLowerCase()}, from ${spokenDay(day)}`]
  })
  return found.slice(0, 1).map(what => ({ what, unitPrice: '0.0000', listPrice: null, cost: null, quantity: null }))
}
