import { minutesBetween } from '../kit/time'
import { type Place, straightKm } from '../orders/travel'

type Fix = Place & { at: Date; speedKmh: number | null; heading: number | null }
export type TrackPoint = Place & { at: Date; speedKmh: number; heading: number | null; km: number }
export type Stop = Place & { from: Date; to: Date; minutes: number }
export type Track = { points: TrackPoint[]; stops: Stop[]; km: number; topKmh: number; drivingMinutes: number }

/** Standing is within this of where it began, and long enough to be told. */
const STANDING_KM = 0.12
const STOP_MINUTES = 4
/** Nobody knows what a truck did that said nothing for so long. */
const SILENCE_MINUTES = 20
const ROLLING_KMH = 5

/** A day's positions, in order, as a track: km driven, speeds where the device sent none, and where it stood. */
export function trackOf(fixes: readonly Fix[]): Track {
  const points: TrackPoint[] = []
  let km = 0
  let drivingMinutes = 0
  for (const [at, fix] of fixes.entries()) {
    const before = fixes[at - 1]
    const step = before ? straightKm(before, fix) : 0
    const minutes = before ? minutesBetween(before.at, fix.at) : 0
    const speed = fix.speedKmh ?? (minutes > 0 ? (step / minutes) * 60 : 0)
    km += step
    if (minutes <= SILENCE_MINUTES && step > 0.02 && speed >= ROLLING_KMH) drivingMinutes += minutes
    const { latitude, longitude, heading } = fix
    points.push({ latitude, longitude, heading, at: fix.at, speedKmh: Math.round(speed), km: rounded(km) })
  }
  return {
    points,
    stops: stopsOf(points),
    km: rounded(km),
    topKmh: points.reduce((most, point) => Math.max(most, point.speedKmh), 0),
    drivingMinutes: Math.round(drivingMinutes),
  }
}

function stopsOf(points: readonly TrackPoint[]): Stop[] {
  const stops: Stop[] = []
  for (let first = 0; first < points.length; ) {
    let last = first
    while (last + 1 < points.length && straightKm(points[first]!, points[last + 1]!) <= STANDING_KM) last++
    const [from, to] = [points[first]!, points[last]!]
    const minutes = Math.round(minutesBetween(from.at, to.at))
    if (minutes >= STOP_MINUTES)
      stops.push({ latitude: from.latitude, longitude: from.longitude, from: from.at, to: to.at, minutes })
    first = last + 1
  }
  return stops
}

const rounded = (km: number) => Math.round(km * 100) / 100
