import { travel } from '../travel'
import type { FactOrder, FactPlant, PlanFacts } from './facts'

const HOURS = 24

/** Minutes of a loaded truck by plant, site and hour, hand dosing before the departure included. */
export function loadedTravel({ plants, table }: PlanFacts, sites: FactOrder[]): number[] {
  return plants.flatMap(plant =>
    sites.flatMap(order => {
      const given = order.plants.find(each => each.id === plant.id)
      return hours(hour => order.extraMinutes + wayMinutes(plant, order, hour, table, given))
    }),
  )
}

/** The way back begins with washing the truck at the site. */
export function emptyTravel({ plants, table, washMinutes }: PlanFacts, sites: FactOrder[]): number[] {
  const fromSites = sites.flatMap(order =>
    plants.flatMap(plant =>
      hours(hour => {
        const given = order.plants.find(each => each.id === plant.id)
        return washMinutes + wayMinutes(plant, order, hour, table, given)
      }),
    ),
  )
  const fromYards = plants.flatMap(from =>
    plants.flatMap(to => hours(hour => (from === to ? 0 : travel(from, to, hour, table).minutes))),
  )
  return [...fromSites, ...fromYards]
}

/** A measured way counts at its hour and follows the traffic at others. */
function wayMinutes(
  plant: FactPlant,
  order: FactOrder,
  hour: number,
  table: PlanFacts['table'],
  given: FactOrder['plants'][number] | undefined,
): number {
  if (!given || given.minutes === null) return travel(plant, order, hour, table).minutes
  const at = table.hourly[given.hour ?? Math.floor(order.due / 60) % HOURS] ?? 1
  return Math.ceil((given.minutes * (table.hourly[hour] ?? 1)) / at)
}

function hours(of: (hour: number) => number): number[] {
  return Array.from({ length: HOURS }, (_, hour) => of(hour))
}
