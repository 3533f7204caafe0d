import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { UNBILLED_GROUPS } from '~/domain/billing/unbilled-charge-search'
import { apiFor, listOf } from '~/web/kit/api'
import type { TimedChargeRow, TimedTotal } from '~/web/kit/client/billing'
import { countOf, showNumber } from '~/web/kit/figures'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { timedColumns, timedTotalColumns } from './timed-charge-columns'
import { ChargeViews, draftLine, linesOf } from './unbilled-charge-views'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = searchOf(request)
  const call = apiFor({ request, context }).billing['timed-charge']
  const tab = new URL(request.url).searchParams.get('tab')
  const by = UNBILLED_GROUPS.find(group => group === tab)
  if (!by) return { by: null, page: await listOf(call.$get({ query })) }
  return { by, page: await listOf(call.totals.$get({ query: { ...query, by } })) }
}

/** What waiting and hours come to by devices, beside the ticket: put together, then load by load, then the line of the draft. */
export default function TimedChargeList() {
  const { by, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const sums = 'sums' in page ? page.sums : undefined
  const cover = 'cover' in page ? page.cover : undefined
  const same = {
    title: 'Ticket and device times',
    search: 'Draft, load, customer or charge',
    filters: FILTERS,
    views: (
      <ChargeViews by={by} params={params} period={'period' in page ? page.period : undefined}>
        {cover && (
          <span className="text-muted text-table">
            Device times for {showNumber(cover.told, 0)} of {countOf(cover.loads, 'load')}
          </span>
        )}
      </ChargeViews>
    ),
    empty: {
      text: cover?.told
        ? 'Device times change no charge in this period.'
        : 'No device times for the loads of this period.',
    },
  }
  if (by)
    return (
      <ListScreen<TimedTotal>
        {...same}
        key={by}
        noun={['total', 'totals']}
        page={page as Page<TimedTotal>}
        columns={timedTotalColumns(by, sums)}
        open={row => linesOf('/billing/times', by, row, params)}
      />
    )
  return (
    <ListScreen<TimedChargeRow>
      {...same}
      key="lines"
      noun={['charge', 'charges']}
      page={page as Page<TimedChargeRow>}
      columns={timedColumns(sums)}
      open={draftLine}
    />
  )
}

type Page<Row> = { rows: Row[]; total: number }

const FILTERS = [
  filter.date('fromDate', 'From', true),
  filter.date('toDate', 'To', true),
  filter.lookup('customerId', 'Customer', { path: 'customer/list', label: 'customerName', detail: 'customerCode' }),
  filter.lookup('salespersonId', 'Salesperson', { path: 'salesperson', label: 'name', detail: 'username' }),
]
