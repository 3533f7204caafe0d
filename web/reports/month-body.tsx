import { useCallback } from 'react'
import { barChart } from '~/domain/kit/chart/bar-chart'
import { type FigureName, figureOf, showFigure } from '~/domain/kit/figure/all'
import { loadsBehind } from '~/domain/reports/loads-behind'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import { daysOfMonth, type PlantMonth } from '~/domain/reports/plant-month'
import { useCan } from '~/web/kit/can'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { countOf, showNumber } from '~/web/kit/figures'
import { Card } from '~/web/ui/card'
import { MonthConcreteBody } from './month-concrete'
import { type ReportColumn, ReportTable } from './report-table'

/** What a month of a plant says, figures first. */
export function MonthBody({ of, concrete }: { of: PlantMonth; concrete: MonthConcrete | null }) {
  const draw = useCallback((width: number) => byDay(of, width), [of])
  return (
    <>
      <Made of={of} />
      {concrete && <MonthConcreteBody of={concrete} siteWaterLoads={of.made.siteWaterLoads} />}
      <Card title="m³ by day">
        <Chart draw={draw} />
      </Card>
      <Card title="Material balance" flush>
        {of.materials.length ? (
          <ReportTable caption="Materials" columns={stock} rows={of.materials} keyOf={row => row.materialId} />
        ) : (
          <Nothing>No material was booked at this plant.</Nothing>
        )}
      </Card>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Card title="Most made" flush>
          {of.products.length ? (
            <ReportTable caption="Products" columns={products} rows={of.products} keyOf={row => row.productCode} />
          ) : (
            <Nothing>Nothing was delivered in this month.</Nothing>
          )}
        </Card>
        <Card title="How it weighed" flush>
          {of.weighing.length ? (
            <ReportTable caption="Weighing" columns={weighing} rows={of.weighing} keyOf={row => row.materialName} />
          ) : (
            <Nothing>No batch weights are kept for this month.</Nothing>
          )}
        </Card>
        <Card title="Strength at 28 days">
          <Strength of={of.strength} />
        </Card>
        <Card title="Audits" flush>
          {of.audits.length ? (
            <ReportTable caption="Audits" columns={audits} rows={of.audits} keyOf={row => row.id} />
          ) : (
            <Nothing>This plant has not been audited.</Nothing>
          )}
        </Card>
      </div>
    </>
  )
}

const Nothing = ({ children }: { children: string }) => <p className="p-4 text-muted text-table">{children}</p>

