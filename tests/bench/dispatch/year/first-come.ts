import type { YearLoad } from './booking'
import { nearestPlants, type Pour } from './facts'
import { begin, type Dispatcher, freeLine, isOut, type Live, moveTo } from './live'
import { LOADING, tableMinutes, WASH } from './world'

/**
 * A dispatcher without look-ahead: whoever needs a load first gets the free truck that is nearest to the plant nearest to the
 * site, else the first that gets free. A truck goes back to where it is nearest.
 */
export const firstCome: Dispatcher = {
  look(live) {
    const reserved = new Set<string>()
    for (const { pour, load } of needed(live)) {
      const plantId = nearestPlants(live.world, pour.booking.site, live.now)[0]!.id
      const truckId = load.plan?.truckId ?? nearestTruck(live, plantId, pour, load, reserved)
      if (!truckId) continue
      reserved.add(truckId)
      const standing = live.trucks.get(truckId)!
      if (isOut(live, truckId, live.now)) load.plan = null
      else if (standing.plantId !== plantId) {
        load.plan = { plantId, lineId: null, truckId, begin: live.now, start: live.now + leadOf(live, plantId, pour) }
        moveTo(live, truckId, plantId)
      } else if (standing.readyAt <= live.now) {
        const lineId = freeLine(live, plantId)
        if (lineId) begin(live, pour, load, truckId, lineId)
      }
    }
  },
  homeOf: ({ world, now }, _, pour) => nearestPlants(world, pour.booking.site, now)[0]!.id,
}

/** Loads whose batching is due, the earliest promise first. */
function needed(live: Live) {
  return live.pours
    .flatMap(pour => pour.loads.flatMap(load => (load.status === 'planned' ? { pour, load } : [])))
    .filter(({ pour, load }) => {
      const plantId = nearestPlants(live.world, pour.booking.site, live.now)[0]!.id
      return load.promised - leadOf(live, plantId, pour) <= live.now
    })
    .sort((a, b) => a.load.promised - b.load.promised || (a.pour.booking.no < b.pour.booking.no ? -1 : 1))
}

const wayOf = ({ world, now }: Live, plantId: string, pour: Pour) => {
  const plant = world.plants.find(each => each.id === plantId)!
  return tableMinutes(plant, world.sites[pour.booking.site]!, now)
}
const leadOf = (live: Live, plantId: string, pour: Pour) => LOADING + wayOf(live, plantId, pour)

function nearestTruck(live: Live, plantId: string, pour: Pour, load: YearLoad, reserved: Set<string>): string | null {
  const { world, now } = live
  const plant = world.plants.find(each => each.id === plantId)!
  const taken = new Set(
    live.pours.flatMap(({ loads }) =>
      loads.flatMap(each => (each.plan?.truckId && each.status === 'planned' ? [each.plan.truckId] : [])),
    ),
  )
  const home =
    now + leadOf(live, plantId, pour) + (pour.booking.unloading * load.volume) / 900 + WASH + wayOf(live, plantId, pour)
  const free = world.trucks.flatMap(truck => {
    const { load: on, readyAt, plantId: at } = live.trucks.get(truck.id)!
    if (on || readyAt > now || now < truck.shiftFrom || reserved.has(truck.id) || taken.has(truck.id)) return []
    if (isOut(live, truck.id, now)) return []
    const way = tableMinutes(world.plants.find(each => each.id === at)!, plant, now)
    return home + (at === plantId ? 0 : way) <= truck.overtimeUntil
      ? [{ id: truck.id, way: at === plantId ? 0 : way }]
      : []
  })
  return free.sort((a, b) => a.way - b.way)[0]?.id ?? null
}
