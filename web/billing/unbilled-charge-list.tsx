import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { UNBILLED_CAUSE_LABELS, UNBILLED_CAUSES } from '~/domain/billing/unbilled-charge'
import { UNBILLED_GROUPS, type UnbilledGroup } from '~/domain/billing/unbilled-charge-search'
import { apiFor, listOf } from '~/web/kit/api'
import type { UnbilledRow, UnbilledTotal } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { cn } from '~/web/ui/cn'
import { GROUP_LABELS, lineColumns, totalColumns } from './unbilled-charge-columns'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = searchOf(request)
  const call = apiFor({ request, context }).billing['unbilled-charge']
  const tab = new URL(request.url).searchParams.get('tab')
  const by = UNBILLED_GROUPS.find(group => group === tab)
  if (!by) return { by: null, page: await listOf(call.$get({ query })) }
  return { by, page: await listOf(call.totals.$get({ query: { ...query, by } })) }
}

/** Charges that the loads earned and nobody is billed for: put together, then line by line, then the line of the draft. */
export default function UnbilledChargeList() {
  const { by, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const sums = 'sums' in page ? page.sums : undefined
  const period = 'period' in page ? page.period : undefined
  const same = {
    title: 'Earned, not billed',
    search: 'Draft, load, customer or charge',
    filters: FILTERS,
    views: <Views by={by} params={params} period={period} />,
    empty: { text: 'Everything that was earned in this period is billed.' },
  }
  if (by)
    return (
      <ListScreen<UnbilledTotal>
        {...same}
        key={by}
        noun={['total', 'totals']}
        page={page as Page<UnbilledTotal>}
        columns={totalColumns(by, sums)}
        open={row => linesOf(by, row, params)}
      />
    )
  return (
    <ListScreen<UnbilledRow>
      {...same}
      key="lines"
      noun={['item', 'items']}
      page={page as Page<UnbilledRow>}
      columns={lineColumns(sums)}
      open={draftLine}
    />
  )
}

type Page<Row> = { rows: Row[]; total: number }

const FILTERS = [
  filter.date('fromDate', 'From', true),
  filter.date('toDate', 'To', true),
  filter.choice(
    'cause',
    'Why',
    UNBILLED_CAUSES.map(cause => [cause, UNBILLED_CAUSE_LABELS[cause]] as const),
    true,
  ),
  filter.lookup('customerId', 'Customer', { path: 'customer/list', label: 'customerName', detail: 'customerCode' }),
  filter.lookup('salespersonId', 'Salesperson', { path: 'salesperson', label: 'name', detail: 'username' }),
]

/** The draft as its approver sees it, at the line that bills too little, else at what it does not bill; else the order. */
function draftLine({ draftId, draftStatus, lineId, orderId }: UnbilledRow): string {
  if (!draftId) return `/order/detail?id=${orderId}`
  const view = ['approved', 'invoiced'].includes(draftStatus ?? '') ? 'decided' : 'others'
  return `/sales-management/invoice-draft/overview?view=${view}&item=${draftId}#${lineId ? `line-${lineId}` : 'unbilled'}`
}

/** From a total to its lines; what hangs on no salesperson has no filter to name it. */
function linesOf(by: UnbilledGroup, { key, name }: UnbilledTotal, params: URLSearchParams): string | undefined {
  if (!key) return undefined
  const chosen: Record<UnbilledGroup, Record<string, string>> = {
    customer: { customerId: key, customerIdLabel: name },
    salesperson: { salespersonId: key, salespersonIdLabel: name },
    day: { fromDate: key, toDate: key },
  }
  return `/billing/unbilled${withParams(params, { ...chosen[by], tab: null, sort: null, page: null })}`
}

type ViewsProps = {
  by: UnbilledGroup | null
  params: URLSearchParams
  /** The days that were asked about; none where the question was refused. */
  period: { fromDate: string; toDate: string } | undefined
}

const Views = ({ by, params, period }: ViewsProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <nav aria-label="Views" className="flex flex-wrap gap-1">
      {[null, ...UNBILLED_GROUPS].map(tab => (
        <Link
          key={tab}
          to={withParams(params, { tab, sort: null, page: null })}
          aria-current={tab === by ? 'page' : undefined}
          className={cn(
            'inline-flex h-8 items-center rounded-full px-3 text-table no-underline touch:h-11',
            tab === by ? 'bg-brand-soft font-semibold text-fg' : 'text-muted hover:bg-hover',
          )}
        >
          {tab ? GROUP_LABELS[tab] : 'Lines'}
        </Link>
      ))}
    </nav>
    {period && (
      <span className="figures text-muted text-table">
        {showDate(period.fromDate)} to {showDate(period.toDate)}
      </span>
    )}
  </div>
)
