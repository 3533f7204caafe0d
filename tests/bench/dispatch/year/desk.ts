import { chanceFrom, type FirstLoads } from '~/domain/orders/offer'
import type { Params } from '~/domain/orders/plan/engine/params'
import type { PlanFacts } from '~/domain/orders/plan/facts'
import { roomFor } from '~/domain/orders/plan/offer'
import { type FoundTime, timesFor } from '~/domain/orders/plan/offer-times'
import type { Booking } from './booking'
import { askedFact } from './facts'
import { LOADING, ON_TIME, tableMinutes, type World } from './world'

export type Knowledge = { past: readonly FirstLoads[] }
export type Offered = { start: number; spacing: number; plantId: string; told: number | null }

/** The promise engine asked by a caller: the asked time, or the nearest of the others within the patience; null for none. */
export function offered(
  world: World,
  facts: PlanFacts,
  booking: Booking,
  params: Params,
  { past }: Knowledge,
): Offered | null {
  const asked = askedFact(world, booking, facts.now)
  const room = roomFor(facts, asked, params, ON_TIME)
  const plantIds = asked.plants.map(plant => plant.id)
  const { times } = timesFor(
    room,
    {
      ...{ start: booking.start, spacing: booking.spacing, plantIds, chosen: 0 },
      least: booking.volumes.length > 1 ? booking.unloading : 0,
    },
    (plantId, start, spacing) => objection(world, booking, plantId, start, spacing, facts.now),
  )
  const off = (time: FoundTime) =>
    Math.abs(time.start - booking.start) + (time.spacing - booking.spacing) * (booking.volumes.length - 1)
  const [best] = times.filter(time => off(time) <= booking.patience).sort((a, b) => off(a) - off(b))
  if (!best) return null
  const { start, spacing, plantId } = best
  const plantName = world.plants.find(plant => plant.id === plantId)!.name
  const of = { plantId, plantName, locationId: String(booking.site), hour: Math.floor(start / 60) }
  return { start, spacing, plantId, told: chanceFrom(past, of).chance?.percent ?? null }
}

/** The rules of booking that a time may break: notice and the hours of the plant. */
function objection(
  world: World,
  { site, volumes }: Booking,
  plantId: string,
  start: number,
  spacing: number,
  now: number | null,
) {
  const plant = world.plants.find(each => each.id === plantId)!
  const first = start - LOADING - tableMinutes(plant, world.sites[site]!, start)
  const last = first + (volumes.length - 1) * spacing
  if (now !== null && first < now) return { rule: 'time', message: 'Past' }
  return first < plant.opens || last + LOADING > plant.closes ? { rule: 'hours', message: 'Closed' } : null
}
