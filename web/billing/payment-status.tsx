import { Badge } from '~/web/ui/badge'

/** Reversed, still to be allocated, or wholly allocated to invoices. */
export function PaymentStatus({ reversedAt, left }: { reversedAt: string | Date | null; left: string }) {
  if (reversedAt) return <Badge tone="stop">Reversed</Badge>
  return Number(left) > 0 ? <Badge tone="waiting">To allocate</Badge> : <Badge tone="done">Allocated</Badge>
}
