import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { figureTitle } from '~/domain/kit/figure/all'
import type { RowFigure } from '~/domain/kit/figure/rows'
import * as kitWords from '~/domain/kit/words'
import type { Compared, StockComparison } from '~/domain/materials/stock-comparison'
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
import { MATERIALS } from './words'

const DAYS = 6

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { from, to } = await periodOf({ request, context }, DAYS)
  const query = { ...searchOf(request), from, to }
  return { from, to, page: await listOf(apiFor({ request, context }).materials['stock-comparison'].$get({ query })) }
}

/** What each plant used of each material, as four sources say it; each figure leads to its rows. */
export default function StockComparisonList() {
  const { from, to, page } = useLoaderData<typeof loader>()
  const rows = useFigureRows()
  const link = (figure: RowFigure, kg: string, { plantId, materialId }: StockComparison) => {
    const leads = rows(figure, { from, to, plantId, materialId }).to
    return <Leads to={leads}>{tonnes(kg)}</Leads>
  }
  return (
    <ListScreen<StockComparison>
      title="Asked, weighed, booked, counted"
      noun={['material', 'materials']}
      page={page}
      columns={columnsOf(
        link,
        (row: StockComparison) => `/material/stock-count?plantId=${row.plantId}&from=${from}&to=${to}`,
      )}
      filters={[
        filter.date('from', 'From', true),
        filter.date('to', 'To', true),
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.lookup('materialId', kitWords.fieldMaterial(), MATERIALS),
        filter.choice('outside', 'Tolerance', [
          ['true', 'Outside'],
          ['false', 'Within'],
        ]),
      ]}
      views={
        <p className="text-meta text-muted">
          Loads of {showDate(from)} to {showDate(to)}. A difference is told against the figure before it, of a count
          against what the silos take. A batch that the panel weighed and no load has is booked, and not weighed for a
          load.
        </p>
      }
      empty={{ text: 'Nothing was weighed, booked or counted on these days.' }}
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
    label: figureTitle('batched', 'Weighed'),
    show: row => link('batched', row.weighedKg, row),
    align: 'right',
  },
  { key: 'batching', label: 'Weighed less asked', show: row => <Difference of={row.batching} />, align: 'right' },
  {
    key: 'drawnKg',
    label: figureTitle('drawn'),
    show: row => (row.booking ? link('drawn', row.drawnKg, row) : ''),
    align: 'right',
  },
  { key: 'booking', label: 'Booked less weighed', show: row => <Difference of={row.booking} />, align: 'right' },
  {
    key: 'countedKg',
    label: figureTitle('countDifference'),
    show: row => (row.count ? link('countDifference', row.countedKg, row) : ''),
    align: 'right',
  },
  { key: 'count', label: 'Of the silos', show: row => <Difference of={row.count} percentOnly />, align: 'right' },
  {
    key: 'counts',
    label: 'Counts',
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
  const percent = of.percent === null ? '' : `${showSigned(of.percent)} %`
  const text = percentOnly ? percent : `${showSigned(Number(of.kg).toFixed(0), 0)} kg${percent && `, ${percent}`}`
  const title = `Tolerance ±${showNumber(of.tolerancePercent)} %`
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
