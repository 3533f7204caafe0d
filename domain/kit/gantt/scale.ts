import type { Span } from './bar'

/** The shown hours and how many pixels a minute takes. */
export type Scale = Span & { perMinute: number }

/** Two hours to a whole day across a chart of ordinary width. */
export const NARROWEST = 0.6
export const WIDEST = 12
const STEP = 1.25

export const xOf = (scale: Scale, minute: number): number => (minute - scale.from) * scale.perMinute
export const minuteAt = (scale: Scale, x: number): number => scale.from + x / scale.perMinute
export const widthOf = (scale: Scale): number => (scale.until - scale.from) * scale.perMinute

/** The nearest multiple of a step of minutes. */
export const snap = (minute: number, step = 5): number => Math.round(minute / step) * step

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** One step in (positive) or out, within what can be read. */
export const zoomed = (scale: Scale, steps: number): Scale => ({
  ...scale,
  perMinute: clamp(scale.perMinute * STEP ** steps, NARROWEST, WIDEST),
})

/** So many hours across a width. */
export const showingHours = (scale: Scale, hours: number, width: number): Scale => ({
  ...scale,
  perMinute: clamp(width / (hours * 60), NARROWEST, WIDEST),
})

/** The scroll position that keeps the minute under the pointer where it is, after a change of scale. */
export function scrollKeeping(before: Scale, after: Scale, scrollLeft: number, pointer: number): number {
  return Math.max(0, xOf(after, minuteAt(before, scrollLeft + pointer)) - pointer)
}

/** 367 → 06:07; past midnight the clock begins anew. */
export function clockOf(minute: number): string {
  const whole = ((Math.round(minute) % 1440) + 1440) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** 12 → +12 min, −80 → −1 h 20: a difference as it is said. */
export function differenceOf(minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  const sign = minutes < 0 ? '−' : '+'
  return whole < 60
    ? `${sign}${whole} min`
    : `${sign}${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`
}

/** 190 → 3 h 10 */
export const hoursOf = (minutes: number): string => {
  const whole = Math.abs(minutes)
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`
}
