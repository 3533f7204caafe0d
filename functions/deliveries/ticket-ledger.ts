import type { ConcreteLedger } from '~/domain/deliveries/concrete-ledger'
import type { LedgerKey, LedgerRow } from '~/domain/deliveries/concrete-ledger-row'
import { ledgerLimit, ledgerValue } from '~/domain/deliveries/concrete-ledger-shown'
import * as words from '~/domain/deliveries/words'
import { translated } from '~/domain/kit/translated'
import type { PdfNode } from '../kit/pdf'
import { fact, grid } from './ticket-blocks'

/** What the driver hands over: the water and the ratio of what was weighed, and what the standard lets one ask for. */
const ON_THE_TICKET: readonly LedgerKey[] = ['free-water', 'water-cement', 'admixture', 'chloride']
const BY_EXPOSURE: readonly LedgerKey[] = ['exposure-strength', 'exposure-ratio', 'exposure-cement', 'exposure-air']

/** The concrete as it was made; a ticket that is printed before the batch says nothing of it. */
export function madeOf(ledger: ConcreteLedger): PdfNode[] {
  return [ON_THE_TICKET, BY_EXPOSURE].flatMap(keys => {
    const facts = ledger.rows
      .filter(({ key }) => keys.includes(key))
      .map(row => fact(() => translated(row.name), ledgerValue(row), limitOf(row)))
    return facts.length ? [grid([[...facts, ...Array(4 - facts.length).fill(fact(() => '', '', ''))]], 4)] : []
  })
}

const limitOf = (row: LedgerRow) =>
  row.missing?.text ??
  [ledgerLimit(row), row.verdict === 'above' || row.verdict === 'below' ? words.paperOutside() : '']
    .filter(Boolean)
    .join(', ')
