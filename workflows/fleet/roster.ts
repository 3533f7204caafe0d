import {
  firstLoads,
  lastClockOuts,
  type RosterTruck,
  rosterPlants,
  rosterTrucks,
  usualHoursOn,
} from '~/db/fleet/roster'
import { type CrewRow, crewsOf, driverIs } from '~/db/fleet/roster-availability'
import { seenDrivers } from '~/db/fleet/scope'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { storedOptimization } from '~/db/orders/plan/config'
import type { Person } from '~/domain/access/roles'
import { freeSpan, type Roster, type RosterRow, type Span } from '~/domain/fleet/roster'
import { type Availability, availabilityOf, type RosterHours, turnNow } from '~/domain/fleet/roster-availability'
import { byName } from '~/domain/kit/collation'
import { addDays, addMinutes, businessDay, hourIn, instantOn, minutesBetween } from '~/domain/kit/time'

type Ask = { day?: string | undefined; plantId?: string | undefined }

/** The day that a dispatcher has in mind: tomorrow from noon on. */
export const rosterDay = (now: Date): string => addDays(businessDay(now), hourIn(now) >= 12 ? 1 : 0)

/** Who works when on a day, with the first load of each, and who may be called in. */
export async function rosterOf(sql: Sql, person: Person, ask: Ask, now: Date): Promise<Roster> {
  const day = ask.day ?? rosterDay(now)
  const isToday = day === businessDay(now)
  const asked = { sql, day, now, only: seenDrivers(person) }
  const [crews, free, { config }] = await Promise.all([
    crewsOf(sql, { day, now: isToday ? now : null, only: asked.only }),
    freeTimes(asked),
    storedOptimization(sql),
  ])
  const own = crews.filter(crew => !ask.plantId || crew.plantId === ask.plantId)
  const [trucks, loads, plants, usual] = await Promise.all([
    rosterTrucks(
      sql,
      own.flatMap(crew => crew.truckId ?? []),
    ),
    firstLoads(sql, person, day),
    rosterPlants(sql, person),
    usualHoursOn(
      sql,
      own.map(crew => crew.driverId),
      day,
    ),
  ])
  const names = new Map(plants.map(plant => [plant.id, plant.plantName]))
  const rows = own.map((crew): RosterRow => {
    const truck = crew.truckId ? trucks.get(crew.truckId) : undefined
    const dayStart = instantOn(day, '00:00', crew.zone)
    const can = availabilityOf(stateOf(truck, day), [crew], {
      dayStart,
      now: isToday ? now : null,
      usualMinutes: config.shiftMinutes,
    })
    return {
      ...shiftOf(crew, can, isToday ? now : null),
      truckNo: truck?.truckNo ?? null,
      truckType: truck?.truckType ?? null,
      plantName: (crew.plantId && names.get(crew.plantId)) ?? null,
      why: truck || can.turns.length ? can.why : 'No truck',
      firstLoad: (crew.truckId && loads.get(crew.truckId)) || null,
      free: mayCome(crew, can)
        ? freeOn(free.get(crew.driverId), addMinutes(dayStart, 1440), crew.rules.dutyHours)
        : null,
      usual: (usual.get(crew.driverId) ?? []).map(({ weekday, startsAt, endsAt }) => ({ weekday, startsAt, endsAt })),
    }
  })
  return {
    day,
    isToday,
    rows: rows.sort(
      (a, b) =>
        byName(a.plantName ?? '~', b.plantName ?? '~') || startOf(a) - startOf(b) || byName(a.driverNo, b.driverNo),
    ),
    counts: {
      on: rows.filter(row => row.startsAt || row.here).length,
      off: rows.filter(row => row.status === 'off' && !row.here).length,
      open: rows.filter(row => row.status === 'none' && !row.here).length,
      late: rows.filter(row => row.late).length,
      callIn: rows.filter(row => row.free).length,
    },
    offered: config.shiftStarts,
    shiftMinutes: config.shiftMinutes,
  }
}

