import { Form, Link } from '@remix-run/react'
import { useCallback } from 'react'
import { changePercent } from '~/domain/kit/change-percent'
import { areaChart } from '~/domain/kit/chart/area-chart'
import { figureHead, showFigure } from '~/domain/kit/figure/all'
import { type Cockpit, type CockpitDay, commonSpans, type PlantDelivered } from '~/domain/reports/cockpit'
import type { Attempt } from '~/web/kit/api'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { countOf, showNumber } from '~/web/kit/figures'
import { DayField } from '~/web/kit/form/day-field'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { CockpitFigures } from './cockpit-figures'
import { CockpitMargin } from './cockpit-margin'

type Props = { answer: Attempt<Cockpit>; from: string; to: string; today: string }

/** The company in a span of days, beside as many days before; each figure leads to its rows. */
export function CockpitPanel({ answer, from, to, today }: Props) {
  return (
    <section aria-label="Company" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-section">Company</h2>
          {answer.ok && (
            <p className="text-muted text-table">
              {showDate(from)} to {showDate(to)}, beside {showDate(answer.data.before.from)} to{' '}
              {showDate(answer.data.before.to)}.
            </p>
          )}
        </div>
        <Link to="/notifications/reports?edit=new" className="self-center text-link text-table touch:py-3">
          Have it e-mailed
        </Link>
        <Form key={`${from} ${to}`} method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
          <DayField name="from" label="From" day={from} />
          <DayField name="to" label="To" day={to} />
          <Button type="submit">Show</Button>
        </Form>
      </div>
      <nav aria-label="Common periods" className="flex flex-wrap gap-x-4 gap-y-1 text-table">
        {commonSpans(today).map(({ label, span }) => (
          <Link
            key={label}
            to={`?from=${span.from}&to=${span.to}`}
            preventScrollReset
            aria-current={span.from === from && span.to === to ? 'true' : undefined}
            className="text-link aria-[current]:font-semibold aria-[current]:text-fg touch:py-3"
          >
            {label}
          </Link>
        ))}
      </nav>
      {!answer.ok && (
        <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
          {Object.values(answer.problem.errors ?? {}).flat()[0] ?? answer.problem.detail}
        </p>
      )}
      {answer.ok && (
        <>
          <CockpitFigures of={answer.data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
            <ByDay days={answer.data.days} />
            <ByPlant of={answer.data} />
          </div>
          <CockpitMargin of={answer.data} />
        </>
      )}
    </section>
  )
}

function ByDay({ days }: { days: CockpitDay[] }) {
  const draw = useCallback(
    (width: number) =>
      areaChart({
        theme: 'live',
        interactive: true,
        width,
        id: 'revenue-by-day',
        title: 'Delivered revenue by day',
        subtitle: days.some(of => of.revenue === null)
          ? 'Drafts and invoices, before GST; no line: not billed yet'
          : 'Drafts and invoices, before GST',
        measure: 'S$',
        digits: 0,
        labels: days.map(of => showDate(of.day)),
        series: [
          { name: 'Revenue', shape: 'area', values: days.map(of => (of.revenue === null ? null : Number(of.revenue))) },
        ],
      }),
    [days],
  )
  return (
    <Card title="By day">
      <Chart draw={draw} />
    </Card>
  )
}

function ByPlant({ of: { span, before } }: { of: Cockpit }) {
  const earlier = new Map(before.plants.map(plant => [plant.plantId, plant]))
  const rows = (plant: PlantDelivered) =>
    `/report/chat-report?measure=volume&by=day&from=${span.from}&to=${span.to}&plantId=${plant.plantId}`
  const change = (plant: PlantDelivered) => changePercent(plant.quantity, earlier.get(plant.plantId)?.quantity ?? null)
  return (
    <Card
      title="By plant"
      aside={<span className="text-muted text-table">{countOf(span.plants.length, 'plant')}</span>}
      flush
    >
      {span.plants.length === 0 ? (
        <p className="p-4 text-muted text-table">No loads were delivered on these days.</p>
      ) : (
        <PlainTable
          wide
          caption="Delivered by plant"
          rows={span.plants}
          id={plant => plant.plantId}
          columns={[
            {
              label: 'Plant',
              show: plant => (
                <HereLink to={rows(plant)} className="text-link">
                  {plant.plantName}
                </HereLink>
              ),
            },
            { ...figureHead('delivered'), show: plant => showNumber(plant.quantity, 0), align: 'right' },
            { label: 'Change', show: plant => percent(change(plant), true), align: 'right' },
            { ...figureHead('loads'), show: plant => showNumber(plant.loads), align: 'right' },
            { ...figureHead('onTime'), show: plant => percent(plant.onTimePercent), align: 'right' },
            {
              ...figureHead('carbonGate'),
              show: plant => showFigure('carbonGate', plant.carbonPerM3),
              align: 'right',
            },
          ]}
        />
      )}
    </Card>
  )
}

const percent = (value: number | null, signed = false) =>
  value === null ? '–' : `${signed && value > 0 ? '+' : ''}${showNumber(value)} %`
