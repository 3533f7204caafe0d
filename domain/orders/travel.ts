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
}
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
export function travel(from: Place, to: Place, hour: number, { hourly, freeFlowKmh, roadFactor }: TravelTable): Travel {
  within(hour, 'hour', [0, 23])
  const straight = straightKm(from, to)
  const minutes = ((straight * roadFactor) / freeFlowKmh) * 60 * (hourly[Math.floor(hour)] ?? 1)
  return { distanceKm: roadKm(straight, roadFactor), minutes: Math.ceil(minutes) }
}

/** km by road with two decimals, as it is planned and charged: the straight line times the road factor. */
export const roadKm = (straight: number, roadFactor: number): number => Math.round(straight * roadFactor * 100) / 100

const radians = (degrees: number) => (degrees * Math.PI) / 180
