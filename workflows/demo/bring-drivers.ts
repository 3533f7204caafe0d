import { markDemo } from '~/db/demo/mark-demo'
import { waitingDemo } from '~/db/demo/waiting-demo'
import { dutyEvent } from '~/db/fleet/duty-event'
import { type CrewRow, crewsOf } from '~/db/fleet/roster-availability'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { workingTime } from '~/domain/fleet/fatigue'
import { Fault } from '~/domain/kit/problem'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { changeOperation } from '../fleet/driver'
import { joinQueue } from '../queue/join-queue'
import { withdrawTruck } from '../queue/leave-queue'

const GATE: Person = { ...SYSTEM, name: 'Demo plant', roles: ['dispatcher_manager'] }
/** After this long without a break a waiting driver takes one, minutes. */
const MEAL_AFTER = 210
const LATE = 45

/**
 * The drivers of the demo company come and go by the roster: whoever was not seen today clocks in and joins the queue of
 * the plant, takes a meal there in time, and goes home when the shift is over. Says how many moved.
 */
export async function bringDrivers(db: Db, now: Date): Promise<number> {
  const crews = await crewsOf(db.sql, { day: businessDay(now), now })
  const waiting = await waitingDemo(db.sql)
  let moved = 0
  for (const crew of crews) {
    const act = actOf(crew, waiting.get(crew.driverId), now)
    if (act) moved += Number(await inOneGo(db, { by: GATE, now, requestId: newId() }, act).then(() => true, refused))
  }
  return moved
}

function actOf(crew: CrewRow, queueId: string | undefined, now: Date): ((work: Work) => Promise<unknown>) | null {
  const { hours, driver, truckId, plantId } = crew
  if (!hours || hours.status === 'off' || crew.outOfService || crew.licenceEnded || !truckId || !plantId) return null
  const unseen = !crew.queuedAt && !crew.carrying && !crew.duty.length
  const comes = addMinutes(hours.from, latenessOf(driver.id))
  if (unseen) return comes <= now && now < hours.until ? work => comeIn(work, crew, truckId, plantId) : null
  if (!queueId) return null
  if (now >= hours.until) return work => goHome(work, crew, queueId)
  const { continuous, onDuty } = workingTime(crew.duty, now, crew.rules)
  const rests = onDuty && continuous >= MEAL_AFTER && crew.duty.at(-1)?.event !== 'break_start'
  return rests ? work => takeMeal(work, crew) : null
}

/** Most are in within minutes, one in twelve is late. */
function latenessOf(driverId: string): number {
  const vary = Number.parseInt(driverId.slice(-4), 16)
  return vary % 12 === 0 ? LATE : vary % 8
}

async function comeIn(work: Work, { driver }: CrewRow, truckId: string, plantId: string): Promise<void> {
  await operate(work, driver, 'in_service')
  const item = await joinQueue(work, { driverId: driver.id, truckId, plantId, remarks: null })
  await markDemo(work, item.id)
}

async function goHome(work: Work, { driver }: CrewRow, queueId: string): Promise<void> {
  await withdrawTruck(work, { queueId, reason: 'Shift over' })
  await operate(work, driver, 'off_duty')
}

/** Who is already so does not change; the hours are told all the same. */
async function operate(work: Work, driver: CrewRow['driver'], operationStatus: 'in_service' | 'off_duty') {
  const { id: driverId, version } = driver
  if (driver.operationStatus !== operationStatus)
    return changeOperation(work, { driverId, version, operationStatus, resetQueue: false })
  return tell(work, driverId, operationStatus === 'in_service' ? 'clock_in' : 'clock_out', work.now)
}

async function takeMeal(work: Work, { driverId, rules }: CrewRow): Promise<void> {
  await tell(work, driverId, 'break_start', work.now)
  await tell(work, driverId, 'break_end', addMinutes(work.now, rules.breakMinutes))
}

const tell = (work: Work, driverId: string, event: string, at: Date) =>
  dutyEvent.add(work, { driverId, event, at, demo: true }, event, driverId)

export function refused(error: unknown): false {
  if (error instanceof Fault) return false
  throw error
}
