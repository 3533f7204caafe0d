import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { sum } from '~/domain/kit/money'
import { apiFor, attempt, take } from '~/web/kit/api'
import { readDate, showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showMoney } from '~/web/kit/figures'
import { DateInput } from '~/web/kit/form/date-input'
import { useFormKey } from '~/web/kit/form/form-key'
import { Pairs } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { refused } from '~/web/kit/read-form'
import { useToday } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input, Textarea } from '~/web/ui/input'
import { readNote } from './invoice-note-entries'
import { Labelled } from './labelled'
import { OpenNote } from './withdraw-note'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const of = apiFor({ request, context }).billing.invoice[':id']
  const param = { id: params.invoice_number! }
  const [invoice, basis] = await Promise.all([take(of.$get({ param })), take(of.note.$get({ param }))])
  const { invoiceNo, customerName, projectName, purchaseOrderNo, invoiceDate, total, notes, cancellation } = invoice
  return {
    ...{ invoiceNo, customerName, projectName, purchaseOrderNo, invoiceDate, total },
    noted: sum(notes.flatMap(of => (of.invoiceNo ? [of.total] : []))).toFixed(2),
    cancelledBy: cancellation?.noteNo ?? null,
    open: basis.open,
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { fields, key } = readNote(await request.formData())
  const { billing } = apiFor({ request, context, key })
  const { withdraw: id, version, why = '' } = fields
  if (id) {
    const of = billing['invoice-note'][':id'].withdraw
    const gone = await attempt(of.$post({ param: { id }, json: { version: Number(version), reason: why } }))
    return gone.ok ? done(request, '..', `${gone.data.draftNo} is withdrawn`) : refused(gone.problem, {})
  }
  const { reason = '', purchaseOrderNo, attention, remarks, invoiceDate, today = '' } = fields
  const day = invoiceDate ? (readDate(invoiceDate, today) ?? invoiceDate) : null
  const made = await attempt(
    billing.invoice[':id'].reissue.$post({
      param: { id: params.invoice_number! },
      json: { reason, reissue: { purchaseOrderNo, attention, remarks, invoiceDate: day } },
    }),
  )
  return made.ok
    ? done(request, '..', `${made.data.draftNo} is with the first approver`)
    : refused(made.problem, fields)
}

/** Takes back an invoice that is wrong as a whole, and says what changes on the one in its place. */
export default function ReissueForm() {
  const of = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const today = useToday()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const left = sum([of.total, of.noted]).toFixed(2)
  return (
    <>
      <PageHead
        title={`Cancel and re-issue ${of.invoiceNo}`}
        note={`${of.customerName}, ${of.projectName}. When the credit note is issued, its loads go on a new draft.`}
      />
      {of.open && <OpenNote open={of.open} formKey={key} />}
      <Form method="post" className="grid max-w-300 gap-5 px-6 pb-10 max-md:px-4">
        <input type="hidden" name="_key" value={key} />
        <input type="hidden" name="today" value={today} />
        {of.cancelledBy && (
          <p role="status" data-tone="warn" className="tone rounded-lg px-4 py-3 text-table">
            {of.invoiceNo} is already cancelled by {of.cancelledBy}.
          </p>
        )}
        {problem && (
          <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 font-semibold text-table">
            {[...new Set(Object.values(problem.errors ?? {}).flat())].join('. ') || problem.detail}
          </p>
        )}
        <Card title="Credit note">
          <div className="grid gap-4">
            <Pairs
              columns={3}
              rows={[
                ['Invoice', showMoney(of.total)],
                ['Credit and debit notes', showMoney(of.noted)],
                ['Credited, with GST', showMoney(left)],
              ]}
            />
            <Labelled label="Reason, printed on the credit note" id="reason">
              <Textarea name="reason" id="reason" rows={2} maxLength={300} required />
            </Labelled>
          </div>
        </Card>
        <Card title="New invoice">
          <div className="grid grid-cols-3 gap-4 max-md:grid-cols-1">
            <Labelled label="Purchase order" id="purchaseOrderNo">
              <Input
                name="purchaseOrderNo"
                id="purchaseOrderNo"
                maxLength={60}
                placeholder={of.purchaseOrderNo ?? 'As on the orders'}
              />
            </Labelled>
            <Labelled label="Attention" id="attention">
              <Input name="attention" id="attention" maxLength={120} />
            </Labelled>
            <Labelled label="Invoice date" id="invoiceDate">
              <DateInput
                name="invoiceDate"
                id="invoiceDate"
                label="Invoice date"
                placeholder="Date of issue"
                today={today}
              />
            </Labelled>
            <div className="col-span-full">
              <Labelled label="Remarks, printed on the new invoice" id="remarks">
                <Textarea name="remarks" id="remarks" rows={2} maxLength={300} />
              </Labelled>
            </div>
          </div>
          <p className="mt-3 text-muted text-table">
            Loads are billed as they are when the credit note is issued; agreed prices and adjustments stay. For another
            customer or project, e-modify the delivery orders. Without a date here the new invoice takes its date of
            issue, instead of {showDate(of.invoiceDate)}.
          </p>
        </Card>
        <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-4">
          <Button asChild>
            <Link to="..">Back</Link>
          </Button>
          <Button type="submit" look="primary" disabled={busy || of.open !== null || of.cancelledBy !== null}>
            Submit for approval
          </Button>
        </div>
      </Form>
    </>
  )
}
