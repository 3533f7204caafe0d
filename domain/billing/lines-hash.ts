import { amount, decimal } from '../kit/money'
import type { GstCode } from './gst'

type HashedLine = {
  kind: string
  deliveryOrderId?: string | null | undefined
  itemId?: string | null | undefined
  description: string
  quantity: string
  unitPrice: string
  amount: string
  gstCode?: GstCode | null | undefined
}

/**
 * What an approver sees of a draft, its lines and its purchase order, as one SHA-256 in hex. An approval holds for this content alone; when the hash
 * differs the levels taken before are void.
 */
export async function linesHash(lines: readonly HashedLine[], purchaseOrderNo: string | null = null): Promise<string> {
  const facts = lines
    .map(line =>
      JSON.stringify([
        line.kind,
        line.deliveryOrderId ?? null,
        line.itemId ?? null,
        line.description,
        decimal(line.quantity).toFixed(4),
        decimal(line.unitPrice).toFixed(4),
        amount(line.amount),
        // Said where it is not the standard one, so that hashes from before treatments hold.
        ...(line.gstCode && line.gstCode !== 'SR' ? [line.gstCode] : []),
      ]),
    )
    .sort()
  if (!purchaseOrderNo) return hex(facts.join('\n'))
  return WITH_ORDER + (await hex([...facts, JSON.stringify(['purchase order', purchaseOrderNo])].join('\n')))
}

/** Begins a hash that holds for the purchase order besides; a draft of release 2 has one for its lines alone. */
const WITH_ORDER = '2:'

/** Whether a draft still says what its hash was made of. */
export async function hashHolds(
  draft: { linesHash: string; purchaseOrderNo: string | null },
  lines: readonly HashedLine[],
): Promise<boolean> {
  const withOrder = draft.linesHash.startsWith(WITH_ORDER)
  return draft.linesHash === (await linesHash(lines, withOrder ? draft.purchaseOrderNo : null))
}

async function hex(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
