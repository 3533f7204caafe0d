import { readDate } from '~/web/kit/dates'

/** Parameters of the address that shape the screen and never reach the API. */
const SCREEN_ONLY = ['cols', 'tab', 'view', 'saved', 'kiosk', 'index', 'edit']

export const SIZES = [25, 50, 100, 200] as const
export const USUAL_SIZE = 50

/** A day as people type it: without JavaScript a filter is sent like that. */
const asDay = (text: string) => (/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? (readDate(text, '') ?? text) : text)

/**
 * The query of a list call from the address of its screen: one-based `page` becomes the zero-based `offset` (a page
 * index), `size` becomes `limit`; empty values and what only the screen knows stay behind.
 */
export function searchOf(request: Request, { size = USUAL_SIZE, drop = [] }: { size?: number; drop?: string[] } = {}) {
  const params = new URL(request.url).searchParams
  const query: Record<string, string> = {}
  for (const [name, value] of params) {
    const ofScreen = [...SCREEN_ONLY, ...drop, 'page', 'size', '_routes'].includes(name) || name.endsWith('Label')
    if (value.trim() && !ofScreen) query[name] = asDay(value.trim())
  }
  query.limit = String(wholeIn(params.get('size'), 1, 200) ?? size)
  query.offset = String((wholeIn(params.get('page'), 1, 100_001) ?? 1) - 1)
  return query
}

export type Sort = { key: string; down: boolean }

export const readSort = (text: string | null): Sort[] =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map(part => ({ key: part.replace(/^-/, ''), down: part.startsWith('-') }))

export const writeSort = (sorts: Sort[]): string => sorts.map(({ key, down }) => (down ? '-' : '') + key).join(',')

/** A click sorts by this column alone, up, then down, then not; with Shift it joins the columns already sorted. */
export function nextSort(sorts: Sort[], key: string, add: boolean): Sort[] {
  const now = sorts.find(sort => sort.key === key)
  const others = add ? sorts.filter(sort => sort.key !== key) : []
  if (!now) return [...others, { key, down: false }]
  return now.down ? others : [...others, { key, down: true }]
}

/** The same address with some parameters changed; anything but the page itself starts again at page one. */
export function withParams(now: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(now)
  if (!('page' in changes)) next.delete('page')
  next.delete('_routes')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const text = next.toString()
  return text ? `?${text}` : '?'
}

export const wholeIn = (text: string | null, least: number, most: number): number | null => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= least && number <= most ? number : null
}
