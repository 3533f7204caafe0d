import { showNumber } from '../kit/figures'
import type { LedgerRow } from './concrete-ledger-row'
import * as words from './words'

type Row = Pick<LedgerRow, 'name' | 'unit' | 'value' | 'least' | 'most' | 'verdict'>

const placesOf = (value: string) => value.split('.')[1]?.length ?? 0
const shown = (value: string) => showNumber(value, placesOf(value))

/** '168.2 kg/m³', or a dash where the figure is not known. */
export const ledgerValue = ({ value, unit }: Row): string =>
  value === null ? '–' : [shown(value), unit].filter(Boolean).join(' ')

/** '163.0 to 173.0', 'at most 0.545'. */
export function ledgerLimit({ least, most }: Row): string {
  if (least !== null && most !== null) return words.ledgerTo({ least: shown(least), most: shown(most) })
  if (most !== null) return words.ledgerAtMost({ most: shown(most) })
  return least === null ? '' : words.ledgerAtLeast({ least: shown(least) })
}

export const LEDGER_VERDICT: Record<LedgerRow['verdict'], string> = {
  within: 'Within',
  above: 'Above',
  below: 'Below',
  'no-limit': 'No limit set',
  unknown: 'Not known',
}
