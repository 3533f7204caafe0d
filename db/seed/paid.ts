import { gstAt } from '~/domain/billing/gst'
import { billed } from '~/domain/billing/invoice-draft'
import { totalsOf } from '~/domain/billing/totals'
import { addDays, addMinutes, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { erpExports, invoiceLines, invoices } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import type { Draft, World } from './bill-draft'
import { take } from './day'
import { officeDay, officeDayBefore } from './office-day'

/** Invoices of the last closed period that were held back and made out yesterday: they wait for the next export. */
const WAITING = 5

export async function seedInvoices(world: World, made: Draft[]): Promise<Issued[]> {
  const { seed, series } = world
  const done = made.filter(of => of.row.status === 'invoiced')
  const exportOf = new Map<string, { id: string; day: string; rows: Draft[] }>()
  const toIssue = done.map((of, place): ToIssue => {
    const left = done.length - place
    const waits = left <= WAITING && done.length > 3 * WAITING
    const invoiceDate = waits
      ? officeDayBefore(seed, addDays(seed.today, -1))
      : officeDay(seed, addDays(of.row.toDate, 3))
    const batch = exportOf.get(of.row.fromDate) ?? {
      id: newId(instantOn(invoiceDate, '18:00').getTime()),
      day: invoiceDate,
      rows: [],
    }
    if (!waits) {
      batch.rows.push(of)
      exportOf.set(of.row.fromDate, batch)
    }
    const at = instantOn(invoiceDate, '10:00')
    // The one that was made out last is still to be mailed, and so is the one in the place of the cancelled.
    return { of, invoiceDate, at, exportId: waits ? null : batch.id, sent: !waits || left > 1 }
  })
  await bulkInsert(
    seed.sql,
    erpExports,
    [...exportOf.entries()].map(([from, batch], at) => ({
      ...seed.stamp(instantOn(batch.day, '18:00')),
      id: batch.id,
      demo: true,
      exportNo: `EXP-${from.slice(0, 4)}-${String(take(series, `export:${from.slice(0, 4)}`)).padStart(4, '0')}`,
      exportedAt: instantOn(batch.day, '18:00'),
      invoices: batch.rows.length,
      controlTotal: totalsOf(
        batch.rows.map(of => ({ kind: 'invoice', quantity: '0', amount: of.row.total })),
        gstAt('0'),
      ).total,
      fileKey: null,
      acknowledgedAt: instantOn(addDays(batch.day, 1), '07:00'),
      place: at,
    })),
  )
  return issueBills(world, toIssue)
}

type ToIssue = { of: Draft; invoiceDate: string; at: Date; exportId: string | null; sent: boolean }
export type Issued = Awaited<ReturnType<typeof issueBills>>[number]

/** Gives drafts their numbers, in this order, and copies their lines. */
export async function issueBills({ seed, series, termOn, gstSource }: World, bills: readonly ToIssue[]) {
  const rows = bills.map(({ of, invoiceDate, at, exportId, sent }) => {
    const { customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate, kind } = of.row
    const { quantity, subtotal, gstPercent, gstTotals, gst, total, creditsInvoiceId, replacesInvoiceId } = of.row
    const [name, letters] = kind === 'credit_note' ? ['credit-note', 'CN'] : ['invoice', 'INV']
    const year = invoiceDate.slice(0, 4)
    const term = kind === 'credit_note' ? null : termOn(of.row, invoiceDate)
    return {
      ...seed.stamp(at),
      ...{ customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate, kind },
      ...{ quantity, subtotal, gstPercent, gstTotals, gst, total, creditsInvoiceId, replacesInvoiceId },
      demo: true,
      invoiceNo: `${letters}-${year}-${String(take(series, `${name}:${year}`)).padStart(6, '0')}`,
      draftId: of.row.id,
      invoiceDate,
      dueDate: addDays(invoiceDate, term?.days ?? 0),
      paymentTermSource: term?.source ?? null,
      gstSource: gstSource(of.row),
      sentAt: sent ? addMinutes(at, 30) : null,
      exportId,
      of,
    }
  })
  await bulkInsert(seed.sql, invoices, rows)
  await bulkInsert(
    seed.sql,
    invoiceLines,
    rows.flatMap(row =>
      billed(row.of.lines).map((line, place) => ({
        id: newId(),
        invoiceId: row.id,
        place: place + 1,
        kind: line.kind,
        deliveryOrderId: line.deliveryOrderId,
        doNumber: line.doNumber,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: line.unitPrice,
        amount: line.amount,
        gstPercent: line.gstPercent,
        gstCode: line.gstCode,
      })),
    ),
  )
  return rows
}
