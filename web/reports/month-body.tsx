import { useCallback } from 'react'
import { barChart } from '~/domain/kit/chart/bar-chart'
import { showFigure } from '~/domain/kit/figure/all'
import * as words from '~/domain/materials/words'
import { loadsBehind } from '~/domain/reports/loads-behind'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import { daysOfMonth, type PlantMonth } from '~/domain/reports/plant-month'
import { useCan } from '~/web/kit/can'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showNumber } from '~/web/kit/figures'
import { Card } from '~/web/ui/card'
import { MonthConcreteBody } from './month-concrete'
import { audits, products, Strength, stockColumns, useRowLink, weighingColumns } from './month-tables'
import { ReportTable } from './report-table'

/** What a month of a plant says, figures first. */
export function MonthBody({ of, concrete }: { of: PlantMonth; concrete: MonthConcrete | null }) {
  const draw = useCallback((width: number) => byDay(of, width), [of])
  const span = { ...daysOfMonth(of.month), plantId: of.plant.id }
  const to = useRowLink(span)
  return (
    <>
      <Made of={of} />
      {concrete && <MonthConcreteBody of={concrete} siteWaterLoads={of.made.siteWaterLoads} span={span} />}
      <Card title="m³ by day">
        <Chart draw={draw} />
      </Card>
      <Card title="Material balance" aside={<Closed of={of.closed} />} flush>
        {of.materials.length ? (
          <ReportTable
            caption="Materials"
            columns={stockColumns(to)}
            rows={of.materials}
            keyOf={row => row.materialId}
          />
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
            <ReportTable
              caption="Weighing"
              columns={weighingColumns(to)}
              rows={of.weighing}
              keyOf={row => row.materialId}
            />
          ) : (
            <Nothing>No batch weights are kept for this month.</Nothing>
          )}
        </Card>
        <Card title="Strength at 28 days">
          <Strength of={of.strength} to={to} />
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

const Closed = ({ of }: { of: PlantMonth['closed'] }) => (
  <span className="text-meta text-muted">
    {of ? words.closeUpTo({ day: of.until, name: of.by ?? '' }) : words.closeNotClosed()}
  </span>
)

const Nothing = ({ children }: { children: string }) => <p className="p-4 text-muted text-table">{children}</p>

function Made({ of: { made, before, plant, month } }: { of: PlantMonth }) {
  const can = useCan()
  const rowsOf = useFigureRows()
  const span = { ...daysOfMonth(month), plantId: plant.id }
  const rows = (figure: 'delivered' | 'returned' | 'rejected') =>
    can('view', 'delivery_order') ? { to: loadsBehind(figure, span) } : rowsOf(figure, span)
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
        {...rowsOf('onTime', span)}
        value={made.firstOnTimePercent === null ? '–' : String(made.firstOnTimePercent)}
        share={made.firstOnTimePercent === null ? undefined : made.firstOnTimePercent / 100}
      />
      <Figure
        of="wait"
        {...rowsOf('wait', span)}
        value={made.waitMinutes === null ? '–' : String(made.waitMinutes)}
        note="median"
      />
      <Figure of="carbonGate" {...rowsOf('carbonGate', span)} value={showFigure('carbonGate', made.gwpPerM3)} />
    </section>
  )
}

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
