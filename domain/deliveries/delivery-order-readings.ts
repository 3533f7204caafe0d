import { type DecimalText, decimal } from '../kit/money'
import { type LedgerKey, type LedgerRow, ledgerRow } from './concrete-ledger-row'
import { outsideWords } from './concrete-ledger-words'
import type { RoadRefusal } from './road-rules'

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

/** What was told just now; what was told before was judged then. */
export type ToldReadings = {
  slumpMm?: number | undefined
  concreteTemperature?: DecimalText | undefined
  waterAddedLitres?: DecimalText | undefined
}

/** Why what was told is not taken without a word: each figure outside its limits. */
export function readingRefusals(told: ToldReadings, readings: readonly LedgerRow[]): RoadRefusal[] {
  const keys: LedgerKey[] = [
    ...(told.slumpMm === undefined ? [] : (['slump'] as const)),
    ...(told.concreteTemperature === undefined ? [] : (['temperature'] as const)),
    ...(told.waterAddedLitres === undefined ? [] : WATER),
  ]
  const rows = readings.filter(({ key }) => keys.includes(key))
  return outsideWords(rows).map(text => ({ rule: 'readings', text }))
}

/**
 * Readings within their limits but close to one: nearer than `percent` of the span between the limits, or of the limit where
 * there is one alone.
 */
export function nearReadings(readings: readonly LedgerRow[], percent: number): LedgerRow[] {
  return readings.filter(({ value, least, most, verdict }) => {
    if (verdict !== 'within' || value === null) return false
    const span = most !== null && least !== null ? decimal(most).minus(least) : decimal(most ?? least ?? '0')
    const margin = span.abs().times(percent).dividedBy(100)
    const rooms = [
      most === null ? [] : [decimal(most).minus(value)],
      least === null ? [] : [decimal(value).minus(least)],
    ]
    return rooms.flat().some(room => room.lessThan(margin))
  })
}
