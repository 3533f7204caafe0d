import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { Download } from 'lucide-react'
import { TRIAL_GROUP_LABELS, TRIAL_GROUPS, type TrialGroup } from '~/domain/pricing/price-trial'
import { apiFor, attempt, listOf, sitePath } from '~/web/kit/api'
import type { PriceTrialLoad, PriceTrialTotal } from '~/web/kit/client/pricing'
import { showDate } from '~/web/kit/dates'
import { filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf, withParams } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { CUSTOMERS } from './lookups'
import { loadColumns, TrialSums, totalColumns } from './price-trial-columns'

const FORM = '/sales-management/price-trial'
/** Which loads of the result are looked at, and how a page of them is shown. */
const NOT_ASKED = ['locationId', 'itemId', 'sort', 'limit', 'offset', 'keyword']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = searchOf(request)
  const { fromDate, toDate } = query
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => !NOT_ASKED.includes(name)))
  // Without its days a trial is asked for anew, with what else was chosen.
  if (!fromDate || !toDate) throw redirect(sitePath(`${FORM}?${new URLSearchParams(asked)}`))
  const trial = apiFor({ request, context }).pricing['price-trial']
  const change = { ...asked, fromDate, toDate }
  const seen = await attempt(trial.change.$get({ query: change }))
  const words = seen.ok ? seen.data.words : []
  const tab = new URL(request.url).searchParams.get('tab')
  const head = { words, asked: change }
  if (tab === 'loads')
    return { ...head, by: null, page: await listOf(trial.load.$get({ query: { ...query, fromDate, toDate } })) }
  const by = TRIAL_GROUPS.find(group => group === tab) ?? 'customer'
  const { locationId: _site, itemId: _item, keyword: _word, ...all } = query
  return { ...head, by, page: await listOf(trial.$get({ query: { ...all, fromDate, toDate, by } })) }
}

/** Bills before and after: put together, then load by load. */
export default function PriceTrialResult() {
  const { words, asked, by, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const sums = 'sums' in page ? page.sums : undefined
  const same = {
    title: 'Result of the price trial',
    ...(by ? {} : { search: 'Load, customer or site' }),
    filters: FILTERS,
    actions: (
      <>
        <Button asChild look="quiet">
          <a href={`/files/price-trial/download?${new URLSearchParams(asked)}`} download>
            <Download /> Whole result
          </a>
        </Button>
        <Button asChild look="primary">
          <Link to={`${FORM}?${new URLSearchParams(asked)}`}>Change trial</Link>
        </Button>
      </>
    ),
    views: <Views by={by} words={words} params={params} />,
    empty: { text: 'Nothing was delivered in this period.' },
  }
  const strip = sums && <TrialSums sums={sums} bills={by !== null} />
  if (by)
    return (
      <ListScreen<PriceTrialTotal>
        {...same}
        key={by}
        noun={['total', 'totals']}
        page={page as Page<PriceTrialTotal>}
        columns={totalColumns(by, sums)}
        open={row => loadsOf(by, row, params)}
      >
        {strip}
      </ListScreen>
    )
  return (
    <ListScreen<PriceTrialLoad>
      {...same}
      key="loads"
      noun={['row', 'rows']}
      page={page as Page<PriceTrialLoad>}
      columns={loadColumns(sums)}
      open={row => (row.deliveryOrderId ? `/order/delivery-order/${encodeURIComponent(row.label)}` : undefined)}
    >
      {strip}
    </ListScreen>
  )
}

type Page<Row> = { rows: Row[]; total: number }

const FILTERS = [
  filter.date('fromDate', 'From', true),
  filter.date('toDate', 'To', true),
  filter.lookup('customerId', 'Customer', CUSTOMERS),
]

const DRILL: Record<TrialGroup, string> = { customer: 'customerId', site: 'locationId', product: 'itemId' }

/** From a total to its loads. */
const loadsOf = (by: TrialGroup, { id, name }: PriceTrialTotal, params: URLSearchParams) =>
  `${FORM}/result${withParams(params, {
    tab: 'loads',
    sort: null,
    page: null,
    keyword: null,
    [DRILL[by]]: id,
    [`${DRILL[by]}Label`]: name,
  })}`

type ViewsProps = { by: TrialGroup | null; words: readonly string[]; params: URLSearchParams }

function Views({ by, words, params }: ViewsProps) {
  const only = by ? [] : [params.get('locationIdLabel'), params.get('itemIdLabel')].filter(text => text !== null)
  const all = {
    sort: null,
    page: null,
    keyword: null,
    locationId: null,
    locationIdLabel: null,
    itemId: null,
    itemIdLabel: null,
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <nav aria-label="Views" className="flex flex-wrap gap-1">
        {[...TRIAL_GROUPS, null].map(tab => (
          <Link
            key={tab}
            to={withParams(params, { ...all, tab: tab ?? 'loads' })}
            aria-current={tab === by ? 'page' : undefined}
            className={cn(
              'inline-flex h-8 items-center rounded-full px-3 text-table no-underline touch:h-11',
              tab === by ? 'bg-brand-soft font-semibold text-fg' : 'text-muted hover:bg-hover',
            )}
          >
            {tab ? TRIAL_GROUP_LABELS[tab] : 'Loads'}
          </Link>
        ))}
      </nav>
      <span className="text-muted text-table">
        {showDate(params.get('fromDate') ?? '')} to {showDate(params.get('toDate') ?? '')}: {words.join(' · ')}
        {only.map(name => `, ${name} only`)}
      </span>
    </div>
  )
}
