import { type DeliveryOrderRow, deliveryOrder, loadsOf, loadsOfMerge, lockSeen } from '~/db/deliveries/delivery-order'
import { travelMinutes } from '~/db/deliveries/delivery-order-facts'
import { lineAt } from '~/db/deliveries/line'
import { seesOrder } from '~/db/deliveries/order-of'
import type { Work } from '~/db/kit/work'
import * as words from '~/domain/deliveries/words'
import { compare, cubicMetres, decimal } from '~/domain/kit/money'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { advanceLocked } from '../kit/workflow'
import { letTruckGo, uncalled } from '../queue/truck-of-load'
import { deliveryFlow } from './delivery-order'
import { askRules, lockToMoveOn } from './load-rules'
import { heldByNobodyElse } from './lock-delivery-order'

type To = { assignedPlantId: string; assignedBPId: string }
type Assign = To & {
  deliveryOrderId?: string | undefined
  orderId?: string | undefined
  doQuantity?: string | undefined
  version?: number | undefined
}

/** Gives a load its plant and batching line; for an order its next planned load. */
export async function assignNormal(work: Work, { doQuantity, version, ...of }: Assign): Promise<DeliveryOrderRow> {
  const row = await lockToMoveOn(work, of.deliveryOrderId ?? (await nextPlanned(work, of.orderId!)))
  const share = doQuantity && compare(doQuantity, row.quantity) !== 0 ? await cutLoad(work, row, doQuantity) : {}
  return assign(work, row, of, share, version)
}

/** All loads of a merged sequence that are not called yet. */
export async function assignMerge(work: Work, mergedOrderId: string, to: To): Promise<DeliveryOrderRow[]> {
  const loads = await loadsOfMerge(work.sql, mergedOrderId)
  const moved: DeliveryOrderRow[] = []
  for (const { id } of loads.filter(load => load.status === 'planned' || load.status === 'assigned')) {
    const row = await lockToMoveOn(work, id)
    moved.push(await assign(work, row, to, {}))
  }
  if (!moved.length)
    throw loads.length
      ? new Refused('No load of this merged order is open')
      : new Missing('There is no such merged order')
  return moved
}

/** The line of the plant that makes the load; what is called stays called, since its truck is at this plant. */
export async function chooseLine(
  work: Work,
  of: { deliveryOrderId: string; batchingPlantId: string; version?: number | undefined },
): Promise<DeliveryOrderRow> {
  const row = await lockToMoveOn(work, of.deliveryOrderId)
  const to = { assignedPlantId: row.plantId, assignedBPId: of.batchingPlantId }
  if (row.status !== 'called') return assign(work, row, to, { mixDesignId: null }, of.version)
  await lineAt(work.sql, work.by, row.plantId, of.batchingPlantId)
  const seen = { ...row, version: of.version ?? row.version }
  return deliveryOrder.move(work, seen, { batchingPlantId: of.batchingPlantId, mixDesignId: null }, 'choose line')
}

/** To another plant or line, until it is batched; a number that was taken stays with its plant. */
export async function transfer(
  work: Work,
  of: To & { deliveryOrderId: string; reason: string; version?: number | undefined },
): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, of.deliveryOrderId)
  heldByNobodyElse(work, row)
  await lineAt(work.sql, work.by, of.assignedPlantId, of.assignedBPId)
  if (row.doNumber && of.assignedPlantId !== row.plantId)
    throw new Refused(words.ticketBelongs({ load: row.doNumber }), undefined, {
      rule: 'number',
      mayOverride: [],
    })
  const values = { ...uncalled(row), ...(await placed(work, row, of)) }
  const moved = await advanceLocked(
    work,
    deliveryFlow,
    row,
    { type: 'transfer', reason: of.reason, values },
    of.version,
  )
  await letTruckGo(work, row)
  return moved
}

async function assign(
  work: Work,
  row: DeliveryOrderRow,
  to: To,
  values: Partial<DeliveryOrderRow>,
  version?: number,
): Promise<DeliveryOrderRow> {
  await lineAt(work.sql, work.by, to.assignedPlantId, to.assignedBPId)
  await askRules(work, row, 'assign')
  if (row.doNumber && to.assignedPlantId !== row.plantId)
    throw new Refused(`${row.doNumber} belongs to its plant`, undefined, { rule: 'number', mayOverride: [] })
  return advanceLocked(
    work,
    deliveryFlow,
    row,
    { type: 'assign', values: { ...(await placed(work, row, to)), ...values } },
    version,
  )
}

/** The batch starts earlier or later when the way from the other plant is longer or shorter. */
async function placed(work: Work, row: DeliveryOrderRow, { assignedPlantId, assignedBPId }: To) {
  const lead = await travelMinutes(work.sql, row.orderId, assignedPlantId)
  return {
    plantId: assignedPlantId,
    batchingPlantId: assignedBPId,
    ...(lead === null ? {} : { plannedBatchAt: addMinutes(row.plannedOnSiteAt, -lead) }),
  }
}

/** A smaller load than planned: what is left is appended to the order as a load of its own, nothing is renumbered. */
export async function cutLoad(work: Work, row: DeliveryOrderRow, quantity: string): Promise<Partial<DeliveryOrderRow>> {
  const rest = decimal(row.quantity).minus(quantity)
  if (rest.isNegative())
    throw invalid('doQuantity', `This load is ${row.quantity} m³. Change the order for more concrete`)
  const loads = await loadsOf(work.sql, row.orderId)
  const last = loads.at(-1)!
  const spacing =
    loads.length > 1 ? last.plannedOnSiteAt.getTime() - loads.at(-2)!.plannedOnSiteAt.getTime() : 30 * 60_000
  const later = (at: Date) => new Date(at.getTime() + Math.max(spacing, 0))
  await deliveryOrder.insert(
    work,
    {
      doDate: row.doDate,
      orderId: row.orderId,
      mergedOrderId: row.mergedOrderId,
      loadNo: last.loadNo + 1,
      customerId: row.customerId,
      projectId: row.projectId,
      locationId: row.locationId,
      regionId: row.regionId,
      plantId: row.plantId,
      productId: row.productId,
      quantity: cubicMetres(rest),
      plannedBatchAt: later(last.plannedBatchAt),
      plannedOnSiteAt: later(last.plannedOnSiteAt),
      dischargeLimitMinutes: row.dischargeLimitMinutes,
      demo: row.demo,
    },
    'append the rest',
  )
  return { quantity }
}

async function nextPlanned(work: Work, orderId: string): Promise<string> {
  await seesOrder(work.sql, work.by, orderId)
  const next = (await loadsOf(work.sql, orderId)).find(load => load.status === 'planned')
  if (!next) throw new Refused('All loads of this order are already assigned')
  return next.id
}
