import type { ChartPoint } from './drawing'

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

/**
 * Where the focus goes from a point: left and right along its series, up and down to the point of the neighbouring series that
 * is nearest across, Home and End to the ends of the series. It stays put at an edge.
 */
export function walkPoints(points: readonly ChartPoint[], from: number, key: WalkKey): number {
  const here = points[from]
  if (!here) return points.length > 0 ? 0 : -1
  const own = seriesPlaces(points, here.series)
  const at = own.indexOf(from)
  if (key === 'Home') return own[0]!
  if (key === 'End') return own.at(-1)!
  if (key === 'ArrowLeft') return own[Math.max(0, at - 1)]!
  if (key === 'ArrowRight') return own[Math.min(own.length - 1, at + 1)]!
  const names = [...new Set(points.map(point => point.series))]
  const next = names[names.indexOf(here.series) + (key === 'ArrowDown' ? 1 : -1)]
  return next === undefined ? from : nearest(points, seriesPlaces(points, next), here.x)
}

export function isWalkKey(key: string): key is WalkKey {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)
}

function seriesPlaces(points: readonly ChartPoint[], series: string): number[] {
  const places = points.flatMap((point, index) => (point.series === series ? [index] : []))
  return places.sort((a, b) => points[a]!.x - points[b]!.x || a - b)
}

function nearest(points: readonly ChartPoint[], places: readonly number[], x: number): number {
  return places.reduce((best, place) => (Math.abs(points[place]!.x - x) < Math.abs(points[best]!.x - x) ? place : best))
}
