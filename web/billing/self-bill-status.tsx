import { SELF_BILL_LABELS, type SelfBillStatus } from '~/domain/billing/self-bill'
import { countOf } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'

/** Where the statement is between being sent and being owed. */
export function SelfBillStatusBadge({ of }: { of: { status: SelfBillStatus; differences: number } }) {
  if (of.status === 'differing') return <Badge tone="stop">{countOf(of.differences, 'difference')}</Badge>
  const tone = { sent: 'waiting', matched: 'done', receivable: 'neutral' } as const
  return <Badge tone={tone[of.status]}>{SELF_BILL_LABELS[of.status]}</Badge>
}
