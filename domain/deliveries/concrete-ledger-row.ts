import { Decimal } from 'decimal.js'
import { compare, type DecimalText } from '../kit/money'

export type LedgerKey =
  | 'weights'
  | 'batch-water'
  | 'aggregate-water'
  | 'admixture-water'
  | 'site-water'
  | 'free-water'
  | 'water-cement'
  | 'equivalent-cement'
  | 'admixture'
  | 'yield'
  | 'air'
  | 'temperature'
  | 'carbon'
  | 'chloride'
  | 'alkali'
  | 'returned'
  | 'discharged'
  | 'slump'
  | 'age'
  | 'exposure-strength'
  | 'exposure-ratio'
  | 'exposure-cement'
  | 'exposure-air'

/** `no-limit`: nothing is set to judge by; `unknown`: the figure itself is not known, and `missing` says why. */
export type LedgerVerdict = 'within' | 'above' | 'below' | 'no-limit' | 'unknown'
export type LedgerFault = { fault: string; text: string }
export type LedgerRow = {
  key: LedgerKey
  name: string
  unit: string
  value: DecimalText | null
  least: DecimalText | null
  most: DecimalText | null
  verdict: LedgerVerdict
  /** Where the limit comes from, else where the figure comes from. */
  source: string
  missing: LedgerFault | null
}

type Figure = {
  key: LedgerKey
  name: string
  unit: string
  places: number
  value: Decimal | DecimalText | LedgerFault
  least?: Decimal | DecimalText | null
  most?: Decimal | DecimalText | null
  source: string
}

export const isFault = (value: Decimal | DecimalText | LedgerFault): value is LedgerFault =>
  typeof value === 'object' && 'fault' in value

/** A figure is judged as it is shown: rounded half up to its places, and so are its limits. */
export function ledgerRow({ places, value, least, most, ...named }: Figure): LedgerRow {
  const shown = (of: Decimal | DecimalText | null | undefined) =>
    of === null || of === undefined ? null : new Decimal(of).toFixed(places, Decimal.ROUND_HALF_UP)
  const limits = { least: shown(least), most: shown(most) }
  if (isFault(value)) return { ...named, ...limits, value: null, verdict: 'unknown', missing: value }
  const figure = shown(value)!
  return { ...named, ...limits, value: figure, verdict: verdictOf(figure, limits), missing: null }
}

function verdictOf(value: DecimalText, { least, most }: Pick<LedgerRow, 'least' | 'most'>): LedgerVerdict {
  if (most !== null && compare(value, most) > 0) return 'above'
  if (least !== null && compare(value, least) < 0) return 'below'
  return least === null && most === null ? 'no-limit' : 'within'
}

/** What is outside its limits, for whoever has to decide whether the truck leaves. */
export const outsideOf = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.filter(({ verdict }) => verdict === 'above' || verdict === 'below')
