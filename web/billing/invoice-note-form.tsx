import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { gstKey, gstName } from '~/domain/billing/gst'
import { NOTE_REASON_LABELS, NOTE_REASONS } from '~/domain/billing/note'
import { apiFor, attempt, take } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { showMoney, showNumber } from '~/web/kit/figures'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { refused } from '~/web/kit/read-form'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input, Select, Textarea } from '~/web/ui/input'
import { askedOf, noteTotals, readNote } from './invoice-note-entries'
import { Labelled } from './labelled'
import { OpenNote } from './withdraw-note'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const of = apiFor({ request, context }).billing.invoice[':id']
  const param = { id: params.invoice_number! }
  const [invoice, basis] = await Promise.all([take(of.$get({ param })), take(of.note.$get({ param }))])
  const { invoiceNo, customerName, projectName, total, gstPercent, gstTotals, notes } = invoice
  return { invoiceNo, customerName, projectName, total, gstPercent, gstTotals, notes, ...basis }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const typed = readNote(await request.formData())
  const { withdraw: id, version, why: reason = '' } = typed.fields
  if (id) {
    const note = apiFor({ request, context, key: typed.key }).billing['invoice-note'][':id']
    const gone = await attempt(note.withdraw.$post({ param: { id }, json: { version: Number(version), reason } }))
    return gone.ok ? done(request, '..', `${gone.data.draftNo} is withdrawn`) : refused(gone.problem, {})
  }
  const of = apiFor({ request, context, key: typed.key }).billing.invoice[':id']
  const made = await attempt(of.note.$post({ param: { id: params.invoice_number! }, json: askedOf(typed.fields) }))
  return made.ok
    ? done(request, '..', `${made.data.draftNo} is with the first approver`)
    : refused(made.problem, typed.fields)
}

/** A credit or debit note to an invoice: new prices and quantities of its lines, and a lump sum; totals follow typing. */
export default function NoteForm() {
  const of = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state === 'submitting'
  const key = useFormKey(answer)
  const [fields, setFields] = useState<Record<string, string>>({
    direction: 'credit',
    gst: of.rates[0] ? gstKey(of.rates[0]) : '',
  })
  const bind = (name: string) => ({
    name,
    value: fields[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      setFields(before => ({ ...before, [name]: event.target.value })),
  })
  const totals = noteTotals(of, fields)
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  return (
    <>
      <PageHead
        title={`Note to ${of.invoiceNo}`}
        note={`${of.customerName}, ${of.projectName}. The note takes its number once it is approved and issued.`}
      />
      {of.open && <OpenNote open={of.open} formKey={key} />}
      <Form method="post" className="grid max-w-300 gap-5 px-6 pb-10 max-md:px-4">
        <input type="hidden" name="_key" value={key} />
        {problem && (
          <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 font-semibold text-table">
            {[...new Set(Object.values(problem.errors ?? {}).flat())].join('. ') || problem.detail}
          </p>
        )}
        <Card title="Reason">
          <div className="grid grid-cols-[16rem_1fr] gap-4 max-md:grid-cols-1">
            <Labelled label="Type" id="reason">
              <Select {...bind('reason')} id="reason" required>
                <option value="">Choose a reason</option>
                {NOTE_REASONS.map(reason => (
                  <option key={reason} value={reason}>
                    {NOTE_REASON_LABELS[reason]}
                  </option>
                ))}
              </Select>
            </Labelled>
            <Labelled label="Details, printed on the note" id="text">
              <Textarea {...bind('text')} id="text" rows={2} maxLength={300} required />
            </Labelled>
          </div>
        </Card>
        <Card title="Lines of the invoice" flush>
          <PlainTable
            caption="Lines of the invoice"
            rows={of.items}
            id={item => item.id}
            columns={[
              { label: 'Delivery order', show: item => item.doNumber && <span className="code">{item.doNumber}</span> },
              { label: 'Description', show: item => item.description },
              {
                label: 'Invoiced',
                show: item => `${showNumber(String(Number(item.quantity)))} ${item.unit}`,
                align: 'right',
              },
              { label: 'Price', show: item => showMoney(item.unitPrice), align: 'right' },
              {
                label: 'New quantity',
                align: 'right',
                show: item => (
                  <Input
                    {...bind(`quantity.${item.id}`)}
                    className="w-24 text-right"
                    inputMode="decimal"
                    placeholder={String(Number(item.quantity))}
                    aria-label={`New quantity of ${item.doNumber ?? item.description}`}
                  />
                ),
              },
              {
                label: 'New price',
                align: 'right',
                show: item => (
                  <Input
                    {...bind(`unitPrice.${item.id}`)}
                    className="w-28 text-right"
                    inputMode="decimal"
                    placeholder={String(Number(item.unitPrice))}
                    aria-label={`New price of ${item.doNumber ?? item.description}`}
                  />
                ),
              },
            ]}
          />
        </Card>
        <Card title="Lump sum">
          <div className="grid grid-cols-[10rem_1fr_10rem_10rem] gap-4 max-md:grid-cols-1">
            <Labelled label="Credit or charge" id="direction">
              <Select {...bind('direction')} id="direction">
                <option value="credit">Credit</option>
                <option value="debit">Charge</option>
              </Select>
            </Labelled>
            <Labelled label="Description" id="description">
              <Input {...bind('description')} id="description" maxLength={200} />
            </Labelled>
            <Labelled label="Amount before GST, S$" id="amount">
              <Input {...bind('amount')} id="amount" inputMode="decimal" className="text-right" />
            </Labelled>
            <Labelled label="GST" id="gst">
              <Select {...bind('gst')} id="gst">
                {of.rates.map(rate => (
                  <option key={gstKey(rate)} value={gstKey(rate)}>
                    {gstName(rate)}, {showMoney(rate.left)} left
                  </option>
                ))}
              </Select>
            </Labelled>
          </div>
        </Card>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-t pt-4">
          <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-table">
            {'problem' in totals ? (
              <span className="text-muted">{totals.problem}</span>
            ) : (
              <>
                <span className="font-semibold">{totals.word}</span>
                <span>
                  Subtotal <span className="figures">{showMoney(totals.subtotal)}</span>
                </span>
                <span>
                  GST <span className="figures">{showMoney(totals.gst)}</span>
                </span>
                <span className="font-semibold">
                  Total <span className="figures">{showMoney(totals.total)}</span>
                </span>
                <span className="text-muted">
                  Invoice after it <span className="figures">{showMoney(totals.after)}</span>
                </span>
              </>
            )}
          </div>
          <div className="ml-auto flex gap-3">
            <Button asChild>
              <Link to="..">Cancel</Link>
            </Button>
            <Button type="submit" look="primary" disabled={busy || of.open !== null}>
              Submit for approval
            </Button>
          </div>
        </div>
      </Form>
    </>
  )
}
