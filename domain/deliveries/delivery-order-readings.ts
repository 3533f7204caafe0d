import type { DecimalText } from '../kit/money'
import { type LedgerKey, type LedgerRow, ledgerRow } from './concrete-ledger-row'

type Read = {
  /** mm; null where nobody measured it. */
  slumpMm: number | null
  slumpMin: number
  slumpMax: number
  waterAddedLitres: DecimalText | null
  /** Minutes from first water to the end of the pour, or to now; null before the first batch. */
  age: number | null
  /** Minutes that the order allows. */
  limit: number
}

/** Water that was added on site changes these; without it they are a matter of the batch. */
const WATER: readonly LedgerKey[] = ['free-water', 'water-cement']

/**
 * What was read on site against what was ordered and against the ledger of the load, which has water and temperature: slump
 * in mm by the product, age in minutes by the discharge limit of the order. What nobody read is left out.
 */
export function siteReadings(read: Read, ledger: readonly LedgerRow[]): LedgerRow[] {
  const watered = Number(read.waterAddedLitres ?? 0) > 0
  const own = ledger.filter(
    ({ key, verdict }) => verdict !== 'unknown' && (key === 'temperature' || (watered && WATER.includes(key))),
  )
  const slump =
    read.slumpMm === null
      ? []
      : [
          ledgerRow({
            key: 'slump',
            name: 'Slump',
            unit: 'mm',
            places: 0,
            value: String(read.slumpMm),
            least: String(read.slumpMin),
            most: String(read.slumpMax),
            source: 'Product',
          }),
        ]
  const age =
    read.age === null
      ? []
      : [
          ledgerRow({
            key: 'age',
            name: 'Age',
            unit: 'min',
            places: 0,
            value: String(read.age),
            most: String(read.limit),
            source: 'Discharge limit of the order',
          }),
        ]
  return [...slump, ...own, ...age]
}
