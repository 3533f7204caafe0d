import type { RowsToBill } from '~/db/billing/bills-of-loads'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import type { Share } from '~/domain/billing/share-loads'

/** A load that is to be billed, and the split that it falls into. */
export type RowToShare = RowsToBill[number] & {
  key: string
  doDate: string
  heldBy: string | null
  purchaseOrderId: string | null
}

/** An open draft, or none yet, with the loads that belong on it. */
export type DraftShare = Share<InvoiceDraftRow, RowToShare>
