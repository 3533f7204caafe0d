import { amount, decimal } from '../kit/money'

type HashedLine = {
  kind: string
  deliveryOrderId?: string | null | undefined
  itemId?: string | null | undefined
  description: string
  quantity: string
  unitPrice: string
  amount: string
}

/**
 * What an approver sees of a draft as one SHA-256 in hex. An approval holds for this content alone; when the hash
 * differs the levels taken before are void.
 */
export async function linesHash(lines: readonly HashedLine[]): Promise<string> {
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
      ]),
    )
    .sort()
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts.join('\n')))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
