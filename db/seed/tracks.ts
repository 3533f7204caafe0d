import { addDays, addMinutes, instantOn, minutesBetween } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { type LoadRoute, type PositionReport, positionOnRoute, trackOnRoute } from '../demo/truck-routes'
import { fleetActions, truckPositions } from '../fleet/history-tables'
import { dutyEvents } from '../fleet/tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import type { Day, Load } from './day'
import type { Site } from './sites'
import type { Yard } from './yard'

/** Tracks are kept for the last days, duty and calls for three weeks. */
const TRACKED_DAYS = 2
const DUTY_DAYS = 20

/** Where the trucks were, how long their drivers worked and when the yard called them. */
export async function seedTracks(seed: Seed, yard: Yard, sites: readonly Site[], days: readonly Day[]): Promise<void> {
  const { sql, today, now } = seed
  const plants = new Map(yard.plants.map(plant => [plant.id, plant]))
  const places = new Map(sites.map(site => [site.locationId, site]))
  const seen = new Set<string>()
  const recent = days.filter(({ day }) => day <= today && day >= addDays(today, -DUTY_DAYS))
  for (const { day, loads } of recent) {
    const carried = loads.filter(load => load.truckId && (load.calledAt as Date | null))
    if (day >= addDays(today, -TRACKED_DAYS)) {
      const ways = carried.map(load => wayOf(load, plants.get(load.plantId)!, places.get(load.locationId)!))
      const lines = [...ways, ...between(ways)].flatMap(({ way, from, until }) => {
        const track = trackOnRoute(way, from, until < now ? until : now, 1.5, 6)
        return until < now ? [...track, positionOnRoute(way, until)] : track
      })
      if (day === today)
        lines.push(
          ...standing(
            yard,
            plants,
            ways.map(({ way }) => way.truckId),
            now,
          ),
        )
      await bulkInsert(sql, truckPositions, once(lines, seen))
    }
    await bulkInsert(
      sql,
      fleetActions,
      carried.map(load => called(load, yard, plants)),
    )
    if (day < today) await bulkInsert(sql, dutyEvents, dutyOf(day, carried))
  }
}

function wayOf(
  load: Load,
  plant: LoadRoute['plant'],
  site: LoadRoute['site'],
): { way: LoadRoute; from: Date; until: Date } {
  const { chain } = load
  const way = { truckId: load.truckId!, plant, site, ...pick(chain, load) }
  return { way, from: chain.generatedAt, until: load.returnedAt ? chain.returnedAt : new Date(8.64e15) }
}

type Leg = ReturnType<typeof wayOf>

/** A truck that loads at another plant drives over there first. */
function between(ways: readonly Leg[]): Leg[] {
  return [...Map.groupBy(ways, ({ way }) => way.truckId).values()].flatMap(own => {
    const inOrder = own.sort((a, b) => a.from.getTime() - b.from.getTime())
    return inOrder.flatMap((leg, at) => {
      const before = inOrder[at - 1]
      if (!before || before.way.plant === leg.way.plant) return []
      const leftAt = new Date(Math.max(before.until.getTime() + 60_000, addMinutes(leg.from, -30).getTime()))
      if (leftAt >= leg.from) return []
      const way = { ...leg.way, plant: before.way.plant, site: leg.way.plant, leftAt, onSiteAt: leg.from }
      return [{ way: { ...way, pourEndAt: null, returnedAt: null }, from: leftAt, until: addMinutes(leg.from, -0.5) }]
    })
  })
}

/** What the load has not reached yet is expected as its chain says. */
const pick = (chain: Load['chain'], { leftAt, pourEndAt }: Load) => ({
  leftAt: leftAt ? chain.leftAt : null,
  onSiteAt: chain.onSiteAt,
  pourEndAt: pourEndAt ? chain.pourEndAt : null,
  returnedAt: chain.returnedAt,
})

/** Trucks without a load stand in their yards and say so now and then. */
function standing(yard: Yard, plants: Map<string, LoadRoute['plant']>, out: string[], now: Date): PositionReport[] {
  const busy = new Set(out)
  return yard.trucks
    .filter(truck => !busy.has(truck.id))
    .flatMap(truck => {
      const plant = plants.get(truck.plantId)!
      const way = {
        truckId: truck.id,
        plant,
        site: plant,
        leftAt: null,
        onSiteAt: null,
        pourEndAt: null,
        returnedAt: null,
      }
      return [60, 40, 20, 2].map(minutes => positionOnRoute(way, addMinutes(now, -minutes)))
    })
}

/** A truck says one thing a moment, also where a load of the day before is still out. */
function once(lines: readonly PositionReport[], seen: Set<string>) {
  const rows = new Map(lines.map(row => [`${row.truckId} ${row.at.getTime()}`, { ...row, receivedAt: row.at }]))
  const fresh = [...rows].filter(([key]) => !seen.has(key))
  for (const [key] of fresh) seen.add(key)
  return fresh.map(([, row]) => row)
}

function called(load: Load, yard: Yard, plants: Map<string, { plantCode: string } & LoadRoute['plant']>) {
  const at = yard.trucks.findIndex(truck => truck.id === load.truckId)
  return {
    id: newId((load.calledAt as Date).getTime()),
    at: load.calledAt as Date,
    kind: 'queue',
    action: 'called',
    truckId: load.truckId ?? null,
    truckNo: `M${String(at + 1).padStart(3, '0')}`,
    driverId: load.driverId ?? null,
    driverName: yard.trucks[at]?.driverName ?? null,
    plantId: load.plantId,
    deliveryOrderId: load.id,
    detail: plants.get(load.plantId)?.plantCode ?? null,
    byName: 'Batcher',
    source: 'person',
    words: '',
  }
}

/** A gap this long between two loads is spent off duty, minutes; a shorter one from this on is a meal. */
const OFF_DUTY = 100
const MEAL = 46

/** The shifts around the loads of a day: a meal in the first gap that allows it, home in a long one. */
function dutyOf(day: string, loads: readonly Load[]) {
  const ofDriver = Map.groupBy(loads, load => load.driverId!)
  return [...ofDriver].flatMap(([driverId, own]) => {
    const chains = own.map(({ chain }) => chain).sort((a, b) => a.calledAt.getTime() - b.calledAt.getTime())
    const line = (event: string, at: Date) => ({ id: newId(at.getTime()), driverId, event, at, demo: true })
    const lines = [line('clock_in', addMinutes(chains[0]!.calledAt, -25))]
    let since = chains[0]!.calledAt
    let rested = false
    for (const [at, { returnedAt }] of chains.entries()) {
      const next = chains[at + 1]?.calledAt
      const gap = next ? minutesBetween(returnedAt, next) : Number.POSITIVE_INFINITY
      if (gap > OFF_DUTY) {
        lines.push(line('clock_out', addMinutes(returnedAt, 20)))
        if (next) lines.push(line('clock_in', addMinutes(next, -25)))
        since = next ?? since
        rested = false
      } else if (
        !rested &&
        gap >= MEAL &&
        (returnedAt >= instantOn(day, '11:00') || minutesBetween(since, returnedAt) > 240)
      ) {
        lines.push(line('break_start', returnedAt), line('break_end', addMinutes(returnedAt, 45)))
        rested = true
      }
    }
    return lines
  })
}
