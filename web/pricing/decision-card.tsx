import { showDateTime } from '~/web/kit/dates'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

type Props = {
  reason: string | null
  submittedBy: string | null
  submittedAt: Date | string
  decidedBy: string | null
  decidedAt: Date | string | null
  decisionReason: string | null
}

/** Who asked for a change of prices, who decided it, and why. */
export const DecisionCard = ({ reason, submittedBy, submittedAt, decidedBy, decidedAt, decisionReason }: Props) => (
  <Card title="Decision">
    <Pairs
      columns={3}
      rows={[
        ['Reason', reason],
        ['Submitted by', submittedBy],
        ['Submitted', showDateTime(String(submittedAt))],
        ['Decided by', decidedBy],
        ['Decided', showDateTime(decidedAt ? String(decidedAt) : null)],
        ['Reason of the decision', decisionReason],
      ]}
    />
  </Card>
)
