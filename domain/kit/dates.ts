import { businessDay, clockTime, isPlainDate, SINGAPORE } from './time'

/** The formats of the portal, in one place: dd/MM/yyyy, dd/MM/yyyy HH:mm(:ss), HH:mm. Anything else is refused. */
export function showDate(value: string | null | undefined, zone = SINGAPORE): string {
  if (!value) return ''
  const day = isPlainDate(value) ? value : businessDay(instantOf(value), zone)
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

export const showTime = (value: string | null | undefined, zone = SINGAPORE): string => {
  if (!value) return ''
  return /^([01]\d|2[0-3]):[0-5]\d(:|$)/.test(value) ? value.slice(0, 5) : clockTime(instantOf(value), zone)
}

export const showDateTime = (value: string | null | undefined, zone = SINGAPORE): string =>
  value ? `${showDate(value, zone)} ${showTime(value, zone)}` : ''

export function instantOf(value: string): Date {
  const instant = new Date(value)
  // A script engine takes 30 February for 2 March.
  if (Number.isNaN(instant.getTime()) || !isPlainDate(value.slice(0, 10))) throw new RangeError(`Not a date: ${value}`)
  return instant
}
