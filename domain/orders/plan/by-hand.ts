import { minutesBetween } from '../../kit/time'

type Agreed = {
  loadId: string
  orderNo: string
  loadNo: number
  startsAt: Date
  plannedOnSiteAt: Date
  plantIds: string[]
}
type Placed = { loadId: string; plantId: string; onSiteAt: Date }
/** How far a start may lie from what was agreed, minutes. */
type Window = { startEarlierMinutes: number; startLaterMinutes: number }

/**
 * Orders of which a plan would move what a person agreed: a load to a plant that was not chosen, a load out of the window
 * around its time, or the first load out of the window around the start, however many small steps led there.
 */
export function movedByHand(agreed: readonly Agreed[], placed: readonly Placed[], window: Window): string[] {
  const placeOf = new Map(placed.map(load => [load.loadId, load]))
  const out = (from: Date, to: Date) => {
    const by = minutesBetween(from, to)
    return by < -window.startEarlierMinutes || by > window.startLaterMinutes
  }
  const moved = agreed.filter(load => {
    const place = placeOf.get(load.loadId)
    if (!place) return false
    return (
      (load.plantIds.length > 0 && !load.plantIds.includes(place.plantId)) ||
      out(load.plannedOnSiteAt, place.onSiteAt) ||
      (load.loadNo === 1 && out(load.startsAt, place.onSiteAt))
    )
  })
  return [...new Set(moved.map(load => load.orderNo))].sort()
}
