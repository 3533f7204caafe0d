import { addMinutes } from '~/domain/kit/time'
import { USUAL_OPTIMIZATION } from '~/domain/orders/plan/config'
import type { FactLoad, FactOrder, FactSpan, PlanFacts } from '~/domain/orders/plan/facts'
import { markOf, placeOf } from '~/domain/orders/plan/frozen'
import { windowOf } from '~/domain/orders/plan/pour-window'
import { type Booking, bookedUnloading, loadsOf, type YearLoad } from './booking'
import { DRUM_LIFE, STRETCH, TABLE, tableMinutes, WASH, type World } from './world'

const START = new Date(Date.UTC(2027, 0, 4))
const MIX = 'c40'

/** An order of the day with its loads as they are. */
export type Pour = { booking: Booking; loads: YearLoad[] }
export type DayState = {
  day: number
  /** Minute of the day, null for a day to come. */
  now: number | null
  pours: Pour[]
  outages: ReadonlyMap<string, FactSpan[]>
}

/** The day as the house reads it. */
export function factsOf(world: World, { now, pours, outages }: DayState): PlanFacts {
  return {
    ...{ orderDate: '2027-01-04', zone: 'UTC', regionId: 'region', regionName: 'Region', now },
    ...{ table: TABLE, washMinutes: WASH, plants: world.plants, incidents: [] },
    trucks: world.trucks.map(truck => ({ ...truck, outages: outages.get(truck.id) ?? [] })),
    orders: pours.flatMap(pour => {
      const loads = pour.loads.filter(load => load.status !== 'cancelled')
      return loads.length ? [orderOf(world, { ...pour, loads }, now)] : []
    }),
  }
}

/** An order that is only asked about: any plant may serve it. */
export function askedFact(world: World, booking: Booking, now: number | null): FactOrder {
  const fact = orderOf(world, { booking, loads: loadsOf(booking) }, now)
  return { ...fact, id: 'asked', no: 'asked', maxPlants: 1, plants: fact.plants.map(each => ({ ...each, penalty: 0 })) }
}

function orderOf(world: World, { booking, loads }: Pour, now: number | null): FactOrder {
  const { id, no, site, spacing, unloading, plantId } = booking
  const config = USUAL_OPTIMIZATION
  const place = world.sites[site]!
  const due = dueOf(booking, loads)
  return {
    ...{ id, no, mergedOrderId: null, customerName: '', projectName: '', locationName: `Site ${site + 1}` },
    ...{ productId: MIX, productCode: MIX, ...place, due, spacing, unloading, pumped: true, loadSize: 900 },
    ...{ drumLife: DRUM_LIFE, priority: 3, certainty: 1, maxPlants: config.maxPlantsPerOrder, closedPlants: [] },
    ...windowOf({ unloading, spacing, pumped: true, loads }, { due, loads: loads.length, now }, config, STRETCH),
    plants: nearestPlants(world, site, due)
      .map(each => ({ ...each, penalty: each.id === plantId ? 0 : config.otherPlantPenalty }))
      .sort((a, b) => a.penalty - b.penalty)
      .map(({ id: plant, penalty }) => ({ id: plant, penalty, minutes: null, hour: null })),
    ...{
      truckTypeId: null,
      passes: [],
      bannedTruckIds: [],
      wishedTruckIds: [],
      otherGroupTruckIds: [],
      extraMinutes: 0,
    },
    loads: loads.map(load => loadFact(load, bookedUnloading(booking, load.volume), now)),
  }
}

/** When its first load was promised, as its later ones say where the site called in late. */
const dueOf = ({ start, spacing }: Booking, loads: readonly YearLoad[]) => {
  const last = loads.at(-1)!
  return Math.max(start, last.promised - (last.no - 1) * spacing)
}

export const nearestPlants = ({ plants, sites }: World, site: number, at: number) =>
  plants.map(plant => ({ id: plant.id, way: tableMinutes(plant, sites[site]!, at) })).sort((a, b) => a.way - b.way)

function loadFact(load: YearLoad, unloading: number, now: number | null): FactLoad {
  const at = (minute: number | null) => (minute === null ? null : addMinutes(START, minute))
  const past = (minute: number | null) => (minute !== null && now !== null && minute <= now ? at(minute) : null)
  const { plan } = load
  const progress = {
    ...{ id: load.id, status: load.status, plantId: plan?.plantId ?? '', batchingPlantId: plan?.lineId ?? null },
    ...{ truckId: plan?.truckId ?? null, lockedByName: null, lockedUntil: null, emodificationPending: false },
    ...{
      plannedBatchAt: at(plan?.begin ?? 0)!,
      plannedOnSiteAt: at(plan?.start ?? 1)!,
      loadingAt: past(load.loadingAt),
    },
    ...{ batchedAt: past(load.leftAt), arrivalAt: null, onSiteAt: past(load.onSiteAt), pourStartAt: past(load.pourAt) },
    ...{ pourEndAt: past(load.endAt), deliveredAt: null },
  }
  return {
    ...{ id: load.id, version: 1, loadNo: load.no, doNumber: null, volume: load.volume, status: load.status },
    ...{ lockedBy: null, mark: markOf(progress, at(now ?? 0)!), promised: load.promised },
    place: plan && placeOf(progress, START, now, unloading),
  }
}
