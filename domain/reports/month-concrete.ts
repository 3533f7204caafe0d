import type { ConcreteLedger } from '../deliveries/concrete-ledger'
import { type LedgerKey, type LedgerRow, outsideOf } from '../deliveries/concrete-ledger-row'
import { byText } from '../kit/collation'
import { type DecimalText, decimal, sum } from '../kit/money'

export type LedgerOfLoad = { doNumber: string; doDate: string; productCode: string; ledger: ConcreteLedger }
/** Means by m³ of the loads whose figure is known. */
export type MonthConcrete = {
  loads: number
  weighed: number
  freeWater: { value: DecimalText | null; loads: number }
  waterCement: { value: DecimalText | null; loads: number; above: number }
  carbon: { value: DecimalText | null; loads: number }
  /** Loads with a figure outside its limit, the latest first; weights outside their tolerance are told by material. */
  outside: { doNumber: string; doDate: string; productCode: string; figures: LedgerRow[] }[]
}
const MOST = 50

/** The ledgers of a month as one account; a load without weights counts as a load and says nothing more. */
export function monthConcrete(loads: readonly LedgerOfLoad[]): MonthConcrete {
  const ledgers = loads.map(({ ledger }) => ledger)
  const above = ledgers.filter(of => figure(of, 'water-cement')?.verdict === 'above')
  return {
    loads: loads.length,
    weighed: ledgers.filter(({ rows }) => rows.length).length,
    freeWater: mean(ledgers, 'free-water', 1),
    waterCement: { ...mean(ledgers, 'water-cement', 3), above: above.length },
    carbon: mean(ledgers, 'carbon', 1),
    outside: loads
      .map(({ ledger, ...of }) => ({ ...of, figures: outsideOf(ledger.rows).filter(({ key }) => key !== 'weights') }))
      .filter(({ figures }) => figures.length)
      .sort((a, b) => byText(b.doDate, a.doDate) || byText(b.doNumber, a.doNumber))
      .slice(0, MOST),
  }
}

const figure = ({ rows }: ConcreteLedger, key: LedgerKey) => rows.find(row => row.key === key)

/** What a load gives to a mean by m³, and of how many m³; null where its figure is not known. */
export function ledgerPart(of: ConcreteLedger, key: LedgerKey): { part: DecimalText; cubicMetres: DecimalText } | null {
  const value = figure(of, key)?.value
  return value ? { part: decimal(value).times(of.cubicMetres).toFixed(), cubicMetres: of.cubicMetres } : null
}

function mean(ledgers: readonly ConcreteLedger[], key: LedgerKey, places: number) {
  const known = ledgers.flatMap(of => ledgerPart(of, key) ?? [])
  if (!known.length) return { value: null, loads: 0 }
  const volume = sum(known.map(({ cubicMetres }) => cubicMetres))
  return {
    value: sum(known.map(({ part }) => part))
      .div(volume)
      .toFixed(places),
    loads: known.length,
  }
}
