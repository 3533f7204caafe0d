import { within } from '../kit/within'

/** Degrees. */
export type Place = { latitude: number; longitude: number }
export type TravelTable = {
  /** Factor on the free-flow time by hour of the day, 24 entries. */
  hourly: readonly number[]
  /** Speed of a loaded mixer on a free road, km/h. */
  freeFlowKmh: number
  /** Road distance over straight distance. */
  roadFactor: number
  /** What a routing service said of single ways (wayKey); the others go by the straight line. */
  ways?: Readonly<Record<string, RoadWay>>
}
/** On a free road. */
export type RoadWay = { minutes: number; km: number }
export type Travel = { distanceKm: number; minutes: number }

const EARTH_KM = 6371.0088

/** Great-circle distance in km (haversine). */
export function straightKm(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude))
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Road distance in km and whole minutes of driving when leaving in an hour of the day (0…23). */
export function travel(from: Place, to: Place, hour: number, table: TravelTable): Travel {
  within(hour, 'hour', [0, 23])
  const { hourly, freeFlowKmh, roadFactor } = table
  const factor = hourly[Math.floor(hour)] ?? 1
  const told = toldWay(from, to, table)
  if (told) return { distanceKm: roadKm(told.km, 1), minutes: Math.ceil(told.minutes * factor) }
  const straight = straightKm(from, to)
  const minutes = ((straight * roadFactor) / freeFlowKmh) * 60 * factor
  return { distanceKm: roadKm(straight, roadFactor), minutes: Math.ceil(minutes) }
}

/**
 * Whole minutes of driving that are left of a way to whoever is somewhere on it: where a routing service told the whole way,
 * the share of it that the straight line has left; else the straight line from there.
 */
export function travelOn(
  at: Place,
  { from, to }: { from: Place; to: Place },
  hour: number,
  table: TravelTable,
): Travel {
  const told = toldWay(from, to, table)
  const whole = straightKm(from, to)
  if (!told || whole === 0) return travel(at, to, hour, table)
  const share = straightKm(at, to) / whole
  // A share of half is no hair above half: minutes are counted up from there.
  const rest = { minutes: Number((told.minutes * share).toFixed(6)), km: told.km * share }
  return travel(at, to, hour, { ...table, ways: { [wayKey(at, to)]: rest } })
}

/** Ways are told from plants to sites; back it is as far. */
export const toldWay = (from: Place, to: Place, { ways }: TravelTable): RoadWay | undefined =>
  ways?.[wayKey(from, to)] ?? ways?.[wayKey(to, from)]

/** Five decimals of a degree are about a metre. */
export const pinOf = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
})
export const wayKey = (from: Place, to: Place): string => `${spot(from)}>${spot(to)}`
const spot = (of: Place) => `${of.latitude.toFixed(5)},${of.longitude.toFixed(5)}`

/** km by road with two decimals, as it is planned and charged: the straight line times the road factor. */
export const roadKm = (straight: number, roadFactor: number): number => Math.round(straight * roadFactor * 100) / 100

const radians = (degrees: number) => (degrees * Math.PI) / 180
