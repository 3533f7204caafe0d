import { gstAt } from '~/domain/billing/gst'
import { billed } from '~/domain/billing/invoice-draft'
import { totalsOf } from '~/domain/billing/totals'
import { addDays, addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { erpExports, invoiceLines, invoices } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import type { Draft, World } from './bill-draft'
import { take } from './day'
import { officeDay, officeDayBefore, officeMoment } from './office-day'
import type { Statement } from './self-bills'

/** Invoices of the last closed period that were held back and made out yesterday: they wait for the next export. */
const WAITING = 5

export async function seedInvoices(world: World, made: Draft[], statements: readonly Statement[]): Promise<Issued[]> {
  const { seed, series } = world
  const theirsOf = new Map(statements.map(({ row }) => [row.draftId, row]))
  const done = made.filter(of => of.row.status === 'invoiced' && !theirsOf.has(of.row.id))
  const exports = new Map<string, Batch>()
  const handedOver = (of: Draft, day: string): Batch => {
    const batch = exports.get(day) ?? { id: newId(instantOn(day, '18:00').getTime()), day, rows: [] }
    batch.rows.push(of)
    exports.set(day, batch)
    return batch
  }
  const toIssue = done.map((of, place): ToIssue => {
    const left = done.length - place
    const waits = left <= WAITING && done.length > 3 * WAITING
    const invoiceDate = waits
      ? officeDayBefore(seed, addDays(seed.today, -1))
      : officeDay(seed, addDays(of.row.toDate, 3))
    const at = instantOn(invoiceDate, '10:00')
    // The one that was made out last is still to be mailed, and so is the one in the place of the cancelled.
    return { of, invoiceDate, at, batch: waits ? null : handedOver(of, invoiceDate), sent: !waits || left > 1 }
  })
  toIssue.push(
    ...made.flatMap(of => {
      const theirs = of.row.status === 'invoiced' ? theirsOf.get(of.row.id) : undefined
      return theirs ? enteredOf(seed, of, theirs, handedOver) : []
    }),
  )
  await bulkInsert(
    seed.sql,
    erpExports,
    [...exports.values()].sort(byDay).map((batch, at) => ({
      ...seed.stamp(instantOn(batch.day, '18:00')),
      id: batch.id,
      demo: true,
      exportNo: `EXP-${batch.day.slice(0, 4)}-${String(take(series, `export:${batch.day.slice(0, 4)}`)).padStart(4, '0')}`,
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

/** The customer's own invoice, entered and handed over on the afternoon on which it came; nobody mails it. */
function enteredOf(
  seed: Seed,
  of: Draft,
  theirs: Statement['row'],
  handedOver: (of: Draft, day: string) => Batch,
): ToIssue {
  const day = businessDay(theirs.receivedAt)
  const at = officeMoment(seed, day, '16:15', 3)
  return { of, invoiceDate: theirs.documentDate, at, batch: handedOver(of, day), sent: false, theirs }
}

const byDay = (a: Batch, b: Batch) => (a.day < b.day ? -1 : 1)

type Batch = { id: string; day: string; rows: Draft[] }
type ToIssue = {
  of: Draft
  invoiceDate: string
  at: Date
  batch: Pick<Batch, 'id' | 'day'> | null
  sent: boolean
  theirs?: Statement['row']
}
export type Issued = Awaited<ReturnType<typeof issueBills>>[number]

/** Gives drafts their numbers, in this order, and copies their lines. */
export async function issueBills({ seed, series, termOn, gstSource }: World, bills: readonly ToIssue[]) {
  const rows = bills.map(({ of, invoiceDate, at, batch, sent, theirs }) => {
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
      invoiceNo:
        theirs?.statementNo ?? `${letters}-${year}-${String(take(series, `${name}:${year}`)).padStart(6, '0')}`,
      customerDocumentNo: theirs?.documentNo ?? null,
      draftId: of.row.id,
      invoiceDate,
      dueDate: addDays(invoiceDate, term?.days ?? 0),
      paymentTermSource: term?.source ?? null,
      gstSource: gstSource(of.row),
      sentAt: sent ? addMinutes(at, 30) : null,
      exportId: batch?.id ?? null,
      exportedAt: batch && instantOn(batch.day, '18:00'),
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
