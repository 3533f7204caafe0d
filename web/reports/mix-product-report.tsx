import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ReactNode, useCallback } from 'react'
import { barChart } from '~/domain/kit/chart/bar-chart'
import { showFigure } from '~/domain/kit/figure/all'
import { apiFor, take } from '~/web/kit/api'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { PageHead } from '~/web/kit/page-head'
import { periodOf } from '~/web/kit/period'
import { ReportFilters } from '~/web/kit/report-filters'
import { Card } from '~/web/ui/card'
import { type ReportColumn, ReportTable } from './report-table'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { from, to, plantId } = await periodOf({ request, context }, 30)
  const json = { fromDate: from, toDate: to, ...(plantId ? { plantIds: [plantId] } : {}) }
  const found = await take(apiFor({ request, context }).deliveries['mix-product-report'].$post({ json }))
  return { rows: found.rows as Row[], from, to, ...(plantId ? { plantId } : {}) }
}

type Row = {
  plantId: string
  plantName: string
  productId: string
  mixDesignId: string | null
  productCode: string
  productName: string
  strengthMpa: number
  mixCode: string | null
  mixVersion: number | null
  loads: number
  quantity: string
  returned: string
  carbonPerM3: string | null
}

type RowLink = (figure: 'loads' | 'delivered' | 'returned' | 'carbonGate', row: Row, value: string) => ReactNode

const columnsOf = (link: RowLink): ReportColumn<Row>[] => [
  { label: 'Product', text: true, show: row => <span className="code">{row.productCode}</span> },
  { label: 'Name', text: true, show: row => row.productName },
  { label: 'Plant', text: true, show: row => row.plantName },
  { label: 'Mix', text: true, show: row => (row.mixCode ? `${row.mixCode}, version ${row.mixVersion}` : 'not set') },
  { figure: 'loads', show: row => link('loads', row, showNumber(row.loads)) },
  { figure: 'delivered', show: row => link('delivered', row, showNumber(row.quantity, 2)) },
  { figure: 'returned', show: row => (Number(row.returned) ? link('returned', row, showNumber(row.returned, 2)) : '') },
  {
    figure: 'carbonGate',
    show: row => (row.carbonPerM3 ? link('carbonGate', row, showFigure('carbonGate', row.carbonPerM3)) : 'unknown'),
  },
]
const MOST = 14

/** Which mix made how much of which product, at which plant, and what it emitted. */
export default function MixProductReport() {
  const { rows, ...of } = useLoaderData<typeof loader>()
  const { from, to } = of
  const rowsOf = useFigureRows()
  // Loads without a mix are no row of their own to ask for.
  const link: RowLink = (figure, { plantId, productId, mixDesignId }, value) =>
    mixDesignId ? (
      <HereLink to={rowsOf(figure, { from, to, plantId, productId, mixDesignId }).to ?? ''} className="text-link">
        {value}
      </HereLink>
    ) : (
      value
    )
  const draw = useCallback((width: number) => volumes(rows, width), [rows])
  const volume = total(rows, row => row.quantity)
  const returned = total(rows, row => row.returned)
  const mixes = new Set(rows.map(row => row.mixCode).filter(Boolean)).size
  return (
    <>
      <PageHead
        title="Mix product report"
        count={countOf(rows.length, 'row')}
        note={`Delivered ${showDate(from)} to ${showDate(to)}.`}
      />
      <ReportFilters from={from} to={to} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {rows.length === 0 ? (
          <p className="text-muted text-body">Nothing was delivered in this period.</p>
        ) : (
          <>
            <section aria-label="Total" className="grid grid-cols-2 gap-3 md:grid-cols-4">
              <Figure of="delivered" value={showNumber(volume.toFixed(0))} {...rowsOf('delivered', of)} />
              <Figure of="products" value={String(new Set(rows.map(row => row.productCode)).size)} />
              <Figure of="mixes" value={String(mixes)} note="that made them" />
              <Figure
                of="returned"
                {...rowsOf('returned', of)}
                value={showNumber(returned.toFixed(1))}
                note={`${((returned / Math.max(1, volume)) * 100).toFixed(2)} % of what was delivered`}
              />
            </section>
            <Card title="Most made">
              <Chart draw={draw} />
            </Card>
            <Card title="Products and mixes" flush>
              <ReportTable
                caption="Products and mixes"
                columns={columnsOf(link)}
                rows={rows}
                keyOf={row => `${row.plantId} ${row.productCode} ${row.mixCode} ${row.mixVersion}`}
              />
            </Card>
          </>
        )}
      </div>
    </>
  )
}

const total = (rows: readonly Row[], of: (row: Row) => string) => rows.reduce((sum, row) => sum + Number(of(row)), 0)

function volumes(rows: readonly Row[], width: number) {
  const byProduct = [...Map.groupBy(rows, row => row.productCode)]
    .map(([code, of]) => ({ code, volume: total(of, row => row.quantity) }))
    .sort((a, b) => b.volume - a.volume)
    .slice(0, MOST)
  return barChart({
    theme: 'live',
    interactive: true,
    width,
    id: 'products',
    title: 'm³ by product',
    subtitle: 'The products made most',
    measure: 'm³',
    across: 'Product',
    digits: 0,
    categories: byProduct.map(row => row.code),
    series: [{ name: 'Delivered', values: byProduct.map(row => row.volume) }],
  })
}
