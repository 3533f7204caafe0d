import { type DeliveryOrderRow, deliveryOrder, lockSeen } from '~/db/deliveries/delivery-order'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import { rolesWith } from '~/domain/access/grants'
import { OUTSTANDING } from '~/domain/deliveries/delivery-order-status'
import * as words from '~/domain/deliveries/words'
import { among } from '~/domain/kit/among'
import { Denied, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'

type Taking = { deliveryOrderId: string; version?: number | undefined; override?: { reason: string } | undefined }

/** Keeps a load for one person while they check and generate it; it ends by itself. */
export async function lockDo(work: Work, { deliveryOrderId, override }: Taking): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, deliveryOrderId)
  if (!among(OUTSTANDING, row.status)) throw new Refused(words.ticketClosedLock(), undefined, { status: row.status })
  takeFrom(work, row, override)
  const until = addMinutes(work.now, await settingNow(work, 'deliveries.lock-minutes', row.regionId))
  return deliveryOrder.move(
    withReason(work, override?.reason),
    row,
    { lockedBy: work.by.id, lockedByName: work.by.name, lockedUntil: until },
    override && isHeld(row, work) ? 'take lock' : 'lock',
  )
}

export async function unlockDo(work: Work, id: string, override?: { reason: string }): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, id)
  if (!row.lockedBy) return row
  takeFrom(work, row, override)
  return deliveryOrder.move(withReason(work, override?.reason), row, UNLOCKED, 'unlock')
}

export const UNLOCKED = { lockedBy: null, lockedByName: null, lockedUntil: null }

/** Somebody else's lock is in the way of every change. */
export function heldByNobodyElse(work: Work, row: DeliveryOrderRow): void {
  if (isHeld(row, work))
    throw new Refused(words.ticketLockedBy({ name: row.lockedByName ?? '' }), undefined, {
      rule: 'lock',
      lockedByName: row.lockedByName,
      lockedUntil: row.lockedUntil,
      mayOverride: rolesWith('override', 'delivery_order'),
    })
}

/** For a change that is not a step of the state: the row as the person saw it. */
export function sameVersion(row: DeliveryOrderRow, version: number | undefined): void {
  if (version !== undefined) deliveryOrder.atVersion(row, version)
}

function takeFrom(work: Work, row: DeliveryOrderRow, override: { reason: string } | undefined): void {
  if (!override) heldByNobodyElse(work, row)
  else if (isHeld(row, work) && !mayDo(work.by, 'override', 'delivery_order'))
    throw new Denied(words.ticketTakeOver(), undefined, {
      rule: 'lock',
      mayOverride: rolesWith('override', 'delivery_order'),
    })
}

const isHeld = (row: DeliveryOrderRow, work: Work): boolean =>
  !!row.lockedBy && row.lockedBy !== work.by.id && !!row.lockedUntil && row.lockedUntil > work.now

const withReason = (work: Work, reason: string | undefined): Work => (reason ? { ...work, reason } : work)
