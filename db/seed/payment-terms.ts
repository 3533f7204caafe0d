import { addDays, businessDay, type PlainDate } from '~/domain/kit/time'
import { agreedOn } from '~/domain/pricing/agreed-level'
import { type PaymentTermOn, paymentTermSource } from '~/domain/pricing/agreed-payment-term'
import { paymentTerms } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import { agreedPaymentTerms } from '../pricing/agreed-term-tables'
import type { Seed } from './base'
import type { Client, Site } from './sites'

export type TermAsker = (of: { customerId: string; projectId: string }, day: PlainDate) => PaymentTermOn

const TERMS = [
  ['30 days', 30],
  ['14 days', 14],
  ['60 days', 60],
  ['Cash before delivery', 0],
] as const

/** The terms of the company, what each customer has of them, and one project with a longer one since last month. */
export async function seedPaymentTerms(
  { sql, stamp, start, today }: Seed,
  clients: readonly Client[],
  sites: readonly Site[],
): Promise<TermAsker> {
  const terms = TERMS.map(([paymentTermName, days]) => ({ ...stamp(start), active: true, paymentTermName, days }))
  await bulkInsert(sql, paymentTerms, terms)
  const agreed = (at: number, of: { customerId: string | null; projectId: string | null; fromDate: PlainDate }) => ({
    ...stamp(start),
    ...of,
    ...{ paymentTermId: terms[at]!.id, days: terms[at]!.days, toDate: null },
  })
  const from = businessDay(start)
  const rows = clients.map((client, at) => ({
    ...agreed(at % 10 === 9 ? 3 : at % 3, { customerId: client.id, projectId: null, fromDate: from }),
    ...{ customer: client.customerName, project: null, reason: 'Agreed with the account' },
  }))
  const [, site] = sites
  const own = site && {
    ...agreed(0, { customerId: null, projectId: site.projectId, fromDate: `${addDays(today, -31).slice(0, 8)}01` }),
    ...{
      customer: null,
      project: site.projectName,
      reason: 'The owner of this project pays its contractor in 30 days',
    },
  }
  const all = own ? [...rows, own] : rows
  await bulkInsert(sql, agreedPaymentTerms, all)
  return (of, day) => {
    const held = agreedOn(all, of, day)
    const days = held?.days ?? 30
    return { days, source: paymentTermSource(days, held ?? null) }
  }
}