function Made({ of: { made, before, plant, month } }: { of: PlantMonth }) {
  const can = useCan()
  const span = { ...daysOfMonth(month), plantId: plant.id }
  const rows = (figure: 'delivered' | 'returned' | 'rejected') =>
    can('view', 'delivery_order') ? { to: loadsBehind(figure, span) } : {}
  const days = `from=${span.from}&to=${span.to}&plantId=${plant.id}`
  const byDay = (measure: 'onTime' | 'wait') =>
    can('view', 'chat_report') ? { to: `/report/chat-report?measure=${measure}&by=day&${days}` } : {}
  const change = Number(before.quantity) ? (Number(made.quantity) / Number(before.quantity) - 1) * 100 : null
  return (
    <section aria-label="The month" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <Figure
        of="delivered"
        {...rows('delivered')}
        value={showNumber(made.quantity, 0)}
        note={
          change === null
            ? countOf(made.loads, 'load')
            : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)} % on ${showDate(before.from)} to ${showDate(before.to)}`
        }
      />
      <Figure
        of="returned"
        {...rows('returned')}
        value={showNumber(made.returned, 1)}
        note={`${((Number(made.returned) / Math.max(1, Number(made.quantity))) * 100).toFixed(2)} %`}
      />
      <Figure
        of="rejected"
        {...rows('rejected')}
        value={String(made.rejected)}
        tone={made.rejected ? 'stop' : undefined}
        note={`of ${showNumber(made.loads + made.rejected)}`}
      />
      <Figure
        of="onTime"
        {...byDay('onTime')}
        value={made.firstOnTimePercent === null ? '–' : String(made.firstOnTimePercent)}
        share={made.firstOnTimePercent === null ? undefined : made.firstOnTimePercent / 100}
      />
      <Figure
        of="wait"
        {...byDay('wait')}
        value={made.waitMinutes === null ? '–' : String(made.waitMinutes)}
        note="median"
      />
      <Figure
        of="carbonGate"
        {...(can('view', 'carbon_report') && { to: `/report/carbon-emission-report?${days}` })}
        value={showFigure('carbonGate', made.gwpPerM3)}
      />
    </section>
  )
}

function Strength({ of }: { of: PlantMonth['strength'] }) {
  if (of.results === 0) return <p className="text-muted text-table">No concrete of this month has reached 28 days.</p>
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-y-1.5 text-table">
      <Term of="results" />
      <dd className="text-right">{of.results}</dd>
      <Term of="reached" />
      <dd className="text-right">
        {of.reached} ({Math.round((of.reached / of.results) * 100)} %)
      </dd>
      <Term of="strength" />
      <dd className="text-right">{of.meanMpa?.toFixed(1)} MPa</dd>
      <Term of="leastMargin" />
      <dd className="text-right">{of.leastMargin?.toFixed(1).replace('-', '−')} MPa</dd>
    </dl>
  )
}

const Term = ({ of }: { of: FigureName }) => (
  <dt className="text-muted" title={figureOf(of).means}>
    {figureOf(of).name}
  </dt>
)

const tonnes = (kg: string) => showNumber((Number(kg) / 1000).toFixed(1), 1)
const signed = (kg: string) => (Number(kg) === 0 ? '' : tonnes(kg))

const stock: ReportColumn<PlantMonth['materials'][number]>[] = [
  { label: 'Material', text: true, show: row => row.materialName },
  { figure: 'opening', show: row => tonnes(row.openingKg) },
  { figure: 'received', show: row => signed(row.receivedKg) },
  { figure: 'booked', show: row => signed(row.usedKg) },
  { figure: 'adjusted', show: row => signed(row.adjustedKg) },
  { figure: 'closing', show: row => <span className="font-semibold">{tonnes(row.closingKg)}</span> },
]
const products: ReportColumn<PlantMonth['products'][number]>[] = [
  { label: 'Product', text: true, show: row => <span className="code">{row.productCode}</span> },
  { label: 'Name', text: true, show: row => row.productName },
  { figure: 'loads', show: row => showNumber(row.loads) },
  { figure: 'delivered', show: row => showNumber(row.quantity, 2) },
]
const weighing: ReportColumn<PlantMonth['weighing'][number]>[] = [
  { label: 'Material', text: true, show: row => row.materialName },
  { figure: 'weighings', show: row => showNumber(row.batches) },
  { figure: 'informed', show: row => row.inform || '' },
  {
    figure: 'outside',
    show: row => (
      <span data-tone={row.act ? 'stop' : undefined} className={row.act ? 'text-tone' : undefined}>
        {row.act || ''}
      </span>
    ),
  },
  { figure: 'deviation', show: row => `${row.meanPercent.toFixed(2).replace('-', '−')}` },
]
const audits: ReportColumn<PlantMonth['audits'][number]>[] = [
  { label: 'Audit', text: true, show: row => <span className="code">{row.auditNo}</span> },
  { label: 'On', text: true, show: row => showDate(row.auditOn) },
  { figure: 'auditFindings', show: row => row.findings || 'none' },
  { figure: 'auditScore', show: row => row.score.toFixed(1) },
]

const byDay = (of: PlantMonth, width: number) =>
  barChart({
    theme: 'live',
    interactive: true,
    width,
    id: 'days',
    title: 'm³ by day',
    subtitle: of.plant.plantName,
    measure: 'm³',
    across: 'Day',
    digits: 0,
    categories: of.days.map(day => String(Number(day.day.slice(8)))),
    series: [{ name: 'Delivered', values: of.days.map(day => Number(day.quantity)) }],
  })
