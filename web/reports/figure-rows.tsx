import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type FigureName, figureOf, figureTitle, showFigure } from '~/domain/kit/figure/all'
import { rowsOf } from '~/domain/kit/figure/row-folds'
import { daysShown, ROW_SOURCES, ROWS_SEEN_WITH, type RowFigure, type RowSource } from '~/domain/kit/figure/rows'
import { showNumber } from '~/domain/kit/figures'
import type { FigureRow } from '~/domain/reports/figure-row'
import { apiFor, listOf } from '~/web/kit/api'
import { canOf } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { periodOf } from '~/web/kit/period'
import { sessionOf } from '~/web/kit/session-of'

const FIGURES = Object.keys(ROW_SOURCES).filter((name): name is RowFigure => Object.hasOwn(ROW_SOURCES, name))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('figure')
  const [{ from, to }, session] = await Promise.all([
    periodOf({ request, context }, daysShown(asked)),
    sessionOf(request, context),
  ])
  const can = canOf(session?.rules ?? [])
  const figures = FIGURES.filter(name => ROWS_SEEN_WITH[ROW_SOURCES[name]].some(subject => can('view', subject)))
  const figure = FIGURES.find(name => name === asked) ?? figures.find(name => name === 'delivered') ?? figures[0]!
  const asksAge = ROW_SOURCES[figure] === 'results' ? { ageDays: '28' } : {}
  const query = { ...asksAge, ...searchOf(request), figure, from, to }
  const found = await listOf(apiFor({ request, context }).reports.report['figure-row'].$get({ query }))
  return { figure, figures, from, to, found }
}

const ofLoad = ({ openId }: FigureRow) => (openId ? `/order/delivery-order/${encodeURIComponent(openId)}` : undefined)
const OPEN: Record<RowSource, (row: FigureRow) => string | undefined> = {
  loads: ofLoad,
  ledgers: ofLoad,
  weighings: ofLoad,
  results: row => `/inhouse-cylinder-testing/cylinder-test-info?id=${row.openId}`,
  bills: row => `/sales-management/invoice-draft/overview?view=others&item=${row.openId}`,
  stock: row => `/material/silo-level?silo=${row.openId}`,
}
const NOUNS: Record<RowSource, readonly [string, string]> = {
  loads: ['load', 'loads'],
  ledgers: ['load', 'loads'],
  weighings: ['weighing', 'weighings'],
  results: ['result', 'results'],
  bills: ['line', 'lines'],
  stock: ['entry', 'entries'],
}

/** What a figure is made of, row by row: each row says what it gives to it. */
export default function FigureRowsScreen() {
  const { figure, figures, from, to, found } = useLoaderData<typeof loader>()
  const { name, unit, means } = figureOf(figure)
  const source: RowSource = ROW_SOURCES[figure]
  return (
    <ListScreen<FigureRow>
      title={`Rows of ${name}`}
      noun={NOUNS[source]}
      page={found}
      columns={columnsOf(figure)}
      open={OPEN[source]}
      filters={[
        filter.choice(
          'figure',
          'Figure',
          figures.map(of => [of, figureTitle(of)] as const),
          true,
        ),
        filter.date('from', 'From', true),
        filter.date('to', 'To', true),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      views={
        'value' in found && (
          <p className="flex flex-wrap items-baseline gap-x-2 text-table">
            <span className="figures font-semibold text-kpi">{showFigure(figure, found.value)}</span>
            <span className="text-muted">
              {unit && `${unit}, `}
              {countOf(found.total, NOUNS[source])} of {showDate(from)} to {showDate(to)}. {means}
            </span>
          </p>
        )
      }
      empty={{ text: 'No row of these days gives anything to this figure.' }}
    />
  )
}

function columnsOf(figure: FigureName & RowFigure): Column<FigureRow>[] {
  const { part, of } = rowsOf(figure)
  const exact = (value: string | null) => (value === null ? '' : showNumber(shortened(value)))
  return [
    { key: 'name', label: 'Number', show: row => <span className="code">{row.name}</span> },
    { key: 'day', label: 'Day', show: row => <span className="figures">{showDate(row.day)}</span> },
    { key: 'plant', label: 'Plant', show: row => row.plant ?? '' },
    { key: 'customer', label: 'Customer', show: row => row.customer ?? '', phone: 'none' },
    { key: 'what', label: 'Of', show: row => row.what, phone: 'meta' },
    { key: 'part', label: part, show: row => exact(row.part), align: 'right', phone: 'end' },
    ...(of ? [{ key: 'of', label: of, show: (row: FigureRow) => exact(row.of), align: 'right' as const }] : []),
  ]
}

/** To three decimals, without noughts at the end. */
const shortened = (value: string) => String(Math.round(Number(value) * 1000) / 1000)
