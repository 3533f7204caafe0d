import { type FactOrder, type FactPlace, staysPut } from './facts'
import { pointsOf } from './pours'

/**
 * When the trucks of an order that are loaded or called are really unloaded: one after the other at each point, in the order
 * in which they come. What is poured or pouring is a fact, and what is still planned can be moved; both stay. By load.
 */
export function turnsAtPump(order: FactOrder): Map<string, FactPlace> {
  return new Map(
    pointsOf(order).flatMap(({ loads }) => {
      const places = loads.flatMap(load => (staysPut(load) && load.place ? [{ load, place: load.place }] : []))
      let free = -Infinity
      return places
        .sort((a, b) => a.place.start - b.place.start || a.load.loadNo - b.load.loadNo)
        .map(({ load, place }): [string, FactPlace] => {
          const late = BEGUN.has(load.status) ? 0 : Math.max(0, free - place.start)
          free = Math.max(free, place.end + late)
          return [load.id, late ? { ...place, start: place.start + late, end: place.end + late } : place]
        })
    }),
  )
}

const BEGUN: ReadonlySet<string> = new Set(['pouring', 'delivered', 'returned'])
