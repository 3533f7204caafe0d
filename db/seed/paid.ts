import { totalsOf } from '~/domain/billing/totals'
import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { erpExports, invoiceLines, invoices } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import type { Draft, World } from './bill-draft'
import { take } from './day'

/** Invoices of the last closed period that were held back and made out yesterday: they wait for the next export. */
const WAITING = 7

export async function seedInvoices({ seed, series, payers }: World, made: Draft[]) {
  const daysOf = new Map(payers.map(payer => [payer.id, payer.paymentDays]))
  const done = made.filter(of => of.row.status === 'invoiced')
  const exportOf = new Map<string, { id: string; rows: Draft[] }>()
  const rows = done.map((of, place) => {
    const left = done.length - place
    const waits = left <= WAITING && done.length > 3 * WAITING
    const invoiceDate = waits ? addDays(seed.today, -1) : addDays(of.row.toDate, 3)
    const batch = exportOf.get(of.row.fromDate) ?? { id: newId(instantOn(invoiceDate, '18:00').getTime()), rows: [] }
    if (!waits) {
      batch.rows.push(of)
      exportOf.set(of.row.fromDate, batch)
    }
    const {
      customerId,
      projectId,
      regionId,
      salespersonId,
      purchaseOrderNo,
      fromDate,
      toDate,
      quantity,
      subtotal,
      gstPercent,
      gst,
      total,
    } = of.row
    const year = invoiceDate.slice(0, 4)
    return {
      ...seed.stamp(instantOn(invoiceDate, '10:00')),
      demo: true,
      invoiceNo: `INV-${year}-${String(take(series, `invoice:${year}`)).padStart(6, '0')}`,
      kind: 'invoice',
      draftId: of.row.id,
      customerId,
      projectId,
      regionId,
      salespersonId,
      purchaseOrderNo,
      invoiceDate,
      dueDate: addDays(invoiceDate, daysOf.get(customerId) ?? 30),
      fromDate,
      toDate,
      quantity,
      subtotal,
      gstPercent,
      gst,
      total,
      // The two that were made out last are still to be mailed.
      sentAt: waits && left <= 2 ? null : instantOn(invoiceDate, '10:30'),
      exportId: waits ? null : batch.id,
      of,
    }
  })
  await bulkInsert(
    seed.sql,
    erpExports,
    [...exportOf.entries()].map(([from, batch], at) => ({
      ...seed.stamp(instantOn(addDays(batch.rows[0]!.row.toDate, 3), '18:00')),
      id: batch.id,
      demo: true,
      exportNo: `EXP-${from.slice(0, 4)}-${String(take(series, `export:${from.slice(0, 4)}`)).padStart(4, '0')}`,
      exportedAt: instantOn(addDays(batch.rows[0]!.row.toDate, 3), '18:00'),
      invoices: batch.rows.length,
      controlTotal: totalsOf(
        batch.rows.map(of => ({ kind: 'invoice', quantity: '0', amount: of.row.total })),
        '0',
      ).total,
      fileKey: null,
      acknowledgedAt: instantOn(addDays(batch.rows[0]!.row.toDate, 4), '07:00'),
      place: at,
    })),
  )
  await bulkInsert(seed.sql, invoices, rows)
  await bulkInsert(
    seed.sql,
    invoiceLines,
    rows.flatMap(row =>
      row.of.lines.map((line, place) => ({
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
      })),
    ),
  )
  return rows
}
