import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { countOf, showMoney } from '~/web/kit/figures'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Checkbox } from '~/web/ui/input'
import { letterWords } from './letter-buttons'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reminder } = apiFor({ request, context }).billing
  const [due, sent] = await Promise.all([take(reminder.due.$get({})), take(reminder.$get({ query: { limit: '50' } }))])
  return { due, sent }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { billing } = apiFor({ request, context, key: String(form.get('_key') ?? '') })
  const invoiceIds = form.getAll('invoiceId').map(String)
  const answer = await attempt(billing['invoice-draft']['send-invoice-late-email'].$post({ json: { invoiceIds } }))
  return answer.ok ? answer : data(answer, { status: answer.problem.status })
}

/** Overdue invoices whose next reminder is due, and what went before. */
export default function ReminderList() {
  const { due, sent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  const may = useCan()('manage', 'reminder')
  return (
    <>
      <PageHead
        title="Reminders"
        count={countOf(due.rows.length, 'reminder')}
        note="Unpaid invoices past their due date. Each step is sent once per invoice."
      />
      <div className="grid gap-5 px-6 pb-10 max-md:px-4">
        {answer && (
          <p
            role={answer.ok ? 'status' : 'alert'}
            data-tone={answer.ok ? 'done' : 'stop'}
            className="tone rounded-lg px-4 py-3 text-table"
          >
            {answer.ok ? `${countOf(answer.data.length, 'reminder')} on the way` : answer.problem.detail}
          </p>
        )}
        <Card title="Due" flush={due.rows.length > 0}>
          {due.rows.length === 0 ? (
            <p className="text-muted text-table">No reminders due.</p>
          ) : (
            <Form method="post" className="grid gap-3 pb-4">
              <input type="hidden" name="_key" value={key} />
              <PlainTable
                caption="Reminders that are due"
                rows={due.rows}
                id={row => row.invoiceId}
                columns={[
                  {
                    label: 'Invoice',
                    show: row => (
                      <span className="flex items-center gap-2">
                        {may && (
                          <Checkbox
                            name="invoiceId"
                            value={row.invoiceId}
                            aria-label={`Select ${row.invoiceNo}`}
                            disabled={!row.recipients}
                          />
                        )}
                        <Link
                          to={`/billing/invoice/${row.invoiceNo}`}
                          className="code inline-flex min-h-6 items-center text-link"
                        >
                          {row.invoiceNo}
                        </Link>
                      </span>
                    ),
                  },
                  {
                    label: 'Customer',
                    show: row => (
                      <Link
                        to={`/billing/receivables/${row.customerId}`}
                        className="inline-flex min-h-6 items-center text-link"
                      >
                        {row.customerName}
                      </Link>
                    ),
                  },
                  { label: 'Step', show: row => (row.recipients ? row.name : `${row.name}: no contact`) },
                  { label: 'Last', show: row => (row.lastDay ? showDate(row.lastDay) : '') },
                  { label: 'Due', show: row => showDate(row.dueDate) },
                  { label: 'Days late', show: row => row.daysLate, align: 'right' },
                  { label: 'Open', show: row => showMoney(row.open), align: 'right' },
                ]}
              />
              {may && (
                <div className="flex flex-wrap gap-2 px-4">
                  <Button type="submit" look="primary" disabled={busy}>
                    Send selected reminders
                  </Button>
                  <Button type="button" onClick={event => selectAll(event.currentTarget.form)}>
                    Select all
                  </Button>
                </div>
              )}
            </Form>
          )}
        </Card>
        <Card title="Sent" flush={sent.rows.length > 0}>
          {sent.rows.length === 0 ? (
            <p className="text-muted text-table">No reminders sent yet.</p>
          ) : (
            <PlainTable
              caption="Reminders sent"
              rows={sent.rows}
              id={row => row.id}
              columns={[
                { label: 'Day', show: row => showDate(row.day) },
                { label: 'Step', show: row => row.name },
                {
                  label: 'Invoice',
                  show: row => (
                    <Link to={`/billing/invoice/${row.invoiceNo}`} className="code text-link">
                      {row.invoiceNo}
                    </Link>
                  ),
                },
                { label: 'Customer', show: row => row.customerName },
                { label: 'To', show: row => row.recipients?.join(', ') },
                {
                  label: 'E-mail',
                  show: row =>
                    row.letterStatus ? letterWords({ status: row.letterStatus, sentAt: null }, showDate) : 'None',
                },
                { label: 'Open', show: row => showMoney(row.open), align: 'right' },
              ]}
            />
          )}
        </Card>
      </div>
    </>
  )
}

/** Every reminder that somebody can receive. */
function selectAll(form: HTMLFormElement | null) {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name=invoiceId]:not(:disabled)') ?? [])
    box.checked = true
}
