import { Link } from '@remix-run/react'
import { PAYMENT_METHOD_LABELS } from '~/domain/billing/payment'
import type { PaymentRow } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

/** What a customer paid, newest first. */
export function AccountPayments({ payments }: { payments: readonly PaymentRow[] }) {
  if (payments.length === 0) return <p className="text-muted text-table">No payments yet.</p>
  return (
    <Card title="Payments" flush>
      <PlainTable
        caption="Payments"
        rows={payments}
        id={row => row.id}
        columns={[
          {
            label: 'Payment',
            show: row => (
              <Link to={`/billing/payments/${row.id}`} className="code text-link">
                {row.paymentNo}
              </Link>
            ),
          },
          { label: 'Paid on', show: row => showDate(row.paidOn) },
          { label: 'Reference', show: row => row.reference },
          { label: 'Method', show: row => PAYMENT_METHOD_LABELS[row.method] },
          { label: 'Amount', show: row => showMoney(row.amount), align: 'right' },
          { label: 'Not allocated', show: row => (Number(row.left) ? showMoney(row.left) : ''), align: 'right' },
        ]}
      />
    </Card>
  )
}
