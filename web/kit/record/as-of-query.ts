import { instantOn, isPlainDate } from '~/domain/kit/time'

/** The moment in the address, `2026-11-20T10:00` by the office's clocks, as the API takes it; null where there is none. */
export function asOfQuery(request: Request): { at: string } | null {
  const [day = '', time = ''] = (new URL(request.url).searchParams.get('asOf') ?? '').split('T')
  if (!isPlainDate(day) || !/^([01]\d|2[0-3]):[0-5]\d/.test(time)) return null
  return { at: instantOn(day, time.slice(0, 5)).toISOString() }
}
