import { useCallback } from 'react'
import { barChart } from '~/domain/kit/chart/bar-chart'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import type { PlantMonth } from '~/domain/reports/plant-month'
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
      {concrete && <MonthConcreteBody of={concrete} />}
      <Card title="m³ by day">
        <Chart draw={draw} />
      </Card>
      <Card title="Material balance, tonnes" flush>
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

function Made({ of: { made, before } }: { of: PlantMonth }) {
  const change = Number(before.quantity) ? (Number(made.quantity) / Number(before.quantity) - 1) * 100 : null
  return (
    <section aria-label="The month" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <Figure
        label="Delivered"
        value={showNumber(made.quantity, 0)}
        unit="m³"
        note={
          change === null
            ? countOf(made.loads, 'load')
            : `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)} % on ${showDate(before.from)} to ${showDate(before.to)}`
        }
      />
      <Figure
        label="Returned"
        value={showNumber(made.returned, 1)}
        unit="m³"
        note={`${((Number(made.returned) / Math.max(1, Number(made.quantity))) * 100).toFixed(2)} %`}
      />
      <Figure
        label="Rejected"
        value={String(made.rejected)}
        unit="loads"
        tone={made.rejected ? 'stop' : undefined}
        note={`of ${showNumber(made.loads + made.rejected)}`}
      />
      <Figure
        label="First loads on time"
        value={made.firstOnTimePercent === null ? '–' : String(made.firstOnTimePercent)}
        unit="%"
        share={made.firstOnTimePercent === null ? undefined : made.firstOnTimePercent / 100}
      />
      <Figure
        label="Wait on site"
        value={made.waitMinutes === null ? '–' : String(made.waitMinutes)}
        unit="min"
        note="median"
      />
      <Figure
        label="Carbon A1–A3"
        value={made.gwpPerM3 === null ? '–' : showNumber(Number(made.gwpPerM3).toFixed(1), 1)}
        unit="kg CO₂e/m³"
      />
    </section>
  )
}

function Strength({ of }: { of: PlantMonth['strength'] }) {
  if (of.results === 0) return <p className="text-muted text-table">No concrete of this month has reached 28 days.</p>
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-y-1.5 text-table">
      <dt className="text-muted">Approved results</dt>
      <dd className="text-right">{of.results}</dd>
      <dt className="text-muted">At or above the specified strength</dt>
      <dd className="text-right">
        {of.reached} ({Math.round((of.reached / of.results) * 100)} %)
      </dd>
      <dt className="text-muted">Mean</dt>
      <dd className="text-right">{of.meanMpa?.toFixed(1)} MPa</dd>
      <dt className="text-muted">Least above specified</dt>
      <dd className="text-right">{of.leastMargin?.toFixed(1).replace('-', '−')} MPa</dd>
    </dl>
  )
}

const tonnes = (kg: string) => showNumber((Number(kg) / 1000).toFixed(1), 1)
const signed = (kg: string) => (Number(kg) === 0 ? '' : tonnes(kg))

const stock: ReportColumn<PlantMonth['materials'][number]>[] = [
  { label: 'Material', text: true, show: row => row.materialName },
  { label: 'Opening', show: row => tonnes(row.openingKg) },
  { label: 'Received', show: row => signed(row.receivedKg) },
  { label: 'Batched', show: row => signed(row.usedKg) },
  { label: 'Adjusted', show: row => signed(row.adjustedKg) },
  { label: 'Closing', show: row => <span className="font-semibold">{tonnes(row.closingKg)}</span> },
]
const products: ReportColumn<PlantMonth['products'][number]>[] = [
  { label: 'Product', text: true, show: row => <span className="code">{row.productCode}</span> },
  { label: 'Name', text: true, show: row => row.productName },
  { label: 'Loads', show: row => showNumber(row.loads) },
  { label: 'm³', show: row => showNumber(row.quantity, 2) },
]
const weighing: ReportColumn<PlantMonth['weighing'][number]>[] = [
  { label: 'Material', text: true, show: row => row.materialName },
  { label: 'Weighings', show: row => showNumber(row.batches) },
  { label: 'Told', show: row => row.inform || '' },
  {
    label: 'Out of tolerance',
    show: row => (
      <span data-tone={row.act ? 'stop' : undefined} className={row.act ? 'text-tone' : undefined}>
        {row.act || ''}
      </span>
    ),
  },
  { label: 'Mean deviation', show: row => `${row.meanPercent.toFixed(2).replace('-', '−')} %` },
]
const audits: ReportColumn<PlantMonth['audits'][number]>[] = [
  { label: 'Audit', text: true, show: row => <span className="code">{row.auditNo}</span> },
  { label: 'On', text: true, show: row => showDate(row.auditOn) },
  { label: 'Findings', show: row => row.findings || 'none' },
  { label: 'Score', show: row => `${row.score.toFixed(1)} %` },
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
