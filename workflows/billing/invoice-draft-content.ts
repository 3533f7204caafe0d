import { addOnsToBill } from '~/db/billing/add-ons-to-bill'
import { type BillablePeriod, loadsToBill, projectToBill } from '~/db/billing/billable'
import { chargedOnce } from '~/db/billing/charged-once'
import { purchaseOrderRoom } from '~/db/billing/purchase-order-room'
import type { Work } from '~/db/kit/work'
import { extrasOf } from '~/db/orders/order-service'
import { type BillLine, type DraftException, exceptionOf } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import { billTerms, ordersOf } from './bill-terms'
import { factsOf } from './load-facts'

export type DraftContent = {
  lines: BillLine[]
  exceptions: DraftException[]
  loadIds: string[]
  regionId: string
  purchaseOrderNo: string | null
}

/** What a draft of a project and period says, priced on the day of each delivery. */
export async function draftContent(
  work: Work,
  projectId: string,
  customerId: string,
  period: BillablePeriod,
  draftId: string | null,
): Promise<DraftContent> {
  const project = await projectToBill(work.sql, projectId)
  const { regionId } = project
  const rows = await loadsToBill(work, projectId, customerId, period, draftId)
  const loadIds = rows.map(row => row.load.id)
  const addOns = await addOnsToBill(work.sql, loadIds)
  const orderIds = rows.map(row => row.order.id)
  const extras = await extrasOf(work.sql, orderIds)
  const loads = rows.map(row => factsOf(row, addOns, extras.get(row.order.id) ?? []))
  const terms = await billTerms(work.sql, { customerId, projectId, regionId }, loads, period.toDate)
  const done = await chargedOnce(work.sql, orderIds, draftId)
  // Once an order, with the first of its loads that is billed.
  const due = ordersOf(loads).filter(order => !done.has(order.id!))
  const { lines, gaps } = billLines(loads, due, terms)
  const order = await purchaseOrderRoom(
    work.sql,
    project,
    loads.map(load => load.quantity),
  )
  const pending = rows
    .filter(({ load }) => load.emodificationPending)
    .map(
      ({ load }): DraftException => ({
        kind: 'e_modification',
        text: `${load.doNumber} has an open e-modification`,
        deliveryOrderId: load.id,
      }),
    )
  return {
    lines,
    exceptions: [...gaps.map(exceptionOf), ...pending, ...order.exceptions],
    loadIds,
    regionId,
    purchaseOrderNo: order.poNumber,
  }
}
