import { addOnsFor, deliveryAssociate } from '~/db/deliveries/add-ons'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { loadFacts } from '~/db/deliveries/delivery-order-checks'
import { driver } from '~/db/fleet/driver'
import { truck } from '~/db/fleet/truck'
import type { Work } from '~/db/kit/work'
import { queueItem } from '~/db/queue/queue-item'
import type { GenerateDo, Override } from '~/domain/deliveries/delivery-order'
import { type Refusal, refusalsOf, standing } from '~/domain/deliveries/delivery-order-checks'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import { refuseHeldLoad } from '../billing/receivable/credit-hold'
import { assignSets } from '../cylinders/assign-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
import { startOrder } from '../orders/order'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse, UNLOCKED } from './lock-delivery-order'
import { numberFor } from './number-delivery-order'
import { recordRevision } from './record-delivery-revision'

/** Prints the ticket ahead: the number is taken, the load stays where it is. */
export async function preprintDo(work: Work, deliveryOrderId: string, version?: number): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, deliveryOrderId)
  heldByNobodyElse(work, row)
  if (!['assigned', 'called'].includes(row.status))
    throw new Refused('Assign or call the load before pre-printing its ticket', undefined, { status: row.status })
  if (row.doNumber) throw new Refused(`Its number is already used: ${row.doNumber}`)
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
  const row = await lockSeen(work, of.deliveryOrderId)
  heldByNobodyElse(work, row)
  await refuseHeldLoad(work.sql, row)
  const crew = await crewOf(work, row, of)
  const { facts, side } = await loadFacts(work.sql, row, crew, work.now)
  const refusals = refusalsOf(facts)
  allow(work, refusals, of.override)
  const made = await advanceLocked(
    work,
    deliveryFlow,
    row,
    {
      type: 'generate',
      reason: of.override?.reason,
      values: {
        ...UNLOCKED,
        doNumber: await numberFor(work, row),
        truckId: crew.truckId,
        driverId: crew.driverId,
        queueItemId: crew.queueItemId,
        mixDesignId: side.mixDesignId,
        generatedAt: work.now,
        calledAt: row.calledAt ?? work.now,
        overrides: [...row.overrides, ...setAside(work, refusals, of.override)],
      },
    },
    of.version,
  )
  await startOrder(work, made.orderId)
  await carryAddOns(work, made)
  await deliveryEvent.add(work, told(work, made.id, 'generated'), 'generate', made.id)
  await recordRevision(work, made, null)
  await assignSets(work, made)
  return made
}

type CrewOf = { truckId: string; driverId: string; queueItemId: string | null }

/** The truck of a queue moves to loading with the ticket; without a queue, truck and driver are named. */
async function crewOf(work: Work, row: DeliveryOrderRow, of: GenerateDo): Promise<CrewOf> {
  const queueId = of.queueId ?? (of.truckId ? null : row.queueItemId)
  if (queueId) {
    const item = await queueItem.lock(work, queueId)
    if (item.plantId !== row.plantId) throw invalid('queueId', 'This truck is at another plant')
    if (!['called', 'acknowledged', 'joined'].includes(item.status))
      throw new Refused('This truck is no longer in the queue', undefined, { status: item.status })
    await queueItem.move(
      work,
      item,
      { status: 'loading', deliveryOrderId: row.id, calledAt: item.calledAt ?? work.now },
      'load',
    )
    return { truckId: item.truckId, driverId: item.driverId, queueItemId: item.id }
  }
  const truckId = of.truckId ?? row.truckId
  if (!truckId) throw invalid('queueId', 'Choose a truck')
  const named = await truck.find(work.sql, truckId)
  if (!named?.active || named.removed) throw invalid('truckId', 'There is no such truck in service')
  if (!of.driverId) throw invalid('driverId', 'Choose a driver')
  const who = await driver.find(work.sql, of.driverId)
  if (!who?.active || who.removed) throw invalid('driverId', 'There is no such driver in service')
  return { truckId, driverId: who.id, queueItemId: null }
}

function allow(work: Work, refusals: Refusal[], override: Override | undefined): void {
  const left = standing(refusals, override?.rules ?? [])
  if (left.length)
    throw new Refused(left.map(({ text }) => text).join('; '), undefined, {
      rule: left[0]!.rule,
      mayOverride: left[0]!.mayOverride,
      refusals: left,
    })
  for (const { rule, text, mayOverride } of refusals)
    if (!mayOverride.some(role => work.by.roles.includes(role)))
      throw new Denied(`You cannot override this: ${text}`, undefined, { rule, mayOverride })
}

function setAside(work: Work, refusals: Refusal[], override: Override | undefined) {
  if (!override) return []
  return refusals.map(({ rule, text }) => ({
    rule,
    text,
    by: work.by.name,
    reason: override.reason,
    at: work.now.toISOString(),
  }))
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

const told = (work: Work, deliveryOrderId: string, event: string) => ({
  deliveryOrderId,
  event,
  at: work.now,
  by: work.by.id,
  byName: work.by.name,
  source: 'person',
})
