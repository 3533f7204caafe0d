import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { businessDay } from '~/domain/kit/time'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { apiFor, take } from '~/web/kit/api'
import { Gantt } from '~/web/kit/gantt/gantt'
import { GanttAgenda } from '~/web/kit/gantt/gantt-agenda'
import { GanttLegend } from '~/web/kit/gantt/gantt-legend'
import { GanttPrint, usePrinting } from '~/web/kit/gantt/gantt-print'
import { sessionOf } from '~/web/kit/session-of'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { dayClock } from './day-clock'
import { ChartHead } from './head'
import { ChartNothing } from './no-plan'
import type { Schedule } from './schedule-loader'
import { timelineOf } from './timeline-rows'
import { TimelineSums } from './timeline-sums'
import { TimelineTable } from './timeline-table'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const orderDate = params.get('day') || today
  const { fleet, orders } = apiFor({ request, context })
  const { rows: regions } = await take(fleet.region.region.$get())
  const regionId = params.get('region') || regions[0]?.id || null
  if (!regionId) return { today, orderDate, regions, regionId, actual: null, planned: null }
  const [[actual = null], [published]] = await Promise.all([
    take(orders.order.chart.$post({ json: { orderDate, regionIds: [regionId] } })),
    take(orders['order-plan'].current.$get({ query: { orderDate, regionIds: regionId } })),
  ])
  return { today, orderDate, regions, regionId, actual, planned: published?.chart ?? null }
}

/** The day as it runs against the day as it was planned, truck by truck: above the plan, below the fact. */
export default function FleetTimeline() {
  const found = useLoaderData<typeof loader>()
  const { actual, planned, today, orderDate } = found
  const schedule = {
    ...found,
    plans: [],
    truckTypes: [],
    plan: null,
    chart: actual,
    stale: false,
    difference: null,
    beside: null,
  }
  if (!actual)
    return (
      <div className="full-height">
        <ChartHead schedule={schedule} title="Timeline" plans={false} />
        <ChartNothing schedule={schedule} />
      </div>
    )
  return (
    <Timeline
      key={`${orderDate} ${found.regionId}`}
      schedule={schedule}
      actual={actual}
      planned={planned}
      isToday={orderDate === today}
    />
  )
}

type Props = { schedule: Schedule; actual: PlanChart; planned: PlanChart | null; isToday: boolean }

function Timeline({ schedule, actual, planned, isToday }: Props) {
  const [selected, setSelected] = useState<string | null>(null)
  const [asTable, setAsTable] = useState(false)
  const table = useDeferredValue(asTable)
  const printing = usePrinting()
  const clock = useMemo(() => dayClock(actual.orderDate, actual.zone), [actual])
  const present = clock.minuteOf(usePortalNow(30_000).toISOString())
  const { sections, trucks } = useMemo(
    () => timelineOf(actual, planned, isToday ? present : null),
    [actual, planned, isToday, present],
  )
  const hours = { from: clock.minuteOf(actual.from), until: clock.minuteOf(actual.until) }
  return (
    <div className="full-height">
      <ChartHead
        schedule={schedule}
        title="Timeline"
        count={`${actual.loads.length} loads`}
        plans={false}
        actions={
          <>
            <Button onClick={() => setAsTable(!asTable)} aria-pressed={asTable} className="max-md:hidden">
              {asTable ? 'Chart' : 'Table'}
            </Button>
            <Button onClick={() => window.print()} className="max-md:hidden">
              Print
            </Button>
          </>
        }
      />
      <TimelineSums trucks={trucks} planned={planned} />
      <div className="flex min-h-0 flex-1 flex-col border-line border-t max-md:block">
        {printing ? (
          <GanttPrint sections={sections} hours={hours} />
        ) : table ? (
          <TimelineTable trucks={trucks} onTimeMinutes={actual.onTimeMinutes} />
        ) : (
          <Gantt
            label="Trucks of the day, planned and actual"
            sections={sections}
            hours={hours}
            now={isToday ? present : null}
            selected={selected}
            onSelect={setSelected}
            conflicts={NONE}
            judge={() => ({ allowed: false, reason: null })}
            sayMove={() => []}
            onMove={() => undefined}
            otherwise={<GanttAgenda sections={sections} onOpen={setSelected} />}
          />
        )}
        <GanttLegend>
          <span>Above the plan, below the fact</span>
        </GanttLegend>
      </div>
    </div>
  )
}

const NONE = [] as const
