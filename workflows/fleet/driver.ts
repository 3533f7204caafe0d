import type * as z from 'zod'
import { type DriverRow, driver } from '~/db/fleet/driver'
import { driverOfTruck, getSeenDriver } from '~/db/fleet/driver-rows'
import { dutyEvent } from '~/db/fleet/duty-event'
import { restReason } from '~/db/fleet/rest-reason'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import type { Work } from '~/db/kit/work'
import { standingOfDriver } from '~/db/queue/queue-item'
import type { DriverFields, DriverKey, DriverStatus, DriverTrucks, OperationStatusChange } from '~/domain/fleet/driver'
import { dutyEventOf } from '~/domain/fleet/duty'
import { Invalid, invalid, Refused } from '~/domain/kit/problem'
import { withdrawTruck } from '../queue/leave-queue'

type Trucks = {
  truckId?: string | null | undefined
  altTruckId?: string | null | undefined
  mainPlantId?: string | null | undefined
}

export async function saveDriver(work: Work, { id, version, ...fields }: DriverFields): Promise<DriverRow> {
  await checkTrucks(work, fields, id ?? undefined)
  if (!id) return driver.insert(work, fields)
  const before = await locked(work, id, version ?? 0)
  if (before.active && !fields.active) await refuseInQueue(work, before)
  return driver.move(work, before, fields, 'change')
}

export async function switchDriver(work: Work, of: z.output<typeof DriverStatus>): Promise<DriverRow> {
  const { driverId, version, active, ...trucks } = of
  const before = await locked(work, driverId, version)
  if (!active) await refuseInQueue(work, before)
  await checkTrucks(work, trucks, driverId)
  return driver.move(work, before, { active, ...given(trucks) }, active ? 'switch on' : 'switch off')
}

export async function associateTruck(work: Work, of: z.output<typeof DriverTrucks>): Promise<DriverRow> {
  const { driverId, version, ...trucks } = of
  const before = await locked(work, driverId, version)
  await checkTrucks(work, trucks, driverId)
  if (trucks.truckId !== undefined && trucks.truckId !== before.truckId) await refuseInQueue(work, before)
  return driver.move(work, before, given(trucks), 'give truck')
}

/**
 * Keeps the duty event from which the hours are counted; a rest may take the driver out of the queue. `at` is when it began
 * where it is told later.
 */
export async function changeOperation(
  work: Work,
  of: z.output<typeof OperationStatusChange>,
  at = work.now,
): Promise<DriverRow> {
  const before = await locked(work, of.driverId, of.version)
  const reason = of.restReasonId ? await restReason.find(work.sql, of.restReasonId) : undefined
  if (of.restReasonId && !reason?.active) throw invalid('restReasonId', 'There is no such reason')
  const event = dutyEventOf(before.operationStatus, of.operationStatus)
  if (event) await dutyEvent.add(work, { driverId: before.id, event, at, demo: false }, event, before.id)
  if (of.resetQueue && !reason?.keepsPlace) await leaveQueue(work, before.id, reason?.reason ?? of.operationStatus)
  const values = {
    operationStatus: of.operationStatus,
    restReasonId: of.operationStatus === 'resting' ? of.restReasonId : null,
  }
  return driver.move(work, before, values, `operation ${of.operationStatus.replaceAll('_', ' ')}`)
}

export async function resetQueue(
  work: Work,
  { driverId, version }: z.output<typeof DriverKey>,
): Promise<{ withdrawn: boolean }> {
  const before = await locked(work, driverId, version)
  return { withdrawn: await leaveQueue(work, before.id, 'Queue status reset') }
}

export async function removeDriver(work: Work, { driverId, version }: z.output<typeof DriverKey>): Promise<void> {
  const before = await locked(work, driverId, version)
  await refuseInQueue(work, before)
  await driver.move(work, before, { removed: true, active: false, truckId: null, altTruckId: null }, 'remove')
}

async function leaveQueue(work: Work, driverId: string, reason: string): Promise<boolean> {
  const item = await standingOfDriver(work.sql, driverId)
  if (!item) return false
  if (item.status === 'loading')
    throw new Refused('The truck of this driver is loading', undefined, { rule: 'queue', status: item.status })
  await withdrawTruck(work, { queueId: item.id, reason })
  return true
}

async function checkTrucks(
  work: Work,
  { truckId, altTruckId, mainPlantId }: Trucks,
  driverId: string | undefined,
): Promise<void> {
  if (mainPlantId) await getSeenPlant(work.sql, work.by, mainPlantId)
  for (const id of [truckId, altTruckId]) if (id) await getSeenTruck(work.sql, work.by, id)
  const other = truckId ? await driverOfTruck(work.sql, truckId, driverId) : undefined
  if (other) throw new Invalid('This truck has another driver', { truckId: [`This truck is ${other.driverName}'s`] })
}

/** Fields that were left out stay as they are. */
const given = ({ truckId, altTruckId, mainPlantId }: Trucks) => ({
  ...(truckId === undefined ? {} : { truckId }),
  ...(altTruckId === undefined ? {} : { altTruckId }),
  ...(mainPlantId === undefined ? {} : { mainPlantId }),
})

async function locked(work: Work, id: string, version: number): Promise<DriverRow> {
  await getSeenDriver(work.sql, work.by, id)
  const row = await driver.lock(work, id)
  driver.atVersion(row, version)
  return row
}

async function refuseInQueue(work: Work, row: DriverRow): Promise<void> {
  const item = await standingOfDriver(work.sql, row.id)
  if (item) throw new Refused(`${row.driverName} is in a queue`, undefined, { rule: 'queue', status: item.status })
}
