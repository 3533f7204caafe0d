import { addOnsToBill } from '~/db/billing/add-ons-to-bill'
import { type BillablePeriod, loadsToBill, projectToBill } from '~/db/billing/billable'
import { purchaseOrderRoom } from '~/db/billing/purchase-order-room'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { chargesOn } from '~/db/pricing/charges'
import type { TermParties } from '~/db/pricing/terms'
import type { BillableLoad, BillableOrder, DraftException, DraftLine } from '~/domain/billing/billable'
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
  const parties = { regionId, customerId, projectId }
  const addOns = await addOnsToBill(
    work.sql,
    rows.map(row => row.load),
    parties,
  )
  const loads = await billableLoads(work.sql, rows, addOns, { customerId, regionId })
  const minimumLoad = await settingOn(work.sql, 'orders.minimum-load', period.toDate, regionId)
  const { lines, exceptions } = await linesByDay(work, loads, rows, parties, minimumLoad)
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

type Rows = Awaited<ReturnType<typeof loadsToBill>>

/** The charges of the day of each load, and of its order where one is agreed for that order alone. */
async function linesByDay(
  work: Work,
  loads: readonly BillableLoad[],
  rows: Rows,
  parties: TermParties,
  minimumLoad: string,
): Promise<Pick<DraftContent, 'lines' | 'exceptions'>> {
  const found: Pick<DraftContent, 'lines' | 'exceptions'> = { lines: [], exceptions: [] }
  const of = new Map(rows.map(row => [row.load.id, row]))
  const groups = Map.groupBy(loads, load => `${of.get(load.id)!.load.doDate}/${load.orderId}`)
  for (const group of groups.values()) {
    const { load } = of.get(group[0]!.id)!
    const { subProducts } = await chargesOn(work.sql, { ...parties, orderIds: [load.orderId] }, load.doDate)
    const mine = group.map(one => of.get(one.id)!)
    const { lines, exceptions } = draftLines(group, ordersOf(mine), subProducts, { minimumLoad })
    found.lines.push(...lines)
    found.exceptions.push(...exceptions)
  }
  return { ...found, lines: found.lines.map((line, at) => ({ ...line, place: at + 1 })) }
}

/** Sets of specimens are billed once an order, with its first load on a draft. */
function ordersOf(rows: Rows): BillableOrder[] {
  return rows
    .filter(row => row.load.loadNo === 1)
    .map(({ order }) => ({
      orderId: order.id,
      orderNo: order.orderNo,
      cylinderSets: order.cylinderTest?.isRequired ? order.cylinderTest.sets : 0,
    }))
}
