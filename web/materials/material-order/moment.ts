import { instantOn, isPlainDate } from '~/domain/kit/time'

/** Day and time as typed, as an instant; what is none stays empty, for the API to refuse with the right words. */
export function momentOf({ day, time }: Record<string, unknown>): string | undefined {
  const clock = String(time || '08:00')
  return isPlainDate(String(day ?? '')) && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock)
    ? instantOn(String(day), clock).toISOString()
    : undefined
}
