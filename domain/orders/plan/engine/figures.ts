import type { Day, Load } from './day'

/** What a plan achieves, counted from the day and its loads alone. Volumes in m³, times in minutes. */
export type Figures = {
  servedVolume: number
  unservedPours: number
  lateMinutes: number
  gapMinutes: number
  /** From leaving the yard to being home again, without the time a truck stands unused between two trips. */
  truckMinutes: number
  /** The same with that time. */
  shiftMinutes: number
  trucks: number
}

export function figuresOf(day: Day, loads: Load[]): Figures {
  const byPour = day.pours.map((_, o) => loads.filter(load => load.pour === o).sort((a, b) => a.start - b.start))
  const byTruck = day.trucks.map((_, k) => loads.filter(load => load.truck === k).sort((a, b) => a.begin - b.begin))
  const tours = byTruck.flatMap((tour, k) => (tour.length > 0 ? [tourTimes(day, k, tour)] : []))
  return {
    servedVolume: loads.reduce((sum, load) => sum + load.volume, 0) / 100,
    unservedPours: byPour.filter((own, o) => own.reduce((sum, load) => sum + load.volume, 0) < day.pours[o]!.volume)
      .length,
    lateMinutes: sum(byPour.map((own, o) => (own[0] ? Math.max(0, own[0].start - day.pours[o]!.due) : 0))),
    gapMinutes: sum(byPour.map((own, o) => gapMinutes(own, day.pours[o]!.maxGap))),
    truckMinutes: sum(tours.map(tour => tour.work)),
    shiftMinutes: sum(tours.map(tour => tour.span)),
    trucks: tours.length,
  }
}

function gapMinutes(own: Load[], maxGap: number) {
  return sum(own.slice(1).map((load, i) => Math.max(0, load.start - own[i]!.end - maxGap)))
}

function tourTimes(day: Day, k: number, tour: Load[]) {
  const { at, home } = day.trucks[k]!
  let place = at
  let free = tour[0]!.begin
  let driven = 0
  for (const load of tour) {
    driven += way(day, place, load.plant, place === at ? load.begin : free)
    place = load.pour
    free = load.end
  }
  const out = way(day, at, tour[0]!.plant, tour[0]!.begin)
  const back = home === undefined ? 0 : way(day, place, home, free)
  return {
    work: driven + back + sum(tour.map(load => load.end - load.begin)),
    span: free + back - tour[0]!.begin + out,
  }
}

function way({ travel, plants }: Day, place: number, plant: number, depart: number) {
  const hour = Math.min(travel.buckets - 1, Math.max(0, Math.floor(depart / travel.minutesPerBucket)))
  return travel.empty[(place * plants.length + plant) * travel.buckets + hour]!
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}
