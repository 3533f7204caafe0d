import { Form } from '@remix-run/react'
import { useState } from 'react'
import { isNote } from '~/domain/billing/note'
import { sum } from '~/domain/kit/money'
import { showDate } from '~/web/kit/dates'
import { countOf, showMoney, showVolume } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Checkbox } from '~/web/ui/input'
import { BillKind } from '../bill-kind'
import { ClosedReason } from '../closed-reason'

type Result = { ok: boolean; text: string }
type Row = {
  id: string
  draftNo: string
  kind: string
  projectName: string
  customerName: string
  toDate: string
  quantity: string
  total: string
}

/** Approved drafts with their sum; each picked one becomes an invoice, and says what came of it. */
export function ApprovedDrafts({
  rows,
  today,
  formKey,
  busy,
  results,
}: {
  rows: Row[]
  today: string
  formKey: string
  busy: boolean
  results: Result[] | undefined
}) {
  const [off, setOff] = useState<string[]>([])
  const picked = rows.filter(row => !off.includes(row.id))
  return (
    <Card title="2. Create invoices" aside={<span className="figures text-muted text-table">{rows.length}</span>}>
      {results && (
        <div
          role="status"
          data-tone={results.every(of => of.ok) ? 'done' : 'waiting'}
          className="tone mb-4 rounded-lg px-4 py-3 text-table"
        >
          <p className="font-semibold">
            {results.filter(of => of.ok).length} of {results.length} generated
          </p>
          <ul className="figures mt-1 grid gap-0.5">
            {results.slice(0, 12).map(of => (
              <li key={of.text}>{of.text}</li>
            ))}
          </ul>
        </div>
      )}
      {rows.length === 0 ? (
        <p className="text-muted text-table">No approved drafts to invoice.</p>
      ) : (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="_today" value={today} />
          <input type="hidden" name="_key" value={formKey} />
          <ul className="divide-y divide-line rounded-md border border-line">
            {rows.map(row => (
              <li key={row.id}>
                <label
                  htmlFor={`draft-${row.id}`}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5 text-table"
                >
                  <Checkbox
                    id={`draft-${row.id}`}
                    name="draftId"
                    value={row.id}
                    defaultChecked
                    onChange={event =>
                      setOff(event.currentTarget.checked ? off.filter(id => id !== row.id) : [...off, row.id])
                    }
                  />
                  <span className="code">{row.draftNo}</span>
                  {isNote(row.kind) && <BillKind kind={row.kind} />}
                  <span className="min-w-40 flex-1">
                    <span className="font-semibold">{row.projectName}</span>{' '}
                    <span className="text-muted">{row.customerName}</span>
                  </span>
                  <span className="text-muted">to {showDate(row.toDate)}</span>
                  <span className="figures text-muted">{showVolume(row.quantity)}</span>
                  <span className="figures w-28 text-right">{showMoney(row.total)}</span>
                </label>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-end gap-3">
            <DayField name="invoiceDate" label="Invoice date" day={today} />
            <ClosedReason label="Reason, if a re-issue was for a closed month" />
            <Button type="submit" name="intent" value="invoice" look="primary" disabled={busy || picked.length === 0}>
              Generate {countOf(picked.length, 'invoice')}
            </Button>
            <Badge tone="neutral">{showMoney(sum(picked.map(row => row.total)).toFixed(2))}</Badge>
          </div>
        </Form>
      )}
    </Card>
  )
}
