import { addMinutes } from '~/domain/kit/time'
import type { Chain } from './traffic'
import type { Yard } from './yard'

type Truck = Yard['trucks'][number]
type Span = { from: Date; to: Date }
/** When each truck of the day is out, by its id. */
export type Busy = Map<string, Span[]>

const REST = 12
const STEP = 5

/**
 * The truck for a load, one of its own plant before the others, and the minutes that the load is held until one is there:
 * a day in which every load is driven, by a truck that is at one place at a time.
 */
export function truckFor(
  trucks: readonly Truck[],
  busy: Busy,
  plantId: string,
  chainHeld: (minutes: number) => Chain,
): { truck: Truck; chain: Chain } {
  for (let held = 0; ; held += STEP) {
    const chain = chainHeld(held)
    const free = trucks.filter(of => isFree(busy.get(of.id) ?? [], chain))
    const truck = free.find(of => of.plantId === plantId) ?? free[0]
    if (truck) return { truck, chain }
  }
}

const spanOf = (chain: Chain): Span => ({ from: chain.calledAt, to: addMinutes(chain.returnedAt, REST) })

const isFree = (spans: readonly Span[], chain: Chain): boolean => {
  const { from, to } = spanOf(chain)
  return spans.every(span => span.to <= from || span.from >= to)
}

export const takeTruck = (busy: Busy, truck: Truck, chain: Chain): unknown =>
  busy.set(truck.id, [...(busy.get(truck.id) ?? []), spanOf(chain)])
