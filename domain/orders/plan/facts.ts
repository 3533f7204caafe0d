import type { TravelTable } from '../travel'

/**
 * A day of a region as it was planned: everything the engine was told and the names people read, kept with the plan so
 * that it can be shown, explained and planned again as it was. Minutes count from 00:00 of the business day in its zone,
 * volumes are integers of 0.01 m³, places are degrees.
 */
export type PlanFacts = {
  orderDate: string
  zone: string
  regionId: string
  regionName: string
  /** Minute of the moment at which the facts were read, null for a day that has not begun. */
  now: number | null
  table: TravelTable
  washMinutes: number
  /** m³ below which a last load is shared with the one before; plans of earlier releases do not say it. */
  minimumLoad?: string
  plants: FactPlant[]
  trucks: FactTruck[]
  orders: FactOrder[]
  /** Accidents of the day that the plan answers; outages stand on the plants and trucks already. */
  incidents: FactIncident[]
}

export type FactIncident = {
  kind: 'plant_closed' | 'line_down' | 'truck_down'
  id: string
  from: number
  until: number
  reason: string
}

export type FactSpan = { from: number; until: number; reason: string | null }

export type FactPlant = {
  id: string
  code: string
  name: string
  latitude: number
  longitude: number
  opens: number
  closes: number
  /** Name of its region where that is another one than the day's. */
  otherRegion?: string
  /** By hour of the day; null is no limit. */
  hourly: (number | null)[]
  /** A plant without batching lines of its own has one whose id is no line's. */
  lines: FactLine[]
}

export type FactLine = {
  id: string
  name: string
  setupMinutes: number
  minutesPerM3: number
  /** Products it has a mix for. */
  mixes: string[]
  outages: FactSpan[]
}

/** The line of a plant that has none on record. */
export const soleLine = (plantId: string): string => `plant:${plantId}`
export const lineIdOf = (lineId: string | null): string | null => (lineId?.startsWith('plant:') ? null : lineId)

export type FactTruck = {
  id: string
  no: string
  typeId: string
  typeName: string
  capacity: number
  groupName: string | null
  driverName: string | null
  mainPlantId: string | null
  /** Where it stands when its shift begins and where it returns to. */
  plantId: string
  shiftFrom: number
  shiftUntil: number
  overtimeUntil: number
  passes: string[]
  outages: FactSpan[]
}

export type FactOrder = {
  id: string
  no: string
  mergedOrderId: string | null
  customerName: string
  projectName: string
  locationName: string
  productId: string
  productCode: string
  latitude: number
  longitude: number
  /** First load on site as promised. */
  due: number
  spacing: number
  unloading: number
  /** One pump takes the trucks one after the other; plans of earlier releases do not say it. */
  pumped?: boolean
  loadSize: number
  drumLife: number
  priority: number
  /** Share of its worth while the site still has to call; 1 for a confirmed order. */
  certainty: number
  maxPlants: number
  /** Window of the first load and the end of the last unloading. */
  from: number
  latestStart: number
  until: number
  maxGap: number
  maxGapStretch: number
  /** Eligible plants with their penalty, best first, and measured ways where the order carries them. */
  plants: { id: string; penalty: number; minutes: number | null; hour: number | null }[]
  /** Why other plants of the region may not. */
  closedPlants: { id: string; rule: string }[]
  truckTypeId: string | null
  passes: string[]
  bannedTruckIds: string[]
  /** Trucks the order asks for; others come where these cannot, at a cost. */
  wishedTruckIds: string[]
  /** Trucks of fleet groups that do not stand by for its project. */
  otherGroupTruckIds: string[]
  /** Hand dosing at the plant before the truck leaves. */
  extraMinutes: number
  loads: FactLoad[]
}

export type FactLoad = {
  id: string
  version: number
  loadNo: number
  doNumber: string | null
  volume: number
  status: string
  lockedBy: string | null
  mark: 'done' | 'frozen' | 'locked' | 'free'
  /** When its site was told that it comes; plans of earlier releases and orders that are only asked about do not say it. */
  promised?: number
  /** When its site asked to have it, for a load that was on call: it is poured by itself. */
  wanted?: number
  /** Where and when it stands now; a frozen load stays there. */
  place: FactPlace | null
}

/** A place without a truck or line is a wish that the engine still has to fill. */
export type FactPlace = {
  plantId: string
  lineId: string | null
  truckId: string | null
  begin: number
  /** Its truck is or will be on site, of a load that has begun or that comes before its turn; unloading begins once there is room. */
  onSite?: number
  start: number
  end: number
}

/** One load of a plan. */
export type PlanLoad = {
  loadId: string
  orderId: string
  plantId: string
  lineId: string | null
  truckId: string
  begin: number
  /** Its truck is on site before its turn to unload; where it is left out, when that turn comes. */
  onSite?: number
  start: number
  end: number
}

/** Loads that the planner may not move. */
export const staysPut = ({ mark, place }: FactLoad): boolean => mark !== 'free' && !!place?.truckId
