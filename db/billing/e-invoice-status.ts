import { sql as raw } from 'drizzle-orm'
import type { EInvoiceState } from '~/domain/billing/e-invoice'
import { eInvoices, invoices } from './tables'

/** Where the e-invoice of a bill is; null where none was sent. */
export const eInvoiceStatus = raw<EInvoiceState['status'] | null>`(select ${eInvoices.status} from ${eInvoices}
  where ${eInvoices.invoiceId} = ${invoices.id})`
