import { readDate } from '~/web/kit/dates'

/** The filters of a history from its address, dates as the API wants them; half a date is left out. */
export function historyFilters(params: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of ['kind', 'keyword']) {
    const value = params.get(name)?.trim()
    if (value) query[name] = value
  }
  for (const name of ['fromDate', 'toDate']) {
    const day = typedDay(params.get(name))
    if (day) query[name] = day
  }
  return query
}

/** A whole date of an address; words that count from today have no today there. */
export const typedDay = (text: string | null): string | null => (/^\d/.test(text ?? '') ? readDate(text!, '') : null)
