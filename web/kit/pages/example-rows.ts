import { byName } from '~/domain/kit/collation'
/** Made-up rows for the pages that show the kit; no record of the portal is behind them. */
export type ExampleRow = {
  id: string
  code: string
  site: string
  customer: string
  status: string
  volume: string
  amount: string
  day: string
  active: boolean
  version: number
}

const SITES = [
  'Tuas Bay Drive',
  'Jurong Region Line JS7',
  'Marina South Pier',
  'Bidadari Park',
  'Punggol Digital',
  'Changi East Terminal',
  'Tengah Garden',
  'Woodlands North',
  'Sungei Kadut',
  'Loyang Way',
]
const CUSTOMERS = [
  'Hock Seng Builders',
  'Lian Piling',
  'Straits Civil',
  'Keppel Bay Works',
  'Ang Mo Construction',
  'Temasek Tunnels',
]
const STATUSES = ['draft', 'confirmed', 'on_hold', 'in_progress', 'completed', 'cancelled']
const COUNT = 237

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!

export const EXAMPLE_ROWS: readonly ExampleRow[] = Array.from({ length: COUNT }, (_, index) => {
  const volume = 18 + ((index * 37) % 160)
  return {
    id: `example-${index + 1}`,
    code: `TU-26-${String(index + 1).padStart(6, '0')}`,
    site: pick(SITES, index * 7 + 3),
    customer: pick(CUSTOMERS, index * 5 + 1),
    status: pick(STATUSES, index * 11 + 2),
    volume: `${volume}.00`,
    amount: `${(volume * 112.5).toFixed(2)}`,
    day: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
    active: index % 6 !== 0,
    version: 1,
  }
})

export const EXAMPLE_STATUSES = STATUSES

/** Filters, sorts and pages the example as a list call of the API would. */
export function examplePage(query: Record<string, string | undefined>) {
  const keyword = (query.keyword ?? '').toLowerCase()
  const found = EXAMPLE_ROWS.filter(
    row =>
      (!keyword || `${row.code} ${row.site} ${row.customer}`.toLowerCase().includes(keyword)) &&
      (!query.status || row.status === query.status) &&
      (!query.customer || row.customer.toLowerCase().includes(query.customer.toLowerCase())),
  )
  const sorted = [...found].sort((a, b) => compare(a, b, query.sort ?? 'code'))
  const limit = Number(query.limit ?? 50)
  const offset = Number(query.offset ?? 0)
  const volume = found.reduce((sum, row) => sum + Number(row.volume), 0)
  return { rows: sorted.slice(offset * limit, (offset + 1) * limit), total: found.length, volume: volume.toFixed(2) }
}

function compare(a: ExampleRow, b: ExampleRow, sort: string): number {
  for (const part of sort.split(',')) {
    const key = part.replace(/^-/, '') as keyof ExampleRow
    const [one, other] = [a[key], b[key]]
    const order =
      key === 'volume' || key === 'amount' ? Number(one) - Number(other) : byName(String(one), String(other))
    if (order) return part.startsWith('-') ? -order : order
  }
  return 0
}
