import { Form, useNavigation } from '@remix-run/react'
import { showDate } from '~/web/kit/dates'
import { countOf, showMoney } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { useFormKey } from '~/web/kit/form/form-key'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Checkbox } from '~/web/ui/input'

type Row = { id: string; draftNo: string; projectName: string; customerName: string; toDate: string; total: string }
type Answer = { problem?: string; results?: { ok: boolean; text: string }[] } | undefined

/** Approved drafts of customers who issue the invoices themselves: each becomes a statement to match. */
export function SelfBillsToSend({ rows, today, answer }: { rows: readonly Row[]; today: string; answer: Answer }) {
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  if (!rows.length && !answer) return null
  return (
    <div className="px-6 pt-5 max-md:px-4">
      <Card title="Approved drafts" aside={<span className="figures text-muted text-table">{rows.length}</span>}>
        {answer?.problem && (
          <p role="alert" data-tone="stop" className="tone mb-3 rounded-lg px-4 py-2 text-table">
            {answer.problem}
          </p>
        )}
        {answer?.results && (
          <ul role="status" data-tone="waiting" className="tone mb-3 grid gap-0.5 rounded-lg px-4 py-2 text-table">
            {answer.results.map(of => (
              <li key={of.text}>{of.ok ? `Sent: ${of.text}` : of.text}</li>
            ))}
          </ul>
        )}
        {rows.length > 0 && (
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="_today" value={today} />
            <input type="hidden" name="_key" value={key} />
            <ul className="divide-y divide-line rounded-md border border-line">
              {rows.map(row => (
                <li key={row.id}>
                  <label
                    htmlFor={`draft-${row.id}`}
                    className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-table"
                  >
                    <Checkbox id={`draft-${row.id}`} name="draftId" value={row.id} defaultChecked />
                    <span className="code">{row.draftNo}</span>
                    <span className="min-w-40 flex-1">
                      <span className="font-semibold">{row.projectName}</span>{' '}
                      <span className="text-muted">{row.customerName}</span>
                    </span>
                    <span className="text-muted">to {showDate(row.toDate)}</span>
                    <span className="figures w-28 text-right">{showMoney(row.total)}</span>
                  </label>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-end gap-3">
              <DayField name="statementDate" label="Statement date" day={today} />
              <Button type="submit" look="primary" disabled={busy}>
                Send {countOf(rows.length, 'statement')}
              </Button>
            </div>
          </Form>
        )}
      </Card>
    </div>
  )
}
