import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { figureTitle } from '~/domain/kit/figure/all'
import type { RowFigure } from '~/domain/kit/figure/rows'
import * as kitWords from '~/domain/kit/words'
import type { Compared, StockComparison } from '~/domain/materials/stock-comparison'
import * as words from '~/domain/materials/words'
import { apiFor, listOf } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { useFigureRows } from '~/web/kit/figure-rows'
import { showNumber, showSigned } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { periodOf } from '~/web/kit/period'
import { Badge } from '~/web/ui/badge'
import { StockClosed } from './stock-closed'
import { MATERIALS } from './words'

const DAYS = 6

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { from, to } = await periodOf({ request, context }, DAYS)
  const query = { ...searchOf(request), from, to }
  const api = apiFor({ request, context }).materials
  const plantId = new URL(request.url).searchParams.get('plantId')
  const [page, books] = await Promise.all([
    listOf(api['stock-comparison'].$get({ query })),
    listOf(api['stock-close'].$get({ query: { limit: '2', ...(plantId ? { plantId } : {}) } })),
  ])
  return { from, to, page, book: books.rows.length === 1 ? books.rows[0] : undefined }
}

/** What each plant used of each material, as four sources say it; each figure leads to its rows. */
export default function StockComparisonList() {
  const { from, to, page, book } = useLoaderData<typeof loader>()
  const rows = useFigureRows()
  const link = (figure: RowFigure, kg: string, { plantId, materialId }: StockComparison) => {
    const leads = rows(figure, { from, to, plantId, materialId }).to
    return <Leads to={leads}>{tonnes(kg)}</Leads>
  }
  return (
    <ListScreen<StockComparison>
      title={words.comparisonTitle()}
      noun={['material', 'materials']}
      page={page}
      columns={columnsOf(
        link,
        (row: StockComparison) => `/material/stock-count?plantId=${row.plantId}&from=${from}&to=${to}`,
      )}
      filters={[
        filter.date('from', words.orderFrom(), true),
        filter.date('to', words.orderTo(), true),
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.lookup('materialId', kitWords.fieldMaterial(), MATERIALS),
        filter.choice('outside', words.orderDifference(), [
          ['true', words.comparisonOutside()],
          ['false', words.comparisonWithin()],
        ]),
      ]}
      views={
        <>
          <p className="text-meta text-muted">{words.comparisonNote({ from: showDate(from), to: showDate(to) })}</p>
          {book && <StockClosed of={book} />}
        </>
      }
      empty={{ text: words.comparisonNone() }}
    />
  )
}

type Link = (figure: RowFigure, kg: string, row: StockComparison) => ReactNode

const columnsOf = (link: Link, countsOf: (row: StockComparison) => string): Column<StockComparison>[] => [
  { key: 'materialName', label: kitWords.fieldMaterial(), show: row => row.materialName },
  { key: 'plantName', label: kitWords.fieldPlant(), show: row => row.plantName },
  {
    key: 'askedKg',
    label: figureTitle('asked'),
    show: row => link('asked', row.askedKg, row),
    align: 'right',
  },
  {
    key: 'weighedKg',
    label: figureTitle('batched', words.orderWeighed()),
    show: row => link('batched', row.weighedKg, row),
    align: 'right',
  },
  { key: 'batching', label: words.comparisonBatching(), show: row => <Difference of={row.batching} />, align: 'right' },
  {
    key: 'drawnKg',
    label: figureTitle('drawn'),
    show: row => (row.booking ? link('drawn', row.drawnKg, row) : ''),
    align: 'right',
  },
  { key: 'booking', label: words.comparisonBooking(), show: row => <Difference of={row.booking} />, align: 'right' },
  {
    key: 'countedKg',
    label: figureTitle('countDifference'),
    show: row => (row.count ? link('countDifference', row.countedKg, row) : ''),
    align: 'right',
  },
  {
    key: 'count',
    label: words.comparisonOfSilos(),
    show: row => <Difference of={row.count} percentOnly />,
    align: 'right',
  },
  {
    key: 'counts',
    label: words.countPlural(),
    show: row => (row.counts ? <Leads to={countsOf(row)}>{String(row.counts)}</Leads> : ''),
    align: 'right',
  },
]

function Leads({ to, children }: { to: string | undefined; children: string }) {
  return to ? (
    <HereLink to={to} className="figures text-link">
      {children}
    </HereLink>
  ) : (
    <span className="figures">{children}</span>
  )
}

/** In kg and in per cent, red where it is outside its tolerance. */
function Difference({ of, percentOnly }: { of: Compared; percentOnly?: boolean }) {
  if (!of) return null
  const percent = of.percent === null ? null : showSigned(of.percent)
  const kg = showSigned(Number(of.kg).toFixed(0), 0)
  const text =
    percent === null
      ? words.comparisonByKg({ kg })
      : percentOnly
        ? words.comparisonByPercent({ percent })
        : words.comparisonByKgAndPercent({ kg, percent })
  const title = words.comparisonTolerance({ percent: showNumber(of.tolerancePercent) })
  return of.outside ? (
    <Badge tone="stop" title={title}>
      {text}
    </Badge>
  ) : (
    <span className="figures" title={title}>
      {text}
    </span>
  )
}

/** To the kg, so that the figures of a row can be taken from one another. */
const tonnes = (kg: string) => showNumber((Number(kg) / 1000).toFixed(3), 3)
