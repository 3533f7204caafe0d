import { type FactOrder, type FactPlace, staysPut } from './facts'
import { pointsOf } from './pours'

/**
 * When the trucks of an order are really unloaded: one after the other at each point, in the order in which they come. What
 * is poured or pouring is a fact and stays. On the running day a truck that is still to be called comes when it was planned
 * and waits for its turn as well; on a day to come its load can be moved, and stays where it is. By load.
 */
export function turnsAtPump(order: FactOrder, now: number | null): Map<string, FactPlace> {
  return new Map(
    pointsOf(order).flatMap(({ loads }) => {
      const places = loads.flatMap(load =>
        load.place?.truckId && (staysPut(load) || now !== null) ? [{ load, place: load.place }] : [],
      )
      let free = -Infinity
      return places
        .sort((a, b) => a.place.start - b.place.start || a.load.loadNo - b.load.loadNo)
        .map(({ load, place }): [string, FactPlace] => {
          const late = BEGUN.has(load.status) ? 0 : Math.max(0, free - place.start)
          free = Math.max(free, place.end + late)
          return [
            load.id,
            late ? { onSite: place.start, ...place, start: place.start + late, end: place.end + late } : place,
          ]
        })
    }),
  )
}

const BEGUN: ReadonlySet<string> = new Set(['pouring', 'delivered', 'returned'])
