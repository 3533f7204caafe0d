import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Download, Mail } from 'lucide-react'
import { billWord } from '~/domain/billing/note'
import { daysLate } from '~/domain/billing/receivable'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showMoney, showVolume } from '~/web/kit/figures'
import { readIntent } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { InvoiceLines } from './bill-lines'
import { EInvoiceCard, eInvoiceActions } from './e-invoice-card'
import { EmailsSent, letterActions, sendAgainActions, sendAgainOf, whyNoReminder } from './letter-buttons'
import { BillLink, NoteLinks } from './note-links'
import { ReissueLinks } from './reissue-links'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing } = apiFor({ request, context })
  const of = billing.invoice[':id']
  const param = { id: params.invoice_number! }
  const [invoice, eInvoice] = await Promise.all([take(of.$get({ param })), take(of['e-invoice'].$get({ param }))])
  const account = await take(billing.receivable[':id'].$get({ param: { id: invoice.customerId } }))
  const open = account.items.find(item => item.id === invoice.id)?.open ?? '0'
  const late = daysLate(invoice.dueDate, account.day)
  return { ...invoice, eInvoice, open, late, contacts: account.contacts }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const { billing } = apiFor({ request, context, key })
  const id = params.invoice_number!
  if (intent === 'remind')
    return attempt(
      billing['invoice-draft']['send-invoice-late-email'].$post({
        json: {
          invoiceIds: [(await take(apiFor({ request, context }).billing.invoice[':id'].$get({ param: { id } }))).id],
        },
      }),
    )
  if (intent === 'e-invoice') return attempt(billing.invoice[':id']['e-invoice'].$post({ param: { id } }))
  if (intent === 'e-invoice-accepted' || intent === 'e-invoice-rejected') {
    const json = { accepted: intent === 'e-invoice-accepted', reason: fields.reason }
    return attempt(billing.invoice[':id']['e-invoice'].answer.$post({ param: { id }, json }))
  }
  if (intent === 'send-again') {
    return attempt(billing.invoice[':id']['letter-again'].$post({ param: { id }, json: sendAgainOf(fields) }))
  }
  if (intent === 'settle-letter') {
    const { letterId = '', reason = '', version, arrived } = fields
    const json = { letterId, version: Number(version), arrived: arrived === 'true', reason }
    return attempt(billing.invoice[':id'].letter.$post({ param: { id }, json }))
  }
  return attempt(billing.invoice[':id'].email.$post({ param: { id } }))
}

/** An invoice as it was generated: its lines, where it went, and that it will never change. */
export default function InvoiceRecord() {
  const invoice = useLoaderData<typeof loader>()
  const can = useCan()
  const mayMail = can('manage', 'search_invoice')
  const word = billWord(invoice.kind)
  return (
    <RecordScreen
      kind={word}
      title={invoice.customerName}
      id={invoice.invoiceNo}
      watch={{ subject: 'invoice', subjectId: invoice.id }}
      status={
        invoice.cancelled ? (
          <Badge tone="neutral">Cancelled</Badge>
        ) : (
          <Badge tone={invoice.sentAt ? 'done' : 'waiting'}>{invoice.sentAt ? 'Sent' : 'Not sent'}</Badge>
        )
      }
      facts={[
        { label: 'Total with GST', value: showMoney(invoice.total) },
        { label: 'Date', value: showDate(invoice.invoiceDate) },
        invoice.noteOn
          ? { label: 'Corrects', value: <BillLink no={invoice.noteOn.invoiceNo} /> }
          : { label: 'Due', value: showDate(invoice.dueDate) },
        ...(invoice.kind === 'credit_note' ? [] : [{ label: 'Open', value: showMoney(invoice.open) }]),
        { label: 'Project', value: invoice.projectName },
        { label: 'Concrete', value: showVolume(invoice.quantity) },
      ]}
      actions={[
        {
          label: `E-mail ${word.toLowerCase()}`,
          icon: <Mail aria-hidden />,
          intent: 'email',
          look: 'primary',
          hidden: !mayMail,
          done: `${invoice.invoiceNo} is on its way`,
          why: noMail(invoice),
          confirm: {
            title: `E-mail ${invoice.invoiceNo}`,
            text: 'It goes to the contacts of this customer who receive invoices.',
            verb: `E-mail ${word.toLowerCase()}`,
          },
        },
        {
          label: 'Credit or debit note',
          to: `/billing/invoice/${invoice.invoiceNo}/note`,
          hidden: invoice.kind !== 'invoice' || invoice.cancelled || !can('write', 'invoice_note'),
        },
        {
          label: 'Cancel and re-issue',
          to: `/billing/invoice/${invoice.invoiceNo}/reissue`,
          hidden: invoice.kind !== 'invoice' || invoice.cancellation !== null || !can('write', 'invoice_note'),
        },
        ...letterActions(invoice.letters, mayMail),
        ...eInvoiceActions(
          invoice.eInvoice,
          invoice.invoiceNo,
          mayMail,
          can('write', 'export_invoice'),
          cancelledBy(invoice),
        ),
        ...sendAgainActions(invoice.letters, invoice.contacts, mayMail),
        {
          label: 'E-mail reminder',
          intent: 'remind',
          hidden: !mayMail || invoice.kind === 'credit_note',
          done: 'The reminder is on its way',
          why: whyNoReminder(invoice),
          confirm: {
            title: `Remind of ${invoice.invoiceNo}`,
            text: 'It goes to the contacts of this customer who receive reminders.',
            verb: 'E-mail reminder',
          },
        },
      ]}
      tabs={[
        {
          key: 'lines',
          label: 'Lines',
          count: invoice.lines.length,
          content: () => <InvoiceLines invoice={invoice} />,
        },
        {
          key: 'trail',
          label: 'Timeline',
          count: invoice.history.length,
          content: () => <Timeline rows={invoice.history} />,
        },
      ]}
      rail={
        <>
          <Card title="Document">
            <Button asChild className="w-full">
              <a href={`/files/invoice/${invoice.id}/download`} download>
                <Download /> invoice_{invoice.invoiceNo}.pdf
              </a>
            </Button>
            {invoice.gstSource && <p className="mt-3 text-meta text-muted">GST: {invoice.gstSource}</p>}
            {invoice.paymentTermSource && (
              <p className="mt-3 text-meta text-muted">Payment term: {invoice.paymentTermSource}</p>
            )}
          </Card>
          <ReissueLinks cancellation={invoice.cancellation} replaces={invoice.replaces} />
          <EInvoiceCard
            invoiceId={invoice.id}
            of={invoice.eInvoice}
            customer={can('manage', 'customer_record') ? invoice.customerId : null}
          />
          <NoteLinks noteOn={invoice.noteOn} notes={invoice.notes} total={invoice.total} />
          <Card title="ERP">
            <p className="text-table">
              {invoice.exportNo ? (
                <>
                  Exported in <span className="code">{invoice.exportNo}</span>
                  {invoice.exportedAt && ` on ${showDateTime(invoice.exportedAt)}`}
                </>
              ) : (
                'Not exported yet.'
              )}
            </p>
          </Card>
          <EmailsSent letters={invoice.letters} />
        </>
      }
    />
  )
}

const cancelledBy = ({ cancellation }: Pick<Shown, 'cancellation'>) =>
  cancellation ? `${cancellation.noteNo ?? cancellation.draftNo} cancels it` : undefined

const noMail = (of: Shown) => cancelledBy(of) ?? (of.sentAt ? `Sent on ${showDateTime(of.sentAt)}` : undefined)

type Shown = ReturnType<typeof useLoaderData<typeof loader>>
