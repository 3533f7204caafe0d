import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { UNBILLED_CAUSE_LABELS, UNBILLED_CAUSES } from '~/domain/billing/unbilled-charge'
import { UNBILLED_GROUPS } from '~/domain/billing/unbilled-charge-search'
import { apiFor, listOf } from '~/web/kit/api'
import type { UnbilledRow, UnbilledTotal } from '~/web/kit/client/billing'
import { countOf } from '~/web/kit/figures'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { lineColumns, totalColumns } from './unbilled-charge-columns'
import { ChargeViews, draftLine, linesOf } from './unbilled-charge-views'

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
  const cover = 'cover' in page ? page.cover : undefined
  const period = 'period' in page ? page.period : undefined
  const same = {
    title: 'Earned, not billed',
    search: 'Draft, load, customer or charge',
    filters: FILTERS,
    views: (
      <ChargeViews by={by} params={params} period={period}>
        {cover && cover.undrafted > 0 && (
          <span className="text-muted text-table">{countOf(cover.undrafted, 'delivered load')} not on a draft yet</span>
        )}
      </ChargeViews>
    ),
    empty: { text: nothingMissing(cover) },
  }
  if (by)
    return (
      <ListScreen<UnbilledTotal>
        {...same}
        key={by}
        noun={['total', 'totals']}
        page={page as Page<UnbilledTotal>}
        columns={totalColumns(by, sums)}
        open={row => linesOf('/billing/unbilled', by, row, params)}
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

/** What an empty list looked at: of days without drafts and loads nothing can be missing. */
function nothingMissing(cover: { drafts: number; undrafted: number } | undefined): string {
  if (!cover || cover.drafts + cover.undrafted === 0) return 'No drafts and no undrafted loads in this period.'
  return `Nothing is missing on ${countOf(cover.drafts, 'draft')} of this period.`
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
