import { BUYER_NEEDS } from '~/domain/billing/buyer-need'
import type { BuyerNeedRow } from '~/web/kit/client/billing'
import { countOf, showMoney } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

/** Customers about to be invoiced whom no e-invoice can reach: what is missing, with one click to where it is entered. */
export function BuyerNeeds({ rows, total }: { rows: readonly BuyerNeedRow[]; total: number }) {
  if (total === 0) return null
  return (
    <Card
      title="Missing for e-invoices"
      aside={<span className="figures text-muted text-table">{countOf(total, 'customer')}</span>}
      flush
    >
      <PlainTable
        caption="Missing for e-invoices"
        rows={rows}
        id={row => row.customerId}
        columns={[
          {
            label: 'Customer',
            show: row => (
              <HereLink to={`/sales-management/customers/edit/${row.customerId}`} className="text-link">
                {row.customerName}
              </HereLink>
            ),
          },
          { label: 'Missing', show: row => row.needs.map(need => BUYER_NEEDS[need].label).join(', ') },
          { label: 'Open drafts', align: 'right', show: row => row.drafts },
          { label: 'Total with GST', align: 'right', show: row => showMoney(row.total) },
        ]}
      />
      {total > rows.length && (
        <p className="px-4 py-3 text-muted text-table">
          The first {rows.length} of {total} customers.
        </p>
      )}
    </Card>
  )
}
