import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CalendarDays, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { monthWord } from '~/domain/kit/month-words'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { StockCloseLine } from '~/web/kit/client/materials'
import { showDate, showDateTime } from '~/web/kit/dates'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Badge } from '~/web/ui/badge'
import { actOnStockClose } from './stock-close-action'
import { StockCloseDialog } from './stock-close-form'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).materials
  return { page: await listOf(api['stock-close'].$get({ query: searchOf(request) })) }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnStockClose(request, context)

/** The end of a storeman's month: up to when the stock of each plant is closed, by whom, and what is to be closed next. */
export default function StockCloseList() {
  const { page } = useLoaderData<typeof loader>()
  const may = useCan()('manage', 'stock_close')
  const [asking, setAsking] = useState<RecordAction | null>(null)
  const { editing, to } = useEditLink()
  const chosen = page.rows.find(row => row.id === editing)
  const actionsOf = (row: StockCloseLine) => [
    row.due
      ? { label: words.closeMonth({ month: monthOf(row) }), icon: <Lock />, to: to(row.id) }
      : { label: words.closeDay(), icon: <CalendarDays />, to: to(row.id) },
    {
      label: words.closeReopen(),
      icon: <LockOpen />,
      ...(row.closing ? {} : { why: words.closeNothingClosed() }),
      run: () => row.closing && setAsking(reopening(row, row.closing)),
    },
  ]
  return (
    <ListScreen<StockCloseLine>
      title={words.closeTitle()}
      noun={['plant', 'plants']}
      page={page}
      columns={columns()}
      filters={[filter.lookup('plantId', kitWords.fieldPlant(), PLANTS)]}
      rowActions={may ? actionsOf : undefined}
      empty={{ text: words.closeNoneYet() }}
    >
      {may && chosen && <StockCloseDialog key={chosen.id} of={chosen} />}
      {asking && <ActionDialog action={asking} onClose={() => setAsking(null)} />}
    </ListScreen>
  )
}

const monthOf = ({ due }: StockCloseLine) => monthWord(due?.until.slice(0, 7) ?? '')

const reopening = ({ plantName: plant }: StockCloseLine, of: NonNullable<StockCloseLine['closing']>): RecordAction => ({
  label: words.closeReopen(),
  intent: 'reopen',
  look: 'danger',
  fields: { id: of.id, version: String(of.version) },
  done: words.closeReopenedDone({ plant }),
  confirm: {
    title: words.closeReopenOf({ plant }),
    text: words.closeReopenText({ day: of.until }),
    reason: true,
    verb: words.closeReopen(),
  },
})

const columns = (): Column<StockCloseLine>[] => [
  { key: 'plantName', label: kitWords.fieldPlant(), show: row => row.plantName },
  {
    key: 'until',
    label: words.closeUntil(),
    show: row =>
      row.closing ? (
        <span className="figures">{showDate(row.closing.until)}</span>
      ) : (
        <Badge tone="neutral">{words.closeOpen()}</Badge>
      ),
    phone: 'end',
  },
  {
    key: 'by',
    label: words.closeBy(),
    show: ({ closing }) => closing && words.closeByAndWhen({ name: closing.by ?? '', at: showDateTime(closing.at) }),
    phone: 'meta',
  },
  { key: 'uncounted', label: words.closeUncounted(), show: ({ closing }) => closing?.uncounted.join(', ') ?? '' },
  {
    key: 'due',
    label: words.closeDue(),
    show: row =>
      row.due && (
        <Badge tone={row.due.uncounted.length ? 'waiting' : 'done'}>
          {words.closeDueMonth({ month: monthOf(row), count: row.due.uncounted.length })}
        </Badge>
      ),
    phone: 'meta',
  },
  {
    key: 'reopened',
    label: words.closeLast(),
    show: ({ reopened }) =>
      reopened && words.closeReopened({ day: reopened.until, name: reopened.by ?? '', reason: reopened.reason ?? '' }),
  },
]
