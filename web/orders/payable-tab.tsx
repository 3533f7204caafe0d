import { Fragment } from 'react'
import type { Payable } from '~/domain/billing/preview'
import { gstRows } from '~/domain/billing/totals'
import { showMoney, showNumber, showUnitPrice } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { type Agreed, AgreedCard } from './agreed-card'

/** What the order is expected to cost with the prices in force on its day, and what it was agreed at. */
export function PayableTab({ payable, agreed }: { payable: Payable | null; agreed: Agreed | null }) {
  if (!payable) return null
  return (
    <div className="grid max-w-200 gap-4">
      {payable.missing.map(text => (
        <p key={text} data-tone="waiting" className="tone rounded-lg px-4 py-2.5 text-table">
          {text}
        </p>
      ))}
      <PlainTable
        caption="Payable amount"
        rows={payable.lines}
        id={line => line.description}
        columns={[
          {
            label: 'Description',
            show: line => (
              <>
                {line.description}
                {line.parts.map(part => (
                  <span key={part.label} className="block text-meta text-muted">
                    {part.label}
                  </span>
                ))}
              </>
            ),
          },
          { label: 'Quantity', show: line => `${showNumber(line.quantity, 2)} ${line.unit}`, align: 'right' },
          { label: 'Unit price', show: line => showUnitPrice(line.unitPrice), align: 'right' },
          { label: 'Amount', show: line => showMoney(line.amount), align: 'right' },
        ]}
        total={['Subtotal', '', '', showMoney(payable.subtotal)]}
      />
      <dl className="figures ml-auto grid w-72 grid-cols-2 gap-1 text-body">
        {gstRows(payable).map(({ label, gst }) => (
          <Fragment key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">{showMoney(gst)}</dd>
          </Fragment>
        ))}
        <dt className="font-semibold">Total</dt>
        <dd className="text-right font-semibold">{showMoney(payable.total)}</dd>
      </dl>
      {agreed && <AgreedCard agreed={agreed} payable={payable} />}
    </div>
  )
}
