import { addMinutes, instantOn } from '../kit/time'
import { isLate, minutesBehind } from './lateness'
import type { UnservedOrder } from './plan/chart'
import type { FactOrder, FactTruck, PlanFacts, PlanLoad } from './plan/facts'
import type { PlanFigures } from './plan/plan'
import type { PlanTrialColumn, PlanTrialFigure } from './plan-trial'
import { hasShift } from './plan-trial-change'
import type { DrivenLoad } from './plan-trial-day'
import { travel } from './travel'

/** What all columns of a day are held against: its orders with their promises and longest pauses, and its yards. */
export type TrialGround = { facts: PlanFacts; trucks: readonly FactTruck[]; onTimeMinutes: number }

export type Came = Pick<
  DrivenLoad,
  'loadId' | 'orderId' | 'plantId' | 'truckId' | 'begin' | 'arrived' | 'from' | 'until'
>
type Note = PlanTrialColumn['notes'][number]

/** A plan arrives when it unloads. */
export const planned = (load: PlanLoad): Came => ({ ...load, arrived: load.start, from: load.start, until: load.end })

type Planned = { loads: readonly PlanLoad[]; figures: PlanFigures; unserved: readonly Pick<UnservedOrder, 'words'>[] }

/** A plan keeps rules that people may have broken on the day: why it leaves an order out is said. */
export function plannedColumn(
  ground: TrialGround,
  { loads, figures: spent, unserved }: Planned,
  turnedAway: PlanTrialColumn['notes'] = [],
): PlanTrialColumn {
  const { figures } = columnOf(ground, loads.map(planned))
  const notes = [...Map.groupBy(unserved, ({ words }) => words)].map(([words, orders]) => ({
    figure: 'loads' as const,
    words: `${orders.length} ${orders.length === 1 ? 'order' : 'orders'} not served: ${words}`,
  }))
  const { truckMinutes, overtimeMinutes } = spent
  const minutes = { truckMinutes, overtimeMinutes: Math.round(overtimeMinutes) }
  return { figures: { ...figures, ...minutes }, notes: [...notes, ...turnedAway] }
}

/** As recorded; what nobody told is left out of a figure and said, and a figure that nobody told anything of is blank. */
export function happenedColumn(ground: TrialGround, driven: readonly DrivenLoad[]): PlanTrialColumn {
  const known = new Set(ground.facts.orders.flatMap(order => order.loads.map(load => load.id)))
  const loads = driven.filter(load => load.delivered && known.has(load.loadId))
  const { figures, notes } = columnOf(ground, loads)
  const whole = loads.filter(load => load.begin !== null && load.returned !== null)
  const minutes = whole.reduce((sum, load) => sum + Math.max(0, load.returned! - load.begin!), 0)
  const lacking = loads.length - whole.length
  const worked = counted('truckMinutes', 'without a recorded return', minutes, lacking, loads.length)
  const { over, without, trucks } = overtimeOf(ground.trucks, whole)
  const overtime = whole.length
    ? counted('overtimeMinutes', 'without a shift on the roster', over, without, trucks, 'truck')
    : counted('overtimeMinutes', 'without a recorded return', 0, lacking, loads.length)
  return {
    figures: { ...figures, truckMinutes: worked.value, overtimeMinutes: overtime.value },
    notes: [...notes, ...worked.notes, ...overtime.notes],
  }
}

function overtimeOf(trucks: readonly FactTruck[], loads: readonly DrivenLoad[]) {
  const byTruck = [...Map.groupBy(loads, load => load.truckId ?? '')]
  const rostered = byTruck.flatMap(([id, own]) => {
    const truck = trucks.find(each => each.id === id)
    return truck && hasShift(truck) ? [total(own.map(trip => drivenAfter(truck.shiftUntil, trip)))] : []
  })
  return { over: total(rostered), trucks: byTruck.length, without: byTruck.length - rostered.length }
}

/** Nobody recorded who stayed with a truck in its yard, so waiting there between two trips is not counted. */
const drivenAfter = (shiftUntil: number, { begin, returned }: DrivenLoad) =>
  Math.max(0, returned! - Math.max(begin!, shiftUntil))

function counted(figure: PlanTrialFigure, without: string, value: number, missing: number, of: number, noun = 'load') {
  const none = of > 0 && missing === of
  const words = none ? `All ${noun}s are ${without}` : `${missing} of ${of} ${noun}s ${without}, not counted`
  return { value: none ? null : value, notes: missing ? [{ figure, words }] : [] }
}

