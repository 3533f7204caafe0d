import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { seenWorkingPlants } from '~/db/orders/supply-plants'
import type { IncidentAnswer, PlanIncident } from '~/domain/orders/plan/change'
import type { FactOrder, PlanFacts, PlanLoad } from '~/domain/orders/plan/facts'
import { travel } from '~/domain/orders/travel'

const NAMED = 3
const DAY_END = 1440

/** Where a plant or line is out, plants of other regions may help, as far as the person sees them. */
export async function otherRegionsPlants(work: Work, told: z.output<typeof PlanIncident>): Promise<string[]> {
  if (told.kind !== 'plant_closed' && told.kind !== 'line_down') return []
  const plants = await seenWorkingPlants(work.sql, work.by)
  return plants.filter(plant => plant.regionId !== told.regionId).map(plant => plant.id)
}

type Near = (order: FactOrder, load: PlanLoad) => IncidentAnswer['affected'][number]['otherPlants']

/** The plants of the day, those of other regions among them, that have the mix and are open then: nearest first. */
export async function nearestPlants(work: Work, { regionName, plants, table }: PlanFacts): Promise<Near> {
  const seen = new Set((await seenWorkingPlants(work.sql, work.by)).map(plant => plant.id))
  return (order, load) =>
    plants
      .filter(plant => seen.has(plant.id) && plant.id !== load.plantId)
      .filter(plant => load.begin >= plant.opens && load.begin < plant.closes)
      .filter(({ id }) => !order.closedPlants.some(each => each.id === id && each.rule !== 'too-far'))
      .filter(plant =>
        plant.lines.some(
          line =>
            line.mixes.includes(order.productId) &&
            !line.outages.some(({ from, until }) => load.begin >= from && load.begin < until),
        ),
      )
      .map(plant => ({
        plantId: plant.id,
        plantName: plant.name,
        regionName: plant.otherRegion ?? regionName,
        travelMinutes: travel(plant, order, Math.floor((((load.begin % DAY_END) + DAY_END) % DAY_END) / 60), table)
          .minutes,
      }))
      .sort((a, b) => a.travelMinutes - b.travelMinutes)
      .slice(0, NAMED)
}
