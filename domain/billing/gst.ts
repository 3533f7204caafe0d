import { type DecimalText, decimal, isZero } from '../kit/money'
import type { PlainDate } from '../kit/time'
import { type Agreed, agreedOn } from '../pricing/agreed-level'

/**
 * How a supply is treated for GST in Singapore, by the category codes of IRAS as Peppol PINT-SG 1.4 lists them (rule
 * BR-CL-17-GST-SG). The law: Goods and Services Tax Act 1993, s. 16 (rate), s. 21 (zero-rating: exports and international
 * services), s. 22 with the Fourth Schedule (exempt; "regulation 33" is that of the GST (General) Regulations), s. 8 (only what is
 * made in Singapore is in scope), s. 38A with regulation 11(4) (customer accounting: the buyer owes the tax; the seller charges none
 * and says so).
 */
export const GST_TREATMENTS = {
  SR: { name: 'Standard-rated', charged: true },
  ZR: { name: 'Zero-rated', charged: false },
  ES33: { name: 'Exempt, regulation 33', charged: false },
  ESN33: { name: 'Exempt, other than regulation 33', charged: false },
  OS: { name: 'Out of scope', charged: false },
  'SRCA-S': { name: 'Customer accounting', charged: false },
} as const satisfies Record<string, { name: string; charged: boolean }>
export type GstCode = keyof typeof GST_TREATMENTS
export const GST_CODES = Object.keys(GST_TREATMENTS) as [GstCode, ...GstCode[]]

/** The rate of GST, per cent, and what makes it that rate. */
export type Gst = { percent: DecimalText; code: GstCode }

/** What no treatment was agreed for, and bills from before there were any: a rate of nothing was zero-rating then. */
export const gstAt = (percent: DecimalText, code: GstCode | null = null): Gst => ({
  percent,
  code: code ?? (isZero(percent) ? 'ZR' : 'SR'),
})

/** Whether the customer accounts for the tax of a part of a bill, so that its GST registration is on the tax invoice. */
export const isCustomerAccounted = (totals: readonly { code?: GstCode | undefined }[]): boolean =>
  totals.some(of => of.code === 'SRCA-S')

type Line = { gstPercent?: DecimalText | null | undefined; gstCode?: GstCode | null | undefined }
/** What a line says of itself, else what is usual on its bill. */
export const gstOfLine = ({ gstPercent, gstCode }: Line, usual: Gst): Gst =>
  gstPercent === null || gstPercent === undefined ? usual : gstAt(gstPercent, gstCode)

type Bill = { gstPercent: DecimalText; gstTotals: readonly { percent: DecimalText; code?: GstCode | undefined }[] }
/** What is usual on a bill, for lines that say nothing. */
export function usualGst({ gstPercent, gstTotals }: Bill): Gst {
  const same = gstTotals.find(of => decimal(of.percent).equals(gstPercent))
  return gstAt(gstPercent, same?.code)
}

/** What is taxed alike has one key, however its rate is written. */
export const gstKey = ({ percent, code }: Gst): string => `${decimal(percent).toString()} ${code}`
export const sameGst = (a: Gst, b: Gst): boolean => gstKey(a) === gstKey(b)
export const byRate = (a: Gst, b: Gst): number =>
  decimal(a.percent).comparedTo(b.percent) || GST_CODES.indexOf(a.code) - GST_CODES.indexOf(b.code)

/** "GST 9 %", "GST 0 %, zero-rated (ZR)". */
export const gstName = (of: Gst): string => `GST ${gstRate(of)}`

export function gstRate({ percent, code }: Gst): string {
  const rate = `${decimal(percent).toString()} %`
  return code === 'SR' ? rate : `${rate}, ${GST_TREATMENTS[code].name.toLowerCase()} (${code})`
}

/**
 * What a sale of a day is taxed at: the treatment of the project, else of the customer, else the standard rate of the day. Every
 * preview, quote, bill and limit asks this.
 */
export function gstOn(
  agreed: readonly (Agreed & { gstCode: GstCode })[],
  of: { customerId: string; projectId: string | null },
  day: PlainDate,
  standard: DecimalText,
): Gst {
  const code = agreedOn(agreed, of, day)?.gstCode ?? 'SR'
  return GST_TREATMENTS[code].charged ? gstAt(standard) : { percent: '0', code }
}
