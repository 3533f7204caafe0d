import { addOnsToBill } from '~/db/billing/add-ons-to-bill'
import { type BillablePeriod, loadsToBill, projectToBill } from '~/db/billing/billable'
import { purchaseOrderRoom } from '~/db/billing/purchase-order-room'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { chargesOn } from '~/db/pricing/charges'
import type { BillableOrder, DraftException, DraftLine } from '~/domain/billing/billable'
import { draftLines } from '~/domain/billing/invoice-draft-lines'
import { billableLoads } from './billable-loads'

export type DraftContent = {
  lines: DraftLine[]
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
  const addOns = await addOnsToBill(work.sql, loadIds, regionId)
  const loads = await billableLoads(work.sql, rows, addOns, { customerId, regionId })
  const { subProducts } = await chargesOn(work.sql, regionId)
  const minimumLoad = await settingOn(work.sql, 'orders.minimum-load', period.toDate, regionId)
  const { lines, exceptions } = draftLines(loads, ordersOf(rows), subProducts, { minimumLoad })
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
    exceptions: [...exceptions, ...pending, ...order.exceptions],
    loadIds,
    regionId,
    purchaseOrderNo: order.poNumber,
  }
}

/** Sets of specimens are billed once an order, with its first load on a draft. */
function ordersOf(rows: Awaited<ReturnType<typeof loadsToBill>>): BillableOrder[] {
  return rows
    .filter(row => row.load.loadNo === 1)
    .map(({ order }) => ({
      orderId: order.id,
      orderNo: order.orderNo,
      cylinderSets: order.cylinderTest?.isRequired ? order.cylinderTest.sets : 0,
    }))
}
