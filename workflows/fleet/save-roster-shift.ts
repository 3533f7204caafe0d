import { driver } from '~/db/fleet/driver'
import { getSeenDriver } from '~/db/fleet/driver-rows'
import { plant } from '~/db/fleet/plant'
import { lockShiftOf, overlappingShift } from '~/db/fleet/roster'
import { type CrewRow, crewOf, spanOn } from '~/db/fleet/roster-availability'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { type ShiftRow, shift } from '~/db/fleet/shift'
import { getSeenTruck } from '~/db/fleet/truck-rows'
import type { Work } from '~/db/kit/work'
import { storedOptimization } from '~/db/orders/plan/config'
import { type ShiftClear, type ShiftOff, type ShiftSave, type Span, shiftFault, shiftFrom } from '~/domain/fleet/roster'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, clockTime, instantOn } from '~/domain/kit/time'
import { freeTime } from './roster'

/** Gives a driver a shift on a day, or calls one in: within the hours of duty and the rest, in a truck that is free. */
export async function saveShift(work: Work, of: ShiftSave): Promise<ShiftRow> {
  const { before, crew } = await opened(work, of)
  const truckId = of.truckId ?? before?.truckId ?? crew.driver.truckId
  if (!truckId) throw invalid('truckId', 'Choose a truck')
  const truck = await getSeenTruck(work.sql, work.by, truckId)
  if (!truck.active) throw invalid('truckId', `${truck.truckNo} is out of service`)
  const plantId = of.plantId ?? before?.plantId ?? crew.driver.mainPlantId ?? truck.mainPlantId
  if (!plantId) throw invalid('plantId', 'Choose a plant')
  const at = await getSeenPlant(work.sql, work.by, plantId)
  const home = truck.mainPlantId ? await plant.get(work.sql, truck.mainPlantId) : at
  if (home.regionId !== at.regionId) throw invalid('plantId', `${truck.truckNo} belongs to another region`)
  const span = await spanOf(work, of, crew)
  const other = await overlappingShift(work.sql, { driverId: of.driverId, truckId, ...span })
  if (other) throw await taken(work, truck.truckNo, other, crew.zone)
  const values = {
    truckId,
    plantId,
    status: of.calledIn ? 'called_in' : 'planned',
    startsAt: span.from,
    endsAt: span.until,
    reason: null,
    source: 'typed',
  }
  return put(work, of, before, values, of.calledIn ? 'call in' : 'roster')
}

/** Takes a driver off the roster of a day; who is at work already is taken out of the queue first. */
export async function giveOff(work: Work, of: ShiftOff): Promise<ShiftRow> {
  const { before, crew } = await opened(work, of)
  const isIn = crew.queuedAt || crew.carrying
  if (isIn)
    throw new Refused(
      `${crew.driver.driverName} is at work: ${crew.queuedAt ? 'take the truck out of the queue first' : 'a load is out'}`,
      undefined,
      { rule: 'at-work', mayOverride: [] },
    )
  const plantId = before?.plantId ?? crew.driver.mainPlantId
  if (!plantId) throw invalid('driverId', 'The driver has no main plant')
  const values = {
    truckId: null,
    plantId,
    status: 'off',
    startsAt: null,
    endsAt: null,
    reason: of.reason,
    source: 'typed',
  }
  return put(work, of, before, values, 'off')
}

/** The usual hours count again. */
export async function clearShift(work: Work, of: ShiftClear): Promise<{ cleared: boolean }> {
  const { before } = await opened(work, of)
  if (before) await shift.remove(work, { id: before.id, version: of.version })
  return { cleared: !!before }
}

type Opened = { driverId: string; day: string; version?: number | null | undefined }

/** The driver's day, kept until the end of the work, as the person saw it. */
async function opened(
  work: Work,
  { driverId, day, version }: Opened,
): Promise<{ before: ShiftRow | undefined; crew: CrewRow }> {
  await getSeenDriver(work.sql, work.by, driverId)
  await driver.lock(work, driverId)
  const today = businessDay(work.now)
  const crew = await crewOf(work.sql, { driverId, day, now: day === today ? work.now : null })
  if (!crew) throw invalid('driverId', 'This driver is not in service')
  if (day < businessDay(work.now, crew.zone)) throw invalid('day', 'This day is over')
  const before = await lockShiftOf(work, driverId, day)
  if (before) shift.atVersion(before, version ?? 0)
  return { before, crew }
}

async function spanOf(work: Work, of: ShiftSave, crew: CrewRow): Promise<Span> {
  const free = await freeTime(work, of.driverId, of.day)
  const { config } = await storedOptimization(work.sql)
  const span = of.endTime
    ? spanOn(of.day, { startsAt: of.startTime, endsAt: of.endTime }, crew.zone)
    : shiftFrom(crew.rules, instantOn(of.day, of.startTime, crew.zone), config.shiftMinutes, free)
  if (of.startTime === of.endTime) throw invalid('endTime', 'The shift ends when it starts')
  const fault = shiftFault(crew.rules, span, free)
  if (!fault) return span
  if (fault === 'duty') throw invalid('endTime', `At most ${crew.rules.dutyHours} h of duty`)
  const name = crew.driver.driverName
  const objection = !free
    ? `${name} has no hours left on this day`
    : fault === 'rest-before'
      ? `${name} may start from ${clockTime(free.from, crew.zone)}: ${24 - crew.rules.dutyHours} h of rest after the last shift`
      : `${name} must be home by ${clockTime(free.until, crew.zone)}: ${24 - crew.rules.dutyHours} h of rest before the next shift`
  throw new Refused(objection, undefined, { rule: 'rest', mayOverride: [] })
}

async function taken(work: Work, truckNo: string, other: ShiftRow, zone: string): Promise<Refused> {
  const { driverName } = await driver.get(work.sql, other.driverId)
  const hours = `${clockTime(other.startsAt!, zone)}–${clockTime(other.endsAt!, zone)}`
  return new Refused(`${driverName} has ${truckNo} ${hours}`, undefined, { rule: 'truck', mayOverride: [] })
}

type Values = Pick<ShiftRow, 'truckId' | 'plantId' | 'status' | 'startsAt' | 'endsAt' | 'reason' | 'source'>

const put = (work: Work, { driverId, day }: Opened, before: ShiftRow | undefined, values: Values, action: string) =>
  before ? shift.move(work, before, values, action) : shift.insert(work, { driverId, day, ...values }, action)
