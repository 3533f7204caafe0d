import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { isOwnLoad } from '~/db/deliveries/driver-phone-loads'
import { driver } from '~/db/fleet/driver'
import { lastDutyOf } from '~/db/fleet/duty-event'
import type { Work } from '~/db/kit/work'
import { standingOfDriver } from '~/db/queue/queue-item'
import type { DriverPhoneBreak, DriverPhoneCall, DriverPhoneEvent } from '~/domain/fleet/driver-phone'
import * as words from '~/domain/fleet/words'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { tellEvent } from '../deliveries/record-delivery-order-event'
import { attachFile } from '../kit/attach-file'
import { acknowledgeCall } from '../queue/acknowledge-queue-call'
import { changeOperation } from './driver'

type Own = { driverId: string }
export type DrawnFile = { id: string; size: number; sha256: string; key: string; type: string }
type ReportedLoad = { id: string; status: string }

/** A step of the own load, judged as every other one, with who asked for water and the signature as a file of the load. */
export async function tellDriverEvent(
  work: Work,
  { driverId }: Own,
  { deliveryOrderId, event, at, water, left, reason }: DriverPhoneEvent,
  drawn: DrawnFile | null,
): Promise<ReportedLoad> {
  await ownLoad(work, driverId, deliveryOrderId)
  if (water && event !== 'pour_start' && event !== 'pour_end') throw invalid('water', words.phoneWaterWhen())
  const load = await tellEvent(work, deliveryOrderId, {
    event,
    at,
    source: 'driver',
    reason: null,
    ...(water ? { waterAddedLitres: water.litres } : {}),
    ...(left ? { returnConcrete: left.quantity, returnCause: left.cause } : {}),
    ...(water && reason ? { override: { rules: ['readings'], reason } } : {}),
  })
  if (water && drawn) {
    const name = `Water ${water.litres} l asked for by ${water.name}, ${load.doNumber}.png`
    await attachFile(work, { ...drawn, subject: 'delivery_order', subjectId: load.id, name })
  }
  return { id: load.id, status: load.status }
}

/** A photo as a file of the own load. */
export async function attachDriverPhoto(
  work: Work,
  { driverId }: Own,
  deliveryOrderId: string,
  file: DrawnFile,
): Promise<{ id: string }> {
  await ownLoad(work, driverId, deliveryOrderId)
  const { doNumber, loadNo } = await deliveryOrder.lock(work, deliveryOrderId)
  const name = `Photo of the driver, ${doNumber ?? `load ${loadNo}`}.jpg`
  const { id } = await attachFile(work, { ...file, subject: 'delivery_order', subjectId: deliveryOrderId, name })
  return { id }
}

/** The driver answers the call of the plant, at the minute of the press. */
export async function acknowledgeByPhone(work: Work, { driverId }: Own, of: DriverPhoneCall): Promise<ReportedLoad> {
  const place = await standingOfDriver(work.sql, driverId)
  if (place?.id !== of.queueId) throw new Missing(words.phoneNoCall())
  const { id, status } = await acknowledgeCall(work, { ...of, at: new Date(of.at) })
  return { id, status }
}

/** A break begins or ends at the minute at which it was pressed; the hours are counted from it. */
export async function takeBreak(work: Work, { driverId }: Own, { on, at: told }: DriverPhoneBreak) {
  const at = new Date(told)
  const { version, operationStatus } = await driver.lock(work, driverId)
  const from = on ? 'in_service' : 'resting'
  if (operationStatus !== from)
    throw new Refused(on ? words.phoneNotInService() : words.phoneNotResting(), undefined, { status: operationStatus })
  const last = await lastDutyOf(work.sql, driverId)
  if (at > addMinutes(work.now, 2)) throw invalid('at', words.phoneFuture())
  if (last && at < last.at) throw invalid('at', words.phoneBeforeLast())
  const to = on ? 'resting' : 'in_service'
  const moved = await changeOperation(work, { driverId, version, operationStatus: to, resetQueue: false }, at)
  return { id: moved.id, status: moved.operationStatus }
}

/** The load of somebody else is answered as if it were not there. */
async function ownLoad(work: Work, driverId: string, loadId: string): Promise<void> {
  if (!(await isOwnLoad(work.sql, { driverId, loadId, now: work.now }))) throw new Missing(words.phoneLoadNoneSuch())
}
