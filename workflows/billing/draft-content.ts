import { addOnsToBill, type BillablePeriod, loadsToBill, projectToBill } from '~/db/billing/billable'
import { holidaysIn } from '~/db/billing/calendar'
import { purchaseOrderRoom } from '~/db/billing/purchase-order-room'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { chargesOn } from '~/db/pricing/charges'
import { resolvePrices } from '~/db/pricing/resolve'
import type { BillableLoad, BillableOrder, DraftException, DraftLine } from '~/domain/billing/billable'
import { draftLines } from '~/domain/billing/draft-lines'
import { clockTime, weekday } from '~/domain/kit/time'
import { resolve } from '~/domain/pricing/resolve'

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
  const rows = await loadsToBill(work, projectId, customerId, period, draftId)
  const prices = await pricesOf(
    work,
    rows.map(row => row.load),
    project.regionId,
    customerId,
  )
  const addOns = await addOnsToBill(
    work.sql,
    rows.map(row => row.load.id),
    project.regionId,
  )
  const holidays = await holidaysIn(work.sql, period.fromDate, period.toDate)
  const loads = rows.map(
    ({ load, order, ...of }): BillableLoad => ({
      id: load.id,
      doNumber: load.doNumber ?? `load ${load.loadNo}`,
      revision: load.revision,
      plantId: load.plantId,
      orderId: load.orderId,
      loadNo: load.loadNo,
      productId: load.productId,
      productCode: of.productCode,
      productName: of.productName,
      quantity: load.quantity,
      returnConcrete: load.returnConcrete,
      returnCause: load.returnCause,
      onSiteAt: load.onSiteAt,
      pourEndAt: load.pourEndAt ?? (load.deliveredManually ? load.deliveredAt : null),
      washoutFee: load.washoutFee,
      technicianOnSiteMinutes: load.technicianOnSiteMinutes,
      needsPump: of.needsPump ?? false,
      afterHours: isAfterHours(load.batchedAt ?? load.plannedBatchAt, load.doDate, holidays),
      price: order.oneOffPrice
        ? resolve(
            {
              product: { productCode: of.productCode, family: '', strengthMpa: 0 },
              oneOff: { unitPrice: order.oneOffPrice, reason: order.oneOffReason },
            },
            load.doDate,
          )
        : (prices.get(`${load.doDate}/${load.productId}`) ?? { missing: 'The product has no price' }),
      addOns: addOns.filter(addOn => addOn.deliveryOrderId === load.id),
    }),
  )
  const { subProducts } = await chargesOn(work.sql, project.regionId)
  const minimumLoad = await settingOn(work.sql, 'orders.minimum-load', period.toDate, project.regionId)
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
        text: `${load.doNumber} waits for an e-modification`,
        deliveryOrderId: load.id,
      }),
    )
  return {
    lines,
    exceptions: [...exceptions, ...pending, ...order.exceptions],
    loadIds: rows.map(row => row.load.id),
    regionId: project.regionId,
    purchaseOrderNo: order.poNumber,
  }
}

async function pricesOf(
  work: Work,
  loads: { doDate: string; productId: string; projectId: string }[],
  regionId: string,
  customerId: string,
) {
  const found = new Map<
    string,
    Awaited<ReturnType<typeof resolvePrices>> extends Map<string, infer Price> ? Price : never
  >()
  const days = Map.groupBy(loads, load => load.doDate)
  for (const [day, ofDay] of days) {
    const prices = await resolvePrices(
      work.sql,
      { customerId, projectId: ofDay[0]!.projectId, regionId, day },
      ofDay.map(load => load.productId),
    )
    for (const [productId, price] of prices) found.set(`${day}/${productId}`, price)
  }
  return found
}

/** Sets of specimens are billed once an order, with its first load on a draft. */
function ordersOf(rows: Awaited<ReturnType<typeof loadsToBill>>): BillableOrder[] {
  const firsts = rows.filter(
    row =>
      row.load.loadNo ===
      Math.min(...rows.filter(other => other.load.orderId === row.load.orderId).map(other => other.load.loadNo)),
  )
  return firsts
    .filter(row => row.load.loadNo === 1)
    .map(({ order }) => ({
      orderId: order.id,
      orderNo: order.orderNo,
      cylinderSets: order.cylinderTest?.isRequired ? order.cylinderTest.sets : 0,
    }))
}

const OPEN = { from: '06:30', to: '18:00' }

function isAfterHours(at: Date, day: string, holidays: Set<string>): boolean {
  const time = clockTime(at)
  return weekday(day) === 0 || holidays.has(day) || time < OPEN.from || time >= OPEN.to
}
