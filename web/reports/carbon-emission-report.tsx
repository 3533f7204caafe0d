import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { FileSpreadsheet } from 'lucide-react'
import { useCallback } from 'react'
import { barChart } from '~/domain/kit/chart/bar-chart'
import { type FigureName, showFigure } from '~/domain/kit/figure/all'
import { monthWord } from '~/domain/kit/month-words'
import { carbonGraph } from '~/domain/materials/carbon/carbon-graph'
import type { CarbonSum } from '~/domain/materials/carbon/plant-month'
import { type CarbonClassSum, type CarbonEmission, gatePerCubicMetre } from '~/domain/reports/carbon-emission'
import { apiFor, take } from '~/web/kit/api'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showNumber } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { periodOf } from '~/web/kit/period'
import { ReportFilters } from '~/web/kit/report-filters'
import { callPath } from '~/web/kit/support-view'
import { buttonLook } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { type ReportColumn, ReportTable } from './report-table'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = await periodOf({ request, context }, 89)
  const found = await take(apiFor({ request, context }).reports.report['carbon-emission'].$get({ query }))
  return { found: found as CarbonEmission, query }
}

const kg = (value: string) => showNumber(Number(value).toFixed(1), 1)
const tonnes = (value: string) => showNumber((Number(value) / 1000).toFixed(1), 1)
const stage = (figure: FigureName, of: 'a1' | 'a2' | 'a3' | 'a4') => ({
  figure,
  show: (row: CarbonSum) => kg(String(Number(row.load[of]) / Number(row.cubicMetres))),
})
const sums: ReportColumn<CarbonSum>[] = [
  { figure: 'loads', show: row => showNumber(row.deliveries) },
  { figure: 'delivered', show: row => showNumber(row.cubicMetres, 2) },
  stage('carbonA1', 'a1'),
  stage('carbonA2', 'a2'),
  stage('carbonA3', 'a3'),
  stage('carbonA4', 'a4'),
  { figure: 'carbonSite', show: row => <span className="font-semibold">{kg(row.perCubicMetre)}</span> },
  { figure: 'emitted', show: row => showFigure('emitted', row.load.total) },
]
const byPlant: ReportColumn<CarbonSum>[] = [
  { label: 'Plant', text: true, show: row => row.plant ?? 'All plants' },
  { label: 'Month', text: true, show: row => (row.month ? monthWord(row.month) : '') },
  ...sums,
]
const byClass: ReportColumn<CarbonClassSum>[] = [
  { label: 'Class', text: true, show: row => row.strengthClass },
  { label: 'Band', text: true, show: row => row.band ?? 'none kept' },
  { figure: 'carbonGate', show: row => showFigure('carbonGate', row.perCubicMetreA1A3) },
  ...(sums as ReportColumn<CarbonClassSum>[]),
]

/** kg CO₂e per m³ by plant and month, from the materials to the site, and the band of each strength class. */
export default function CarbonEmissionReport() {
  const { found, query } = useLoaderData<typeof loader>()
  const { total, byPlantMonth, unknown } = found
  const { pathname } = useLocation()
  const file = `/files/${callPath('report/carbon-emission-report', pathname)}?${new URLSearchParams(query)}`
  const draw = useCallback(
    (width: number) =>
      carbonGraph(byPlantMonth, {
        theme: 'live',
        interactive: true,
        width,
        id: 'carbon',
        title: 'kg CO₂e per m³ by plant and month',
        subtitle: 'A1–A4, weighted by volume',
      }),
    [byPlantMonth],
  )
  const drawStages = useCallback((width: number) => stagesGraph(found.byClass, width), [found.byClass])
  return (
    <>
      <PageHead
        title="Carbon emission report"
        count={total ? countOf(total.deliveries, 'load') : undefined}
        note={`Delivered ${showDate(query.from)} to ${showDate(query.to)}. Every figure per m³ is the sum of kg CO₂e over the sum of m³.`}
        actions={
          <a href={file} className={buttonLook()}>
            <FileSpreadsheet aria-hidden /> Excel
          </a>
        }
      />
      <ReportFilters from={query.from} to={query.to} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {total ? (
          <>
            <Headline total={total} unknown={unknown} of={query} />
            <div className="grid gap-4 xl:grid-cols-2">
              <Card title="By plant and month">
                <Chart draw={draw} />
              </Card>
              <Card title="By strength class and stage">
                <Chart draw={drawStages} />
              </Card>
            </div>
            <Card title="Strength classes and their bands" flush>
              <ReportTable caption="Strength classes" columns={byClass} rows={found.byClass} keyOf={row => row.key} />
            </Card>
            <Card title="Plants and months" flush>
              <ReportTable
                caption="Plants and months"
                columns={byPlant}
                rows={byPlantMonth}
                keyOf={row => row.key}
                sum={total}
              />
            </Card>
          </>
        ) : (
          <p className="text-muted text-body">Nothing was delivered in this period.</p>
        )}
      </div>
    </>
  )
}

type Headline = { total: CarbonSum; unknown: number; of: { from: string; to: string; plantId?: string } }

function Headline({ total, unknown, of }: Headline) {
  const rows = useFigureRows()
  return (
    <section aria-label="Total" className="grid grid-cols-2 gap-3 md:grid-cols-5">
      <Figure of="carbonGate" value={showFigure('carbonGate', gatePerCubicMetre(total))} {...rows('carbonGate', of)} />
      <Figure of="carbonSite" value={showFigure('carbonSite', total.perCubicMetre)} {...rows('carbonSite', of)} />
      <Figure
        of="emitted"
        value={tonnes(total.load.total)}
        unit="t CO₂e"
        note={`${showNumber(total.cubicMetres, 0)} m³`}
        {...rows('emitted', of)}
      />
      <Figure
        of="materialShare"
        value={String(Math.round((Number(total.load.a1) / Math.max(1, Number(total.load.total))) * 100))}
        note="stage A1"
        {...rows('materialShare', of)}
      />
      <Figure
        of="weighedShare"
        value={String(Math.round((1 - total.theoretical / Math.max(1, total.deliveries)) * 100))}
        note={unknown ? `${countOf(unknown, 'load')} without any carbon figure left out` : 'the others by their mix'}
        {...rows('weighedShare', of)}
      />
    </section>
  )
}

const STAGES = [
  ['A1 materials', 'a1'],
  ['A2 to plant', 'a2'],
  ['A3 plant', 'a3'],
  ['A4 to site', 'a4'],
] as const

const stagesGraph = (rows: readonly CarbonClassSum[], width: number) =>
  barChart({
    theme: 'live',
    interactive: true,
    width,
    id: 'stages',
    title: 'kg CO₂e per m³ by strength class and stage',
    subtitle: 'A1 to A4 on top of each other',
    measure: 'kgCO₂e/m³',
    across: 'Class',
    arrange: 'stacked',
    categories: rows.map(row => row.strengthClass ?? ''),
    series: STAGES.map(([name, of]) => ({
      name,
      values: rows.map(row => Number(row.load[of]) / Number(row.cubicMetres)),
    })),
  })
