import { scaleLinear } from 'd3-scale'
import { ticksOf } from './axis'
import type { Frame } from './frame'

/** Places along the base line for things in order, one step apart, with half a step of air at the ends. */
export function placesOf({ plot }: Frame, count: number): (index: number) => number {
  const pad = count > 1 ? Math.min(18, (plot.right - plot.left) / count / 2) : (plot.right - plot.left) / 2
  const scale = scaleLinear([0, Math.max(1, count - 1)], [plot.left + pad, plot.right - pad])
  return index => scale(index)
}

/** A round vertical scale over all values with a little air; it starts at 0 only when asked to, and ends at `most`. */
export function heightsOf({ plot }: Frame, values: readonly number[], fromZero = false, most?: number) {
  const known = values.filter(Number.isFinite)
  const low = fromZero ? Math.min(0, ...known) : Math.min(...known)
  const high = fromZero ? Math.max(0, ...known) : Math.max(...known)
  const air = (high - low || Math.abs(high) || 1) * 0.06
  const domain = known.length === 0 ? [0, 1] : [fromZero && low === 0 ? 0 : low - air, high + air]
  const scale = scaleLinear(domain, [plot.bottom, plot.top]).nice(5)
  if (most !== undefined && scale.domain()[1]! > most) scale.domain([scale.domain()[0]!, most])
  return { y: (value: number) => scale(value), ticks: ticksOf(scale, 5) }
}
