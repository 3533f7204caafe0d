import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { sum } from '~/domain/kit/money'
import { apiFor, attempt, take } from '~/web/kit/api'
import { readDate } from '~/web/kit/dates'
import { countOf, showMoney } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { useFormKey } from '~/web/kit/form/form-key'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { buyersToComplete } from './buyer-need'
import { BuyerNeeds } from './buyer-needs'
import { DraftExceptions } from './draft-exceptions-card'
import { runningHalfMonth } from './half-month'
import { ApprovedDrafts } from './invoice-draft/approved'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing, reports } = apiFor({ request, context })
  const [approved, exceptions, buyers, { now }] = await Promise.all([
    take(
      billing['invoice-draft'].list.$post({
        json: { status: 'approved', selfBilling: false, limit: 200, sort: 'projectName' },
      }),
    ),
    take(billing.invoice['exceptions-report'].$get({ query: {} })),
    buyersToComplete(billing),
    take(reports['server-time'].$get()),
  ])
  return { approved, exceptions, buyers, ...runningHalfMonth(now) }
}

type Answer = {
  problem?: Problem
  drafted?: { drafts: number; exceptions: number; total: string }
  results?: { ok: boolean; text: string }[]
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const today = String(form.get('_today') ?? '')
  const day = (name: string) => readDate(String(form.get(name) ?? ''), today) ?? String(form.get(name) ?? '')
  const { billing } = apiFor({ request, context, key: String(form.get('_key') ?? '') })
  if (form.get('intent') === 'draft') {
    const made = await attempt(
      billing['invoice-draft']['generate-draft'].$post({ json: { fromDate: day('fromDate'), toDate: day('toDate') } }),
    )
    if (!made.ok) return data<Answer>({ problem: made.problem }, { status: made.problem.status })
    const { drafts } = made.data
    return data<Answer>({
      drafted: {
        drafts: drafts.length,
        exceptions: drafts.filter(of => of.status === 'exception').length,
        total: sum(drafts.map(of => of.total)).toFixed(2),
      },
    })
  }
  const made = await attempt(
    billing.invoice.generate.$post({
      json: {
        invoiceDate: day('invoiceDate'),
        draftIds: form.getAll('draftId').map(String),
        closedReason: String(form.get('closedReason') ?? '').trim() || null,
      },
    }),
  )
  if (!made.ok) return data<Answer>({ problem: made.problem }, { status: made.problem.status })
  return data<Answer>({
    results: made.data.results.map(of =>
      of.ok ? { ok: true, text: `${of.invoiceNo}, ${showMoney(of.total)}` } : { ok: false, text: of.problem.detail },
    ),
  })
}

/** From delivered loads to invoices in two steps: drafts of a period, then invoices of what all levels approved. */
export default function InvoiceGenerate() {
  const { approved, exceptions, buyers, fromDate, toDate, today } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  return (
    <>
      <PageHead
        title="Generate Invoice"
        note="Delivered loads become drafts, drafts are approved at three levels, and approved drafts become invoices with consecutive numbers."
      />
      <div className="grid max-w-300 gap-5 px-6 pb-10 max-md:px-4">
        {answer?.problem && (
          <div role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
            <p className="font-semibold">{answer.problem.detail}</p>
            {Object.values(answer.problem.errors ?? {})
              .flat()
              .map(text => (
                <p key={text}>{text}</p>
              ))}
          </div>
        )}
        <Card title="1. Draft a period">
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="_today" value={today} />
            <input type="hidden" name="_key" value={`${key}-draft`} />
            <DayField name="fromDate" label="From" day={fromDate} />
            <DayField name="toDate" label="To" day={toDate} />
            <Button type="submit" name="intent" value="draft" disabled={busy}>
              Generate drafts
            </Button>
            {answer?.drafted && (
              <p role="status" className="text-table">
                {answer.drafted.drafts === 0
                  ? 'Every delivered load of this period is already on a draft.'
                  : `${countOf(answer.drafted.drafts, 'draft')}, ${showMoney(answer.drafted.total)}${answer.drafted.exceptions ? `, ${answer.drafted.exceptions} with exceptions` : ''}. `}
                {answer.drafted.drafts > 0 && (
                  <Link to="/sales-management/invoice-draft/overview" className="text-link">
                    See the drafts
                  </Link>
                )}
              </p>
            )}
          </Form>
        </Card>
        <ApprovedDrafts
          rows={approved.rows}
          today={today}
          formKey={`${key}-invoice`}
          busy={busy}
          results={answer?.results}
        />
        <DraftExceptions rows={exceptions} />
        <BuyerNeeds {...buyers} />
      </div>
    </>
  )
}