const startOf = ({ startsAt, hereFrom }: RosterRow) => (startsAt ?? hereFrom)?.getTime() ?? Number.MAX_SAFE_INTEGER
const stateOf = (truck: RosterTruck | undefined, day: string) => ({
  active: truck?.active ?? false,
  inspectionEnded: !!truck?.inspectionValidTo && truck.inspectionValidTo < day,
})

type ShiftPart = Omit<RosterRow, 'truckNo' | 'truckType' | 'plantName' | 'why' | 'firstLoad' | 'free' | 'usual'>

function shiftOf(crew: CrewRow, can: Availability, now: Date | null): ShiftPart {
  const { driver, shift, hours, truckId, plantId, zone } = crew
  const turn = now ? turnNow(can, now) : undefined
  const here = turn && (turn.by === 'on_duty' || turn.by === 'queued') ? turn : undefined
  const span = hours && hours.status !== 'off' ? hours : null
  return {
    driverId: driver.id,
    driverNo: driver.driverNo,
    driverName: driver.driverName,
    phone: driver.phone,
    ...{ truckId, plantId, zone },
    version: shift?.version ?? null,
    status: hours?.status ?? 'none',
    source: shift?.source ?? null,
    startsAt: span?.from ?? null,
    endsAt: span?.until ?? null,
    reason: hours?.status === 'off' ? hours.reason : null,
    here: here ? (here.by as 'on_duty') : null,
    hereFrom: here?.from ?? null,
    latest: (here ?? can.turns.at(-1))?.latest ?? null,
    late: !!turn && !here,
  }
}

/** Off or not rostered, fit to drive, and not at work. */
const mayCome = (crew: CrewRow, can: Availability): boolean =>
  !can.turns.length && !crew.licenceEnded && !crew.outOfService && (!crew.hours || crew.hours.status === 'off')

function freeOn(free: Span | null | undefined, midnight: Date, dutyHours: number) {
  return free && free.from < midnight
    ? { ...free, minutes: Math.min(dutyHours * 60, Math.floor(minutesBetween(free.from, free.until))) }
    : null
}

type Asked = { sql: Sql; day: string; now: Date; only: Parameters<typeof crewsOf>[1]['only'] }

/** When each driver may work on a day, between the last shift before it and the next one, from now on. */
export async function freeTimes({ sql, day, now, only }: Asked): Promise<Map<string, Span | null>> {
  const [before, after] = await Promise.all(
    [addDays(day, -1), addDays(day, 1)].map(each => crewsOf(sql, { day: each, now: null, only })),
  )
  const ids = before!.map(crew => crew.driverId)
  const outs = await lastClockOuts(sql, ids, instantOn(addDays(day, -1), '00:00'), now)
  const next = new Map(after!.map(crew => [crew.driverId, spanOf(crew.hours)?.from ?? null]))
  return new Map(
    before!.map(crew => {
      const midnight = instantOn(day, '00:00', crew.zone)
      const from = midnight < now ? now : midnight
      const rostered = spanOf(crew.hours)?.until
      const out = outs.get(crew.driverId)
      // What was clocked counts; of a shift that has not ended yet, what was rostered.
      const last = out && (!rostered || rostered <= now || out > rostered) ? out : (rostered ?? null)
      const until = instantOn(addDays(day, 2), '00:00', crew.zone)
      return [crew.driverId, freeSpan(crew.rules, { from, until }, last, next.get(crew.driverId) ?? null)] as const
    }),
  )
}

const spanOf = (hours: RosterHours | null): Span | null => (hours && hours.status !== 'off' ? hours : null)

/** The same of one driver, for a write. */
export async function freeTime(work: Work, driverId: string, day: string): Promise<Span | null> {
  const found = await freeTimes({ sql: work.sql, day, now: work.now, only: driverIs(driverId) })
  return found.get(driverId) ?? null
}