function columnOf(ground: TrialGround, loads: readonly Came[]): PlanTrialColumn {
  const { facts } = ground
  const notes: Note[] = []
  const tell = (figure: PlanTrialFigure, without: string, value: number, missing: number) => {
    const told = counted(figure, without, value, missing, loads.length)
    notes.push(...told.notes)
    return told.value
  }
  const pours = facts.orders.map(order => pourOf(ground, order, loads))
  const sum = (of: (pour: ReturnType<typeof pourOf>) => number) => pours.reduce((all, pour) => all + of(pour), 0)
  const unarrived = loads.filter(load => load.arrived === null).length
  const unseen = loads.filter(load => load.from === null || load.until === null).length
  const lateLoads = tell(
    'lateLoads',
    'without a recorded arrival',
    sum(pour => pour.late.length),
    unarrived,
  )
  const longGaps = tell(
    'longGaps',
    'without recorded unloading',
    sum(pour => pour.gaps.length),
    unseen,
  )
  const told = (known: number | null, value: number) => (known === null ? null : value)
  return {
    figures: {
      loads: loads.length,
      quantity: cubic(sum(pour => pour.volume)),
      lateFirstLoads: told(
        lateLoads,
        sum(pour => (pour.firstLate ? 1 : 0)),
      ),
      lateLoads,
      lateMinutes: told(
        lateLoads,
        sum(pour => total(pour.late)),
      ),
      longGaps,
      gapMinutes: told(
        longGaps,
        sum(pour => total(pour.gaps)),
      ),
      truckMinutes: null,
      overtimeMinutes: null,
      distance: kilometres(ground, loads, notes),
      trucks: new Set(loads.flatMap(load => load.truckId ?? [])).size,
    },
    notes,
  }
}

/** An order as it was or would be poured: its late loads by the promise, and the pauses of its site beyond the longest. */
export function pourOf({ facts, onTimeMinutes }: TrialGround, order: FactOrder, all: readonly Came[]) {
  const midnight = instantOn(facts.orderDate, '00:00', facts.zone)
  const own = new Map(all.filter(load => load.orderId === order.id).map(load => [load.loadId, load]))
  const came = order.loads.flatMap(load => {
    const found = own.get(load.id)
    return found ? [{ ...found, load }] : []
  })
  const behind = came.map(({ load, arrived }) =>
    load.promised === undefined || arrived === null
      ? 0
      : minutesBehind(addMinutes(midnight, load.promised), addMinutes(midnight, arrived)),
  )
  const arrivals = came.flatMap(({ arrived }) => arrived ?? [])
  const first = order.loads.reduce((a, b) => ((b.promised ?? 0) < (a.promised ?? 0) ? b : a), order.loads[0]!)
  const firstAt = came.findIndex(({ load }) => load === first)
  return {
    volume: came.reduce((sum, { load }) => sum + load.volume, 0),
    late: behind.filter(minutes => isLate(minutes, onTimeMinutes)),
    firstLate: firstAt >= 0 && isLate(behind[firstAt]!, onTimeMinutes),
    gaps: pauses(came.filter(({ load }) => load.wanted === undefined)).flatMap(gap =>
      gap > order.maxGap ? [gap - order.maxGap] : [],
    ),
    arrivedAt: arrivals.length ? addMinutes(midnight, Math.min(...arrivals)) : null,
  }
}

/** Minutes in which nobody unloads between two loads, however many points the site has. */
function pauses(came: readonly Came[]): number[] {
  const seen = came
    .flatMap(({ from, until }) => (from === null || until === null ? [] : [{ from, until }]))
    .sort((a, b) => a.from - b.from)
  let busy = seen[0]?.until ?? 0
  return seen.slice(1).map(({ from, until }) => {
    const pause = from - busy
    busy = Math.max(busy, until)
    return pause
  })
}

/** By the road factor from yard to plant, site and back: in no column has anybody read it from a truck. */
function kilometres({ facts, trucks }: TrialGround, loads: readonly Came[], notes: Note[]): string | null {
  const plants = new Map(facts.plants.map(plant => [plant.id, plant]))
  const sites = new Map(facts.orders.map(order => [order.id, order]))
  const far = (from: Place | undefined, to: Place | undefined) =>
    from && to && from !== to ? Math.round(travel(from, to, 0, facts.table).distanceKm * 100) : 0
  const way = [
    ...Map.groupBy(
      loads.filter(load => load.truckId),
      load => load.truckId,
    ),
  ].reduce((all, [id, own]) => {
    const yard = plants.get(trucks.find(truck => truck.id === id)?.plantId ?? '')
    const tour = own
      .toSorted((a, b) => (a.begin ?? 0) - (b.begin ?? 0))
      .flatMap(load => [plants.get(load.plantId), sites.get(load.orderId)])
    const stops = [yard, ...tour, yard]
    return all + stops.slice(1).reduce((sum, stop, i) => sum + far(stops[i], stop), 0)
  }, 0)
  const without = loads.filter(load => !load.truckId).length
  const told = counted('distance', 'without a truck', way, without, loads.length)
  notes.push(...told.notes)
  return told.value === null ? null : cubic(told.value)
}

type Place = { latitude: number; longitude: number }

export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
export const cubic = (hundredths: number) => (hundredths / 100).toFixed(2)
