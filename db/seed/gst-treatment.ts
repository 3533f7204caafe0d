import { GST_TREATMENTS, gstAt } from '~/domain/billing/gst'
import type { GstTotal } from '~/domain/billing/totals'
import { businessDay } from '~/domain/kit/time'
import { gstTreatmentSource } from '~/domain/pricing/agreed-gst-treatment'
import { bulkInsert } from '../kit/bulk'
import { agreedGstTreatments } from '../pricing/agreed-term-tables'
import type { Seed } from './base'
import type { Client } from './sites'

export type GstAsker = (bill: { customerId: string; gstTotals: readonly GstTotal[] }) => string | null

/** One customer whose concrete leaves the country: zero-rated from the first day on, with the proof of its exports. */
export async function seedGstTreatment({ sql, stamp, start }: Seed, clients: readonly Client[]): Promise<GstAsker> {
  const client = clients.find((of, at) => at >= ZERO_RATED && !of.selfBilling && !of.creditSuspended)
  if (!client) return () => null
  const row = {
    ...stamp(start),
    ...{ customerId: client.id, projectId: null, gstCode: 'ZR' as const },
    ...{ fromDate: businessDay(start), toDate: null },
    reason: 'Caissons cast at the wharf and towed abroad: goods for export',
    evidence: 'Export permits in file GST-07',
  }
  await bulkInsert(sql, agreedGstTreatments, [row])
  const source = gstTreatmentSource({ ...row, customer: client.customerName, project: null })
  return ({ customerId, gstTotals }) =>
    customerId === client.id && gstTotals.some(of => !GST_TREATMENTS[gstAt(of.percent, of.code).code].charged)
      ? source
      : null
}

/** Far enough down the list that tours and reports begin with customers who are charged the standard rate. */
const ZERO_RATED = 24
