/** Minutes count from the start of the business day, volumes are integers of 0.01 m³, indices point into the day's lists. */
export type Day = {
  plants: Plant[]
  trucks: Truck[]
  pours: Pour[]
  travel: Travel
  /** Loads that stay as they are: called, locked, batched or inside the freeze horizon. */
  frozen?: Load[]
  /** The plan people already work from; moving away from it costs. */
  published?: Load[]
  /** No load may begin before this minute. */
  now?: number
}

export type Span = { from: number; until: number }

/** A plant without lines loads any truck at once. */
export type Plant = {
  id: string
  opens: number
  closes: number
  lines: Line[]
  /** Volume the plant may batch in each hour of the day; an hour left out has no limit. */
  hourlyVolume?: (number | null)[]
}

export type Line = { id: string; setupMinutes: number; minutesPerM3: number; outages: Span[]; mixes?: string[] }

export type Truck = {
  id: string
  capacity: number
  type?: string
  /** Place where the truck stands when its shift begins. */
  at: number
  /** Plant the truck returns to; its way back counts to the shift. A truck without one ends its day at its last site. */
  home?: number
  shiftFrom: number
  shiftUntil: number
  /** Last minute including the overtime that fatigue rules still leave to the driver. */
  overtimeUntil: number
  passes?: string[]
  outages?: Span[]
  /** It has left its yard for a plant and is there by then. */
  heading?: { plant: number; ready: number }
  /** A fixed unloading time of the truck instead of the rate of the pour. */
  unloadMinutes?: number
}

export type Pour = {
  id: string
  volume: number
  /** First load: not before `from`, wished at `due`, not after `latestStart`. */
  from: number
  due: number
  latestStart: number
  /** End of the last unloading. */
  until: number
  /** Longest pause between two loads before the joint goes cold, and how far it may be stretched at a cost. */
  maxGap: number
  maxGapStretch: number
  /** Shortest time between the starts of two loads: the rate at which the site takes concrete. */
  interval: number
  /** Starts that were promised, by position: what is behind its own may come faster than the interval. */
  promised?: number[]
  unload: { fixed: number; perM3: number }
  /** Minutes from the end of loading to the end of unloading. */
  drumLife: number
  /** Eligible plants with the cost of preferring another one, best first. */
  plants: { plant: number; penalty: number }[]
  maxPlants: number
  mix?: string
  truckTypes?: string[]
  passes?: string[]
  bannedTrucks?: string[]
  /** Trucks the order asks for: others may come, at a cost. */
  wishedTrucks?: string[]
  minCapacity?: number
  /** 1 is served first. */
  priority: number
  /** Share of its worth that counts while nobody knows yet whether it comes; left out it is certain. */
  certainty?: number
  /** Pours of one merged order share a group and are all served or none. */
  group?: string
  /** Volumes of its loads in their order where they are settled, frozen ones included; else trucks are filled. */
  loads?: number[]
  /** Site that wants every truck full, also the last. */
  fullLoads?: boolean
}

/** Places are the pours in order, then the plants, then further yards. A table without hours has one bucket. */
export type Travel = {
  buckets: number
  minutesPerBucket: number
  places: number
  /** [(plant × pours + pour) × buckets + bucket], by departure. */
  loaded: ArrayLike<number>
  /** [(place × plants + plant) × buckets + bucket], by departure. */
  empty: ArrayLike<number>
}

/** One truck load of a pour. `line` is −1 at a plant without lines. */
export type Load = {
  pour: number
  position: number
  volume: number
  truck: number
  plant: number
  line: number
  /** Loading begins, unloading begins, unloading ends. */
  begin: number
  start: number
  end: number
}

/** A load of a plan, with the minute at which its truck is on site where that comes before its turn to unload. */
export type Arriving = Load & { onSite?: number }
