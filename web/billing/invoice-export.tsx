import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { apiFor, attempt, take } from '~/web/kit/api'
import { readDate } from '~/web/kit/dates'
import { countOf, showMoney } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { useFormKey } from '~/web/kit/form/form-key'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { jobStarted } from '~/web/kit/shell/jobs'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { ExportTable, settleExport } from './export-table'
import { runningHalfMonth } from './half-month'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing, reports } = apiFor({ request, context })
  const [waiting, exports, { now }] = await Promise.all([
    take(billing.invoice.search.$post({ json: { exported: false, limit: 1, totals: true } })),
    take(billing.invoice.exports.$get()),
    take(reports['server-time'].$get()),
  ])
  return { waiting, exports, today: runningHalfMonth(now).today }
}

type Answer = {
  problem?: Problem
  settled?: string
  made?: { exportNo: string; invoices: number; controlTotal: string }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const settled = await settleExport(form, apiFor({ request, context, key: String(form.get('_key') ?? '') }).billing)
  if (settled) return settled
  const typed = String(form.get('toDate') ?? '')
  const toDate = readDate(typed, String(form.get('_today') ?? '')) ?? typed
  const made = await attempt(
    apiFor({ request, context, key: String(form.get('_key') ?? '') }).billing.invoice.export.$post({
      json: { toDate },
    }),
  )
  return made.ok
    ? data<Answer>({ made: made.data })
    : data<Answer>({ problem: made.problem }, { status: made.problem.status })
}

/** The hand-over to the ERP: each invoice goes once, each file carries its control total. */
export default function InvoiceExport() {
  const { waiting, exports, today } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  useEffect(() => {
    if (answer?.made) jobStarted()
  }, [answer])
  return (
    <>
      <PageHead
        title="Export Invoice"
        note="Each document is in one export at a time: a file of documents and one of their lines. A rejected or cancelled export gives its documents back."
      />
      <div className="grid max-w-300 gap-5 px-6 pb-10 max-md:px-4">
        {answer?.problem && (
          <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 font-semibold text-table">
            {answer.problem.detail}
          </p>
        )}
        {answer?.settled && (
          <p role="status" data-tone="done" className="tone rounded-lg px-4 py-3 text-table">
            {answer.settled}
          </p>
        )}
        {answer?.made && (
          <p role="status" data-tone="done" className="tone rounded-lg px-4 py-3 text-table">
            <strong>{answer.made.exportNo}</strong>: {countOf(answer.made.invoices, 'invoice')}, control total{' '}
            {showMoney(answer.made.controlTotal)}. The file is being prepared.
          </p>
        )}
        <Card title="Next export">
          <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
            <div>
              <p className="text-meta text-muted">To export</p>
              <p className="figures font-semibold text-kpi">{waiting.total}</p>
            </div>
            <div>
              <p className="text-meta text-muted">Control total</p>
              <p className="figures font-semibold text-kpi">{showMoney(waiting.sums?.total)}</p>
            </div>
            <Form method="post" className="ml-auto flex flex-wrap items-end gap-3">
              <input type="hidden" name="_today" value={today} />
              <input type="hidden" name="_key" value={key} />
              <DayField name="toDate" label="Invoices dated up to" day={today} />
              <Button type="submit" look="primary" disabled={busy || waiting.total === 0}>
                Export {countOf(waiting.total, 'invoice')}
              </Button>
            </Form>
          </div>
        </Card>
        <Card title="Exports" flush>
          <ExportTable rows={exports} />
        </Card>
      </div>
    </>
  )
}
