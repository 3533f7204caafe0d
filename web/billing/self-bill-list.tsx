import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { Upload } from 'lucide-react'
import { SELF_BILL_LABELS, type SelfBillStatus } from '~/domain/billing/self-bill'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { SelfBillRow } from '~/web/kit/client/billing'
import { readDate, showDate } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'
import { SelfBillsToSend } from './self-bill-send'
import { SelfBillStatusBadge } from './self-bill-status'

const IMPORT = { path: 'self-bill/import', title: 'Import invoices of customers', noun: ['line', 'lines'] } as const
const CUSTOMERS = { path: 'customer/active-customers', label: 'customerName', detail: 'customerCode' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const imported = await importLoader({ request, context }, IMPORT)
  if (imported) return { page: null, imported, approved: [], today: '' }
  const { billing, reports } = apiFor({ request, context })
  const [page, approved, { now }] = await Promise.all([
    listOf(billing['self-bill'].$get({ query: searchOf(request) })),
    attempt(
      billing['invoice-draft'].list.$post({
        json: { status: 'approved', toState: true, limit: 200, sort: 'projectName' },
      }),
    ),
    take(reports['server-time'].$get()),
  ])
  const rows = approved.ok ? approved.data.rows.filter(row => row.kind === 'invoice') : []
  return { page, imported: null, approved: rows, today: now.slice(0, 10) }
}

export type SendAnswer = { problem?: string; results?: { ok: boolean; text: string }[] }

export async function action({ request, context }: ActionFunctionArgs) {
  const imported = await importAction({ request, context }, IMPORT)
  if (imported) return imported
  const form = await request.formData()
  const typed = String(form.get('statementDate') ?? '')
  const statementDate = readDate(typed, String(form.get('_today') ?? '')) ?? typed
  const { billing } = apiFor({ request, context, key: String(form.get('_key') ?? '') })
  const sent = await attempt(
    billing['self-bill'].send.$post({ json: { statementDate, draftIds: form.getAll('draftId').map(String) } }),
  )
  if (!sent.ok) {
    const problem = Object.values(sent.problem.errors ?? {}).flat()[0] ?? sent.problem.detail
    return data<SendAnswer>({ problem }, { status: sent.problem.status })
  }
  return data<SendAnswer>({
    results: sent.data.results.map(of =>
      of.ok
        ? {
            ok: true,
            text: `${of.statementNo}, ${showMoney(of.total)}${of.recipients.length ? '' : ': no contact receives invoices by e-mail'}`,
          }
        : { ok: false, text: of.problem.detail },
    ),
  })
}

/** Customers who issue the invoices themselves: statements to send, and their own invoices beside ours. */
export default function SelfBillList() {
  const { page, imported } = useLoaderData<typeof loader>()
  if (imported) return <ImportScreen {...IMPORT} data={imported} />
  return <Statements page={page as ListPage<SelfBillRow>} />
}

function Statements({ page }: { page: ListPage<SelfBillRow> }) {
  const { approved, today } = useLoaderData<typeof loader>()
  const answer = useActionData<SendAnswer>()
  const may = useCan()('write', 'generate_invoice')
  return (
    <>
      {may && <SelfBillsToSend rows={approved} today={today} answer={answer} />}
      <ListScreen<SelfBillRow>
        title="Self-billing customers"
        noun={['statement', 'statements']}
        page={page}
        columns={COLUMNS}
        open={row => `/billing/self-billed/${row.id}`}
        search="Statement, invoice, customer or project"
        filters={[
          filter.choice('status', 'Status', Object.entries(SELF_BILL_LABELS) as [SelfBillStatus, string][], true),
          filter.lookup('customerId', 'Customer', CUSTOMERS),
        ]}
        actions={
          may && (
            <Button asChild>
              <Link to="?import=new">
                <Upload /> Import invoices
              </Link>
            </Button>
          )
        }
        empty={{ text: 'Statements appear here once an approved draft of a self-billing customer is sent.' }}
      />
    </>
  )
}

const COLUMNS: readonly Column<SelfBillRow>[] = [
  { key: 'statementNo', label: 'Statement', show: row => <span className="code">{row.statementNo}</span> },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName, phone: 'none' },
  { key: 'statementDate', label: 'Date', show: row => showDate(row.statementDate), phone: 'meta' },
  { key: 'documentNo', label: 'Customer’s invoice', show: row => row.documentNo, phone: 'none' },
  {
    key: 'documentTotal',
    label: 'It bills',
    show: row => row.documentTotal && showMoney(row.documentTotal),
    align: 'right',
    phone: 'none',
  },
  { key: 'total', label: 'We state', show: row => showMoney(row.total), align: 'right', phone: 'meta' },
  { key: 'status', label: 'Status', show: row => <SelfBillStatusBadge of={row} />, phone: 'end' },
]
