import type { LedgerRow } from '../deliveries/concrete-ledger-row'
import { compare } from '../kit/money'
import type { PassportProperty } from './pour-passport'

/** What of a ledger tells of the concrete as it was handed over. */
export const PASSPORT_FIGURES = [
  'free-water',
  'water-cement',
  'equivalent-cement',
  'air',
  'temperature',
  'slump',
  'chloride',
  'alkali',
  'carbon',
] as const satisfies readonly LedgerRow['key'][]

/** Each property over the ledgers of the loads: lowest and highest, and how many are outside or unknown. A load without a ledger knows nothing. */
export function passportProperties(ledgers: readonly (readonly LedgerRow[])[]): PassportProperty[] {
  return PASSPORT_FIGURES.flatMap(key => {
    const rows = ledgers.flatMap(ledger => ledger.filter(row => row.key === key))
    const [first] = rows
    if (!first) return []
    const values = rows.flatMap(({ value }) => value ?? []).toSorted(compare)
    const limits = (of: 'least' | 'most') => rows.flatMap(row => row[of] ?? []).toSorted(compare)
    return [
      {
        key,
        name: first.name,
        unit: first.unit,
        lowest: values[0] ?? null,
        highest: values.at(-1) ?? null,
        // Where limits differ between loads, the strictest.
        least: limits('least').at(-1) ?? null,
        most: limits('most')[0] ?? null,
        known: values.length,
        outside: rows.filter(({ verdict }) => verdict === 'above' || verdict === 'below').length,
        unknown: ledgers.length - values.length,
        missing: [...new Set(rows.flatMap(({ missing }) => missing?.text ?? []))],
        source: first.source,
      },
    ]
  })
}
