import type * as z from 'zod'
import { clockOf } from '~/domain/kit/gantt/scale'
import { invalid } from '~/domain/kit/problem'
import { instantOn, minutesBetween } from '~/domain/kit/time'
import type { PlanIncident } from '~/domain/orders/plan/change'
import type { FactIncident, PlanFacts, PlanLoad } from '~/domain/orders/plan/facts'
import { withIncidents, withLateLoad } from '~/domain/orders/plan/incident'

type Told = z.output<typeof PlanIncident>
const DAY_END = 1440

type Struck = {
  after: PlanFacts
  cause: string
  hits(load: PlanLoad): boolean
  /** True where a load of the answer is still made where or by what is out. */
  stillHit(load: PlanLoad): boolean
}

/** The facts after the incident, and which running loads it hits. */
export function struck(facts: PlanFacts, told: Told, now: Date): Struck {
  const start = instantOn(facts.orderDate, '00:00', facts.zone)
  const minute = (instant: Date) => Math.round(minutesBetween(start, instant))
  const from = minute(told.from ? new Date(told.from) : now)
  const until = told.until ? minute(new Date(told.until)) : DAY_END
  const between = `from ${clockOf(from)}${told.until ? ` until ${clockOf(until)}` : ''}`
  const spoken = (words: string) => [words, told.reason].filter(Boolean).join(': ')
  const out = (kind: FactIncident['kind'], id: string, cause: string, isThere: Struck['hits']): Struck => {
    const hits: Struck['hits'] = load => isThere(load) && load.begin < until && load.end > from
    return {
      after: withIncidents(facts, [{ kind, id, from, until, reason: told.reason ?? cause }]),
      cause,
      hits,
      stillHit: hits,
    }
  }
  if (told.kind === 'plant_closed') {
    const plant = facts.plants.find(each => each.id === told.plantId)
    if (!plant) throw invalid('plantId', 'There is no such plant in this region')
    const cause = spoken(`${plant.name} is closed ${between}`)
    return out('plant_closed', plant.id, cause, load => load.plantId === plant.id && load.begin >= from)
  }
  if (told.kind === 'line_down') {
    const line = facts.plants.flatMap(plant => plant.lines).find(each => each.id === told.lineId)
    if (!line) throw invalid('lineId', 'There is no such batching line in this region')
    const cause = spoken(`${line.name} is down ${between}`)
    return out('line_down', line.id, cause, load => load.lineId === line.id && load.begin >= from)
  }
  if (told.kind === 'truck_down') {
    const truck = facts.trucks.find(each => each.id === told.truckId)
    if (!truck) throw invalid('truckId', 'There is no such truck in this region')
    return out(
      'truck_down',
      truck.id,
      spoken(`Truck ${truck.no} is down ${between}`),
      load => load.truckId === truck.id,
    )
  }
  const order = facts.orders.find(each => each.loads.some(load => load.id === told.loadId))
  const load = order?.loads.find(each => each.id === told.loadId)
  if (!order || !load?.place?.truckId) throw invalid('loadId', 'There is no such load on the road or planned')
  return {
    after: withLateLoad(facts, load.id, told.minutes!),
    cause: spoken(`Load ${load.loadNo} of ${order.no} is ${told.minutes} min late`),
    hits: each => each.loadId === load.id,
    stillHit: () => false,
  }
}
