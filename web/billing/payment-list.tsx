import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus, Upload } from 'lucide-react'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS, PaymentSave } from '~/domain/billing/payment'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { canOf, useCan } from '~/web/kit/can'
import type { PaymentRow, UnknownPayment } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showMoney } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { AddUp } from './add-up'
import { PaymentStatus } from './payment-status'
import { UnknownPayments } from './unknown-payments'

const IMPORT = { path: 'payment/import', title: 'Import payments', noun: ['payment', 'payments'] } as const
const CUSTOMERS = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const imported = await importLoader({ request, context }, IMPORT)
  if (imported) return { page: null, imported, unknown: [] }
  const { payment } = apiFor({ request, context }).billing
  const session = await sessionOf(request, context)
  // Those who only look at payments are not told: it is for finance to settle.
  const settles = canOf(session?.rules ?? [])('manage', 'payment')
  const [page, unknown] = await Promise.all([
    listOf(payment.$get({ query: searchOf(request) })),
    settles ? attempt(payment['unknown-account'].$get({})) : null,
  ])
  return { page, imported: null, unknown: unknown?.ok ? unknown.data.payments : [] }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const imported = await importAction({ request, context }, IMPORT)
  if (imported) return imported
  const { values, raw, key } = await readForm(request, PaymentSave)
  const saved = await attempt(apiFor({ request, context, key }).billing.payment.$post({ json: values }))
  if (!saved.ok) return refused(saved.problem, raw)
  const { id, paymentNo, already } = saved.data
  return done(request, `/billing/payments/${id}`, already ? `Already entered as ${paymentNo}` : `${paymentNo} entered`)
}

const Field = fieldsOf<typeof PaymentSave>()

/** Money that came in: entered here, imported, or sent by the ERP; what of it pays no invoice yet. */
export default function PaymentList() {
  const { page, imported, unknown } = useLoaderData<typeof loader>()
  if (imported) return <ImportScreen {...IMPORT} data={imported} />
  return <Payments page={page as Page} unknown={unknown} />
}

type Page = ListPage<PaymentRow> & { sums?: { amount: string; left: string } | null }

function Payments({ page, unknown }: { page: Page; unknown: readonly UnknownPayment[] }) {
  const may = useCan()('manage', 'payment')
  const { editing, to } = useEditLink()
  const add = may && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Enter payment
      </Link>
    </Button>
  )
  return (
    <ListScreen<PaymentRow>
      title="Payments"
      noun={['payment', 'payments']}
      page={page}
      columns={columnsOf(page.sums)}
      open={row => `/billing/payments/${row.id}`}
      search="Number, reference or customer"
      filters={[
        filter.date('fromDate', 'Paid from', true),
        filter.date('toDate', 'Paid to', true),
        filter.choice(
          'unallocated',
          'Allocation',
          [
            ['true', 'Not fully allocated'],
            ['false', 'Allocated'],
          ],
          true,
        ),
        filter.choice('reversed', 'Reversal', [
          ['false', 'Not reversed'],
          ['true', 'Reversed'],
        ]),
        filter.choice('source', 'Entered by', [
          ['person', 'A person'],
          ['file', 'File'],
          ['machine', 'ERP'],
        ]),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
      ]}
      actions={
        may && (
          <>
            <Button asChild>
              <Link to="?import=new">
                <Upload /> Import payments
              </Link>
            </Button>
            {add}
          </>
        )
      }
      empty={{
        text: 'Payments appear here when finance enters them, imports a file, or the ERP sends them.',
        action: add,
      }}
    >
      <UnknownPayments rows={unknown} />
      {editing === 'new' && (
        <DialogForm
          title="New payment"
          values={{ method: 'transfer' }}
          readOnly={!may}
          save="Enter payment"
          description="Allocate it to invoices on the next screen. Any remainder stays as customer credit."
        >
          <Field.Combobox name="customerId" label="Customer" source={CUSTOMERS} />
          <Field.Date name="paidOn" label="Paid on" span={6} />
          <Field.Money name="amount" label="Amount" span={6} />
          <Field.Text
            name="reference"
            label="Reference"
            span={6}
            hint="From the bank or the ERP. Each reference can be entered once."
          />
          <Field.Select
            name="method"
            label="Method"
            span={6}
            choices={PAYMENT_METHODS.map(method => [method, PAYMENT_METHOD_LABELS[method]] as const)}
          />
          <Field.Text name="remarks" label="Remarks" optional />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const columnsOf = (sums: { amount: string; left: string } | null | undefined): Column<PaymentRow>[] => [
  { key: 'paymentNo', label: 'Payment', show: row => <span className="code">{row.paymentNo}</span>, sort: true },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
  { key: 'paidOn', label: 'Paid on', show: row => showDate(row.paidOn), sort: true },
  { key: 'reference', label: 'Reference', show: row => row.reference, phone: 'meta' },
  { key: 'method', label: 'Method', show: row => PAYMENT_METHOD_LABELS[row.method], phone: 'meta' },
  {
    key: 'status',
    label: 'Status',
    show: row => <PaymentStatus {...row} />,
    phone: 'meta',
  },
  {
    key: 'left',
    label: 'Not allocated',
    show: row => (Number(row.left) > 0 ? showMoney(row.left) : ''),
    align: 'right',
    total: sums && showMoney(sums.left),
  },
  {
    key: 'amount',
    label: 'Amount',
    show: row => showMoney(row.amount),
    align: 'right',
    sort: true,
    total: sums === null ? <AddUp /> : sums && showMoney(sums.amount),
    phone: 'end',
  },
]
