import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, lockSeen } from '~/db/deliveries/delivery-order'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type Chain, implausible } from '~/domain/deliveries/event'
import type { RoadOverride } from '~/domain/deliveries/road-rules'
import { invalid } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { refuseRoad, roadOf } from './ask-road'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse, UNLOCKED } from './lock-delivery-order'
import { leaveQueue } from './record-delivery-order-event'
import { tellSubscribers } from './tell-subscribers'

type Delivered = {
  deliveryOrderId: string
  reason: string
  at?: string | undefined
  version?: number | undefined
  override?: RoadOverride | undefined
}

/** By hand, where no position or sensor told it; marked as such and never without a reason. */
export async function markDelivered(work: Work, of: Delivered): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, of.deliveryOrderId)
  heldByNobodyElse(work, row)
  const at = of.at ? new Date(of.at) : work.now
  const road = await roadOf(work, row, { event: 'delivered', at, override: of.override })
  const moved = await advanceLocked(
    work,
    deliveryFlow,
    row,
    {
      type: 'mark_delivered',
      reason: of.reason,
      values: {
        ...UNLOCKED,
        overrides: road.overrides,
        deliveredAt: at,
        pourEndAt: row.pourEndAt ?? at,
        deliveredManually: true,
        statusReason: of.reason,
      },
    },
    of.version,
  )
  const why = implausible(row as Chain, 'pour_end', at, work.now, await settingNow(work, 'deliveries.ahead-minutes'))
  if (why) throw invalid('at', why)
  refuseRoad(work, road)
  await deliveryEvent.add(
    work,
    {
      deliveryOrderId: row.id,
      event: 'delivered',
      at,
      by: work.by.id,
      byName: work.by.name,
      source: 'person',
      reason: of.reason,
    },
    'deliver by hand',
    row.id,
  )
  await leaveQueue(work, moved, at)
  await tellSubscribers(work, moved, 'delivered', { at })
  return moved
}
