import type { FactIncident, FactLoad, FactSpan, PlanFacts } from './facts'

/** The facts with accidents that were told: what is out is out for the span. */
export function withIncidents(facts: PlanFacts, incidents: readonly FactIncident[]): PlanFacts {
  return incidents.reduce(withIncident, facts)
}

function withIncident(facts: PlanFacts, incident: FactIncident): PlanFacts {
  const span: FactSpan = { from: incident.from, until: incident.until, reason: incident.reason }
  const out = <O extends { outages: FactSpan[] }>(of: O): O => ({ ...of, outages: [...of.outages, span] })
  const affected = { ...facts, incidents: [...facts.incidents, incident] }
  if (incident.kind === 'truck_down')
    return { ...affected, trucks: facts.trucks.map(truck => (truck.id === incident.id ? out(truck) : truck)) }
  const hit = (lineId: string | null, plantId: string) =>
    (incident.kind === 'plant_closed' ? plantId : lineId) === incident.id
  return {
    ...affected,
    orders: facts.orders.map(order => ({ ...order, loads: order.loads.map(load => calledBack(load, incident, hit)) })),
    plants: facts.plants.map(plant => ({
      ...plant,
      lines: plant.lines.map(line =>
        (incident.kind === 'plant_closed' ? plant.id : line.id) === incident.id ? out(line) : line,
      ),
    })),
  }
}

/** A load that is called there and has no ticket yet may be made elsewhere; a ticket belongs to its plant. */
function calledBack(
  load: FactLoad,
  { from, until }: FactIncident,
  hit: (lineId: string | null, plantId: string) => boolean,
): FactLoad {
  const { place } = load
  if (load.status !== 'called' || load.doNumber || load.lockedBy || !place) return load
  if (!hit(place.lineId, place.plantId) || place.begin < from || place.begin >= until) return load
  return { ...load, mark: 'free' }
}

/** A load runs behind: a load that has begun arrives later, one that has not begins later. */
export function withLateLoad(facts: PlanFacts, loadId: string, minutes: number): PlanFacts {
  return {
    ...facts,
    orders: facts.orders.map(order => ({
      ...order,
      loads: order.loads.map(load => {
        if (load.id !== loadId || !load.place) return load
        const { place } = load
        const begin = load.mark === 'free' ? place.begin + minutes : place.begin
        const onSite = place.onSite === undefined ? {} : { onSite: place.onSite + minutes }
        return {
          ...load,
          place: { ...place, ...onSite, begin, start: place.start + minutes, end: place.end + minutes },
        }
      }),
    })),
  }
}
