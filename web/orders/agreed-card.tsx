import { besideAgreed } from '~/domain/billing/beside-agreed'
import type { Payable } from '~/domain/billing/preview'
import { sum } from '~/domain/kit/money'
import type { BodyOf } from '~/web/kit/call'
import type { OrdersClient } from '~/web/kit/client/orders'
import { showDateTime } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

export type Agreed = BodyOf<OrdersClient['order'][':id']['agreed-preview']['$get']>

/** What the order was agreed at beside what it comes to now and what is billed, line by line with what makes the difference. */
export function AgreedCard({ agreed, payable }: { agreed: Agreed; payable: Payable }) {
  const rows = besideAgreed(agreed.lines, payable.lines, agreed.billed)
  return (
    <Card title={`Agreed on ${showDateTime(agreed.madeAt)}`} flush>
      <PlainTable
        caption="Agreed, now and billed"
        rows={rows}
        id={row => row.description}
        columns={[
          { label: 'Description', show: row => row.description },
          { label: 'Agreed', show: row => money(row.agreed), align: 'right' },
          { label: 'Now', show: row => money(row.now), align: 'right' },
          { label: 'Billed', show: row => money(row.billed), align: 'right' },
          { label: 'Why it differs', show: row => row.why.join('; ') },
        ]}
        total={[
          'Subtotal',
          showMoney(agreed.subtotal),
          showMoney(payable.subtotal),
          showMoney(sum(agreed.billed.map(line => line.amount)).toFixed(2)),
          '',
        ]}
      />
    </Card>
  )
}

const money = (value: string | null) => (value === null ? '–' : showMoney(value))
