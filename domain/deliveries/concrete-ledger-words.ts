import { translated } from '../kit/translated'
import { type LedgerRow, outsideOf } from './concrete-ledger-row'
import { ledgerLimit, ledgerValue } from './concrete-ledger-shown'

type Row = Parameters<typeof ledgerValue>[0] & Parameters<typeof ledgerLimit>[0]

/** 'Free water 180.0 kg/m³, 163.0 to 173.0': what somebody should know before the truck leaves. */
export const outsideWords = (rows: readonly LedgerRow[]): string[] => outsideOf(rows).map(readingWords)

/** One figure with its limits. */
export const readingWords = (row: Row): string => `${translated(row.name)} ${ledgerValue(row)}, ${ledgerLimit(row)}`
