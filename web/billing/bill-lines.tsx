import type { InvoiceLineRow, InvoiceRow } from '~/domain/billing/invoice'
import { type GstTotal, gstRows } from '~/domain/billing/totals'
import { showDate } from '~/web/kit/dates'
import { showMoney, showNumber, showUnitPrice } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

type Shown = Omit<InvoiceRow, 'sentAt' | 'exportedAt'> & {
  lines: InvoiceLineRow[]
  gstPercent: string
  gstTotals: GstTotal[]
  purchaseOrderNo: string | null
}

/** The lines of an invoice and what they come to. */
export const InvoiceLines = ({ invoice }: { invoice: Shown }) => (
  <div className="grid gap-4">
    <Card title="Lines" flush>
      <PlainTable
        caption="Lines"
        rows={invoice.lines}
        id={line => line.id}
        columns={[
          { label: 'Delivery order', show: line => line.doNumber && <span className="code">{line.doNumber}</span> },
          { label: 'Description', show: line => line.description },
          {
            label: 'Quantity',
            show: line => `${showNumber(String(Number(line.quantity)))} ${line.unit}`,
            align: 'right',
          },
          { label: 'Unit price', show: line => showUnitPrice(line.unitPrice), align: 'right' },
          { label: 'Amount', show: line => showMoney(line.amount), align: 'right' },
        ]}
        total={['Subtotal', '', '', '', showMoney(invoice.subtotal)]}
      />
    </Card>
    <Card title="Totals">
      <Pairs
        columns={3}
        rows={[
          ['Subtotal', showMoney(invoice.subtotal)],
          ...gstRows(invoice).map(({ label, gst }): [string, string] => [label, showMoney(gst)]),
          ['Total', showMoney(invoice.total)],
          ...(invoice.kind === 'credit_note' ? [] : [['Due', showDate(invoice.dueDate)] as const]),
          ['Period', `${showDate(invoice.fromDate)} to ${showDate(invoice.toDate)}`],
          ['Purchase order', invoice.purchaseOrderNo],
          ['Salesperson', invoice.salespersonName],
        ]}
      />
    </Card>
  </div>
)
