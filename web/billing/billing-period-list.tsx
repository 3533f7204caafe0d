import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Lock, LockOpen } from 'lucide-react'
import { BillingPeriodChange } from '~/domain/billing/billing-period'
import { monthWord } from '~/domain/kit/month-words'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { BillingPeriodRow } from '~/web/kit/client/billing'
import { showDateTime } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { countOf, showMoney } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'

const REGIONS = { path: 'region', label: 'regionName' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing } = apiFor({ request, context })
  return { page: await listOf(billing['billing-period'].$get({ query: searchOf(request) })) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, BillingPeriodChange)
  const calls = apiFor({ request, context, key }).billing['billing-period']
  const closing = raw.verb === 'close'
  const json = { regionId: values.regionId, month: values.month, version: values.version, reason: values.reason }
  const saved = await attempt(closing ? calls.close.$post({ json }) : calls.reopen.$post({ json }))
  if (!saved.ok) return refused(saved.problem, raw)
  return done(request, closed(request), `${nameOf(saved.data)} ${closing ? 'closed' : 're-opened'}`)
}

const Field = fieldsOf<typeof BillingPeriodChange>()
const nameOf = (row: { month: string }) => monthWord(row.month.slice(0, 7))

/** The months of the books: no invoice or note is dated in a closed one. */
export default function BillingPeriodList() {
  const { page } = useLoaderData<typeof loader>()
  const may = useCan()('manage', 'billing_period')
  const { editing, to } = useEditLink()
  const chosen = page.rows.find(row => row.id === editing && row.next)
  return (
    <ListScreen<BillingPeriodRow>
      title="Billing periods"
      noun={['month', 'months']}
      page={page}
      columns={COLUMNS}
      filters={[filter.lookup('regionId', 'Region', REGIONS)]}
      empty={{ text: 'Months appear here once a region has invoices.' }}
      rowActions={
        may
          ? row => [
              {
                label: row.next === 'reopen' ? 'Re-open' : 'Close month',
                icon: row.next === 'reopen' ? <LockOpen /> : <Lock />,
                to: to(row.id),
                why: row.next
                  ? undefined
                  : row.status === 'closed'
                    ? 'Re-open the later month first.'
                    : 'Months close in order, once they have ended.',
              },
            ]
          : undefined
      }
    >
      {may && chosen && <ChangeDialog key={chosen.id} of={chosen} />}
    </ListScreen>
  )
}

function ChangeDialog({ of }: { of: BillingPeriodRow }) {
  const closing = of.next === 'close'
  const left = of.drafts > 0 ? ` ${countOf(of.drafts, 'draft')} of this month will be invoiced in a later month.` : ''
  return (
    <DialogForm
      title={`${closing ? 'Close' : 'Re-open'} ${nameOf(of)}, ${of.regionName}`}
      values={{ version: of.version }}
      save={closing ? 'Close month' : 'Re-open month'}
      description={
        closing
          ? `Invoices and notes can no longer be dated in this month or before.${left}`
          : 'Invoices and notes can be dated in this month again until you close it.'
      }
    >
      <input type="hidden" name="regionId" value={of.regionId} />
      <input type="hidden" name="month" value={of.month} />
      <input type="hidden" name="verb" value={of.next ?? ''} />
      <Field.Textarea name="reason" label="Reason" />
    </DialogForm>
  )
}

const COLUMNS: readonly Column<BillingPeriodRow>[] = [
  { key: 'month', label: 'Month', show: row => nameOf(row) },
  { key: 'regionName', label: 'Region', show: row => row.regionName, phone: 'meta' },
  {
    key: 'status',
    label: 'Status',
    show: row => (row.status === 'closed' ? <Badge tone="neutral">Closed</Badge> : <Badge tone="done">Open</Badge>),
    phone: 'end',
  },
  { key: 'invoices', label: 'Invoices', show: row => row.invoices, align: 'right', phone: 'none' },
  { key: 'invoiced', label: 'Invoiced', show: row => showMoney(row.invoiced), align: 'right', phone: 'meta' },
  { key: 'drafts', label: 'Drafts', show: row => row.drafts || '', align: 'right', phone: 'none' },
  {
    key: 'open',
    label: 'Not invoiced',
    show: row => (row.drafts ? showMoney(row.open) : ''),
    align: 'right',
    phone: 'none',
  },
  {
    key: 'changedAt',
    label: 'Last change',
    show: row => row.changedAt && `${row.changedByName}, ${showDateTime(row.changedAt)}`,
    phone: 'none',
  },
  { key: 'reason', label: 'Reason', show: row => row.reason, phone: 'none' },
]
