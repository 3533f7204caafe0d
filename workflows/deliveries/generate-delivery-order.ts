import { addOnsFor, deliveryAssociate } from '~/db/deliveries/add-ons'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { driver } from '~/db/fleet/driver'
import { truck } from '~/db/fleet/truck'
import { doneIn, type Work } from '~/db/kit/work'
import { type QueueItemRow, queueItem, standingOfTruck } from '~/db/queue/queue-item'
import type { GenerateDo } from '~/domain/deliveries/delivery-order'
import * as words from '~/domain/deliveries/words'
import { invalid, Refused } from '~/domain/kit/problem'
import { assignSets } from '../cylinders/assign-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
import { startOrder } from '../orders/order'
import { endOtherCalls } from '../queue/truck-of-load'
import { deliveryFlow } from './delivery-order'
import { askRules, lockToMoveOn } from './load-rules'
import { heldByNobodyElse, UNLOCKED } from './lock-delivery-order'
import { numberFor } from './number-delivery-order'
import { recordRevision } from './record-delivery-revision'
import { tellSubscribers } from './tell-subscribers'

/** Prints the ticket ahead: the number is taken, the load stays where it is. */
export async function preprintDo(work: Work, deliveryOrderId: string, version?: number): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, deliveryOrderId)
  heldByNobodyElse(work, row)
  if (!['assigned', 'called'].includes(row.status))
    throw new Refused(words.ticketPreprintFirst(), undefined, { status: row.status })
  if (row.doNumber) throw new Refused(words.ticketNumberUsed({ no: row.doNumber }))
  const doNumber = await numberFor(work, row)
  return deliveryOrder.move(
    work,
    { ...row, version: version ?? row.version },
    { doNumber, preprintedAt: work.now },
    'preprint',
  )
}

/** Makes the ticket: every rule is asked first, and what somebody sets aside is on the load with its reason. */
export async function generateDo(work: Work, of: GenerateDo): Promise<DeliveryOrderRow> {
  const row = await lockToMoveOn(work, of.deliveryOrderId)
  const crew = await crewOf(work, row, of)
  const { override, moveCall } = of
  const at = madeAt(work, row)
  const { side, overrides } = await askRules(work, row, 'ticket', { crew, override, moveCall: !!moveCall })
  await take(moveCall ? { ...work, reason: moveCall.reason } : work, row, crew.item)
  const made = await advanceLocked(
    work,
    deliveryFlow,
    row,
    {
      type: 'generate',
      reason: override?.reason ?? moveCall?.reason,
      values: {
        ...UNLOCKED,
        doNumber: await numberFor(work, row),
        truckId: crew.truckId,
        driverId: crew.driverId,
        queueItemId: crew.item?.id ?? null,
        mixDesignId: side.mixDesignId,
        generatedAt: at,
        calledAt: row.calledAt ?? at,
        overrides,
      },
    },
    of.version,
  )
  await startOrder(work, made.orderId)
  await carryAddOns(work, made)
  await deliveryEvent.add(work, eventRow(work, made.id, at), 'generate', made.id)
  await recordRevision(work, made, null)
  await assignSets(work, made)
  await tellSubscribers(work, made, 'ticket_made', { at })
  return made
}

/** What is weighed and loaded without a network comes after its ticket; no ticket is before its call. */
function madeAt(work: Work, { calledAt }: DeliveryOrderRow): Date {
  const at = doneIn(work)
  return calledAt && calledAt > at ? calledAt : at
}

type CrewOf = { truckId: string; driverId: string; item: QueueItemRow | null }

/** The truck of a queue, or one that is named with its driver; a named one that queues at the plant is that of the queue. */
async function crewOf(work: Work, row: DeliveryOrderRow, of: GenerateDo): Promise<CrewOf> {
  const queueId = of.queueId ?? (of.truckId ? null : row.queueItemId)
  if (queueId) return queued(row, await queueItem.lock(work, queueId))
  const truckId = of.truckId ?? row.truckId
  if (!truckId) throw invalid('queueId', words.ticketChooseTruck())
  const named = await truck.find(work.sql, truckId)
  if (!named?.active || named.removed) throw invalid('truckId', words.ticketNoTruck())
  if (!of.driverId) throw invalid('driverId', words.ticketChooseDriver())
  const who = await driver.find(work.sql, of.driverId)
  if (!who?.active || who.removed) throw invalid('driverId', words.ticketNoDriver())
  const standing = await standingOfTruck(work.sql, truckId)
  if (!standing || standing.status === 'loading') return { truckId, driverId: who.id, item: null }
  if (standing.driverId !== who.id) throw invalid('driverId', words.ticketOtherDriver())
  return queued(row, await queueItem.lock(work, standing.id))
}

function queued(row: DeliveryOrderRow, item: QueueItemRow): CrewOf {
  if (item.plantId !== row.plantId) throw invalid('queueId', words.ticketTruckElsewhere())
  if (!['called', 'acknowledged', 'joined'].includes(item.status))
    throw new Refused(words.ticketTruckLeft(), undefined, { status: item.status })
  return { truckId: item.truckId, driverId: item.driverId, item }
}

/** The truck moves to loading with the ticket; a call that was moved to it ends for the truck or the load that had it. */
async function take(work: Work, row: DeliveryOrderRow, item: QueueItemRow | null): Promise<void> {
  await endOtherCalls(work, row, item)
  const loading = { status: 'loading', deliveryOrderId: row.id, calledAt: item?.calledAt ?? work.now }
  if (item) await queueItem.move(work, item, loading, 'load')
}

async function carryAddOns(work: Work, row: DeliveryOrderRow): Promise<void> {
  if ((await deliveryAssociate.list(work.sql, row.id)).length) return
  const rows = await addOnsFor(work.sql, row.orderId, row.quantity)
  await deliveryAssociate.replace(
    work,
    row.id,
    rows.map(({ associateProductId, quantity }) => ({ associateProductId, quantity })),
  )
}

const eventRow = (work: Work, deliveryOrderId: string, at: Date) => ({
  deliveryOrderId,
  event: 'generated',
  at,
  by: work.by.id,
  byName: work.by.name,
  source: 'person',
})
