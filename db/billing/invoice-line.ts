import { ledger } from '../kit/ledger'
import { invoiceLines } from './tables'

/** Lines of an invoice are copied once from its draft and only ever read after. */
export const invoiceLineLedger = ledger(invoiceLines, 'invoice')
