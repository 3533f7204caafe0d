import { addMinutes, minutesBetween } from '~/domain/kit/time'
import type { Chain } from './traffic'
import type { Yard } from './yard'

type Truck = Yard['trucks'][number]
type Span = { from: Date; to: Date }

const REST = 12
const STEP = 5

/** A truck with its region and the hours of its driver on the day; null where the driver rests. */
export type Shift = { truck: Truck; regionId: string; span: Span | null }
/** The trucks of a day, and when each is out, by its id. */
export type DayFleet = { shifts: readonly Shift[]; out: Map<string, Span[]> }

/**
 * The truck for a load: of the region, then by the driver whose hours it keeps best, then of the plant before the others; and the
 * chain of the load, held until one is there: a day in which every load is driven, by a truck that is at one place at a time.
 */
export function truckFor(
  { shifts, out }: DayFleet,
  size: string,
  plant: Pick<Yard['plants'][number], 'id' | 'regionId'>,
  chainHeld: (minutes: number) => Chain,
): { truck: Truck; chain: Chain } {
  const fitting = shifts.filter(({ truck }) => truck.maxLoad >= Number(size))
  for (let held = 0; ; held += STEP) {
    const chain = chainHeld(held)
    const free = fitting.filter(({ truck }) => isFree(out.get(truck.id) ?? [], chain))
    const away = ({ regionId }: Shift) => Number(regionId !== plant.regionId)
    const elsewhere = ({ truck }: Shift) => Number(truck.plantId !== plant.id)
    const beyond = ({ span }: Shift) => minutesBeyond(span, chain)
    const trips = ({ truck }: Shift) => out.get(truck.id)?.length ?? 0
    const [best] = free.toSorted(
      (a, b) => away(a) - away(b) || less(beyond(a), beyond(b)) || elsewhere(a) - elsewhere(b) || trips(a) - trips(b),
    )
    if (best) return { truck: best.truck, chain }
  }
}

const spanOf = (chain: Chain): Span => ({ from: chain.calledAt, to: addMinutes(chain.returnedAt, REST) })

/** Infinity less itself is no number. */
const less = (a: number, b: number): number => (a === b ? 0 : a - b)

/** Minutes from the driver's hours to the ends of the trip; who rests is asked last. */
const minutesBeyond = (span: Span | null, { calledAt, returnedAt }: Chain): number =>
  span ? Math.max(0, minutesBetween(calledAt, span.from)) + Math.max(0, minutesBetween(span.to, returnedAt)) : Infinity

const isFree = (spans: readonly Span[], chain: Chain): boolean => {
  const { from, to } = spanOf(chain)
  return spans.every(span => span.to <= from || span.from >= to)
}

export const takeTruck = ({ out }: DayFleet, truck: Truck, chain: Chain): unknown =>
  out.set(truck.id, [...(out.get(truck.id) ?? []), spanOf(chain)])
