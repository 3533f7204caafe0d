import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { exchangedBefore, restUnderway } from '~/db/deliveries/exchanged-before'
import { settingNow } from '~/db/kit/setting'
import { doneIn, type Work } from '~/db/kit/work'
import { queueItem } from '~/db/queue/queue-item'
import type { DoEvent } from '~/domain/deliveries/delivery-order'
import { returnOf } from '~/domain/deliveries/delivery-order-quantities'
import type { ETicketEvent } from '~/domain/deliveries/e-ticket-subscription'
import { type Chain, type DeliveryEvent, implausible, STAMP_OF } from '~/domain/deliveries/event'
import { invalid, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { keptCancellation } from '../orders/cancelled-order'
import { takeReadings } from './ask-readings'
import { refuseRoad, roadOf } from './ask-road'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse } from './lock-delivery-order'
import { tellSubscribers } from './tell-subscribers'

/** One step of the timestamp chain, with who reported it; an instant that cannot be true is refused. */
export async function tellEvent(work: Work, id: string, of: DoEvent): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  heldByNobodyElse(work, row)
  const at = of.at ? new Date(of.at) : doneIn(work)
  const ahead = await settingNow(work, 'deliveries.ahead-minutes', row.regionId)
  const { event, reason, source, slumpMm, concreteTemperature, waterAddedLitres, admixtureAddedLitres, version } = of
  const returned = returnedBy(row, of)
  const carries = event === 'returned' ? await restUnderway(work.sql, row) : null
  if (carries) throw new Refused(`The truck still carries ${carries} with what was left of it`)
  if (event === 'rejected' && !reason) throw invalid('reason', 'Say why the site rejected it')
  const cancellation =
    event === 'rejected' && reason && of.cancelledBy
      ? await keptCancellation(work, row, { cancelledBy: of.cancelledBy, reason })
      : null
  const road = await roadOf(work, row, { event, at, override: of.override })
  const advanced = await advanceLocked(
    work,
    deliveryFlow,
    row,
    {
      type: event,
      reason: reason ?? of.override?.reason,
      values: {
        overrides: road.overrides,
        ...stamps(row, event, at),
        ...(slumpMm === undefined ? {} : { slumpMm }),
        ...(concreteTemperature === undefined ? {} : { concreteTemperature }),
        ...(waterAddedLitres === undefined ? {} : { waterAddedLitres }),
        ...(admixtureAddedLitres === undefined ? {} : { admixtureAddedLitres }),
        ...returned,
        ...(event === 'rejected' ? { statusReason: reason, cancellation } : {}),
      },
    },
    version,
  )
  const why = implausible(row as Chain, event, at, work.now, ahead)
  if (why) throw invalid('at', why)
  refuseRoad(work, road)
  const moved = await takeReadings(work, advanced, of)
  await deliveryEvent.add(
    work,
    { deliveryOrderId: id, event, at, by: work.by.id, byName: work.by.name, source, reason },
    event,
    id,
  )
  if (event === 'loaded') await leaveQueue(work, moved, at)
  if (event === 'returned')
    for (const other of await exchangedBefore(work.sql, moved)) await backWith(work, other.id, at)
  const told = TOLD[event]
  if (told) await tellSubscribers(work, moved, told, { at })
  return moved
}

/** The steps that receivers of e-tickets are told; how it is loaded and when it pours is in the ticket of the next one. */
const TOLD: Partial<Record<DeliveryEvent, ETicketEvent>> = {
  left_plant: 'left_plant',
  on_site: 'on_site',
  pour_end: 'delivered',
  returned: 'returned',
  rejected: 'rejected',
}

/** What is left in the truck is told once: at the end of the pour, or when the truck is back. */
function returnedBy(row: DeliveryOrderRow, { event, returnConcrete, returnCause }: DoEvent) {
  if (returnConcrete === undefined) return {}
  if (event !== 'pour_end' && event !== 'returned')
    throw invalid('returnConcrete', 'Report it at the end of the pour or when the truck is back')
  if (event === 'returned' && row.returnConcrete !== null)
    throw invalid('returnConcrete', 'It was reported at the end of the pour. Use an e-modification')
  return returnOf({ returnConcrete, returnCause }, row.quantity)
}

function stamps(row: DeliveryOrderRow, event: DeliveryEvent, at: Date): Partial<DeliveryOrderRow> {
  if (event === 'rejected') return {}
  const stamp = { [STAMP_OF[event]]: at }
  if (event === 'pour_end') return { ...stamp, deliveredAt: at }
  return event === 'loaded' && !row.loadingAt ? { ...stamp, loadingAt: at } : stamp
}

/** A truck whose rest went to another pour comes back from both at once. */
async function backWith(work: Work, id: string, at: Date): Promise<void> {
  const row = await deliveryOrder.lock(work, id)
  const back = await advanceLocked(work, deliveryFlow, row, { type: 'returned', values: { returnedAt: at } })
  await tellSubscribers(work, back, 'returned', { at })
}

/** A loaded truck has left the yard. */
export async function leaveQueue(work: Work, { queueItemId }: DeliveryOrderRow, at: Date): Promise<void> {
  if (!queueItemId) return
  const item = await queueItem.lock(work, queueItemId)
  if (item.status === 'loading') await queueItem.move(work, item, { status: 'released', leftAt: at }, 'release')
}
