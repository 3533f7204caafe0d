import { openExceptionCount } from '~/db/billing/draft-exception'
import { holdLoads } from '~/db/billing/held-loads'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { salespersonOf } from '~/db/billing/salesperson-of'
import type { Work } from '~/db/kit/work'
import type { DraftException } from '~/domain/billing/bill-line'
import { gstNoExceptions } from '~/domain/billing/draft-exception'
import { type Gst, gstAt } from '~/domain/billing/gst'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { type OrderToBill, purchaseOrderExceptions, typedOrderExceptions } from '~/domain/billing/purchase-order-room'
import { totalsOf } from '~/domain/billing/totals'
import { businessDay } from '~/domain/kit/time'
import type { DraftShare } from './draft-share'
import { draftContent } from './invoice-draft-content'
import { keepLines, type MergedContent, mergedContent } from './merge-draft-lines'
import { nextDraftNo } from './numbers'
import { raiseExceptions } from './raise-draft-exceptions'

export type Places = { projectId: string; customerId: string; regionId: string }
export type OrderBook = { orders: readonly OrderToBill[]; required: boolean; lacksGstNo: boolean }
/** Puts on a draft what its loads say now, merged with what people decided; a new one is made where there is none. */
export async function writeDraft(work: Work, of: Places, share: DraftShare, book: OrderBook): Promise<InvoiceDraftRow> {
  const { draft, rows, toDate } = share
  const content = await draftContent(work, { ...of, toDate, draftId: draft?.id ?? null }, rows)
  const merged = await mergedContent(work, draft?.id ?? null, content)
  const { values, found } = await workedOut(share, book, { ...merged, usual: content.usual })
  const row = draft
    ? await again(work, draft, { ...values, lines: merged.billed.length }, found)
    : await first(work, of, { ...values, status: statusOf(work, toDate, merged.billed.length, found.length) }, found)
  await keepLines(work, row.id, merged.lines)
  await holdLoads(
    work,
    row.id,
    rows.map(({ load }) => load.id),
  )
  return row
}

/** What a draft is with these lines: its totals, its purchase order, and all that is to be settled on it. */
export async function workedOut(
  share: DraftShare,
  book: OrderBook,
  { billed, exceptions, usual }: MergedContent & { usual: Gst },
) {
  const { fromDate, toDate, key: splitKey } = share
  const totals = totalsOf(billed, usual)
  const order = orderOf(share, { lines: billed, subtotal: totals.subtotal }, book)
  const hash = await linesHash(billed, order.poNumber)
  const values = { ...totals, fromDate, toDate, splitKey, purchaseOrderNo: order.poNumber, linesHash: hash }
  return { values, found: [...exceptions, ...order.exceptions, ...(book.lacksGstNo ? gstNoExceptions(totals) : [])] }
}

/** A number that a person typed stays, and is checked like one of an order. */
function orderOf(
  { draft, rows }: DraftShare,
  of: { lines: MergedContent['billed']; subtotal: string },
  { orders, required }: OrderBook,
) {
  const loads = rows.map(({ load, purchaseOrderId }) => ({
    id: load.id,
    orderId: load.orderId,
    purchaseOrderId,
    doDate: load.doDate,
    doNumber: load.doNumber ?? `load ${load.loadNo}`,
    quantity: load.cancellation ? '0' : load.quantity,
  }))
  return draft?.purchaseOrderTyped
    ? typedOrderExceptions(draft.purchaseOrderNo, loads, orders, { required, ...of })
    : purchaseOrderExceptions(loads, orders, { required, ...of })
}

/** A draft whose loads all went elsewhere has nothing to say any more; one whose last day still runs collects. */
export function statusOf(work: Work, toDate: string, lines: number, exceptions: number): DraftStatus {
  if (toDate >= businessDay(work.now)) return 'collecting'
  if (exceptions) return 'exception'
  return lines ? 'with_sales' : 'withdrawn'
}

type Values = Partial<InvoiceDraftRow> & { fromDate: string; toDate: string; linesHash: string; splitKey: string }

async function first(
  work: Work,
  of: Places,
  values: Values,
  found: readonly DraftException[],
): Promise<InvoiceDraftRow> {
  const row = await invoiceDraft.insert(
    work,
    {
      ...of,
      ...values,
      draftNo: await nextDraftNo(work, values.fromDate.slice(0, 4)),
      madeBy: work.by.id,
      salespersonId: await salespersonOf(work.sql, of.customerId),
    },
    'generate',
  )
  await raiseExceptions(work, row, found)
  return row
}

/** An empty draft, for loads that come over with their lines. */
export const newDraft = async (work: Work, of: Places, share: DraftShare): Promise<InvoiceDraftRow> => {
  const { fromDate, toDate, key } = share
  const values = { ...totalsOf([], gstAt('0')), linesHash: await linesHash([]) }
  return first(work, of, { ...values, fromDate, toDate, splitKey: key, status: 'collecting' }, [])
}

/** Content that changed voids the levels taken before; one that was sent back waits for its person, whatever came to it. */
async function again(
  work: Work,
  present: InvoiceDraftRow,
  { lines, ...values }: Values & { lines: number },
  found: readonly DraftException[],
): Promise<InvoiceDraftRow> {
  await raiseExceptions(work, present, found)
  const exceptions = await openExceptionCount(work.sql, present.id)
  const changed = present.linesHash !== values.linesHash
  const status = statusOf(work, values.toDate, lines, exceptions)
  const waits = present.status === 'draft' && status === 'with_sales'
  const moves = changed || exceptions > 0 || present.status === 'collecting' || present.status === 'exception'
  return invoiceDraft.move(
    work,
    present,
    {
      ...values,
      round: changed ? present.round + 1 : present.round,
      ...(changed ? { approvedAt: null } : {}),
      status: moves && !waits ? status : present.status,
    },
    'generate again',
  )
}
