import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useCallback, useMemo } from 'react'
import type { FleetFigures } from '~/domain/fleet/fleet-dashboard'
import { areaChart } from '~/domain/kit/chart/area-chart'
import { barChart } from '~/domain/kit/chart/bar-chart'
import { apiFor, take } from '~/web/kit/api'
import { FreshChip } from '~/web/kit/board/fresh-chip'
import { useLive } from '~/web/kit/board/use-live'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { type Brief, TruckBriefs } from './fleet-briefs'
import { FleetFigure } from './fleet-figure'
import { type PlantStrip, PlantStrips } from './fleet-plants'
import { PhaseBar } from './phase-bar'

type Board = FleetFigures & {
  day: string
  hours: { hour: number; out: number; loads: number }[]
  plants: PlantStrip[]
  nearLimit: Brief[]
  brokenDown: Brief[]
  late: Brief[]
  busiest: { truckId: string; truckNo: string; turns: number; delivered: string; busyMinutes: number }[]
}

const EVERY = 10_000

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  (await take(apiFor({ request, context }).fleet['fleet-dashboard'].$get())) as unknown as Board

/** The fleet now and today: what the trucks do, how well they are used, who must go home soon. */
export default function FleetDashboard() {
  const first = useLoaderData<typeof loader>() as Board
  const live = useLive<Board>('fleet-dashboard', first, { every: EVERY })
  const of = live.data
  return (
    <>
      <PageHead title="Fleet dashboard" count={showDate(of.day)} actions={<FreshChip live={live} />} />
      <div className="grid gap-4 px-6 pb-10 max-md:px-4">
        <PhaseBar phases={of.phases} />
        <section aria-label="Figures" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
          <FleetFigure
            label="In use"
            value={String(of.utilisation)}
            unit="%"
            note={`${of.out} of ${of.fit} trucks on shift are out`}
            share={of.utilisation / 100}
            to="/fleet/air-control"
          />
          <FleetFigure label="Turns today" value={String(of.turns)} note={`${of.turnsPerTruck} a working truck`} />
          <FleetFigure label="Delivered" value={showNumber(of.delivered, 0)} unit="m³" note="today, by now" />
          <FleetFigure
            label="A truck hour"
            value={of.m3PerTruckHour === null ? '–' : of.m3PerTruckHour.toFixed(1)}
            unit="m³"
            note="while trucks are out"
          />
          <FleetFigure
            label="Drivers near the limit"
            value={String(of.driversNearLimit)}
            note="less than an hour left"
            tone={of.driversNearLimit ? 'stop' : 'done'}
            to="/fleet/driver"
          />
          <FleetFigure
            label="Out of service"
            value={String(of.brokenDown.length)}
            unit="trucks"
            note={`of ${of.trucks}`}
            tone={of.brokenDown.length ? 'waiting' : 'done'}
            to="/fleet/air-control?phase=out"
          />
        </section>
        <div className="grid gap-4 xl:grid-cols-2">
          <Hours hours={of.hours} fit={of.fit} />
          <Busiest rows={of.busiest} />
        </div>
        <PlantStrips plants={of.plants} />
        <div className="grid gap-4 xl:grid-cols-3">
          <TruckBriefs title="Not in yet" rows={of.late} none="Everybody whose shift has begun is in." />
          <TruckBriefs title="Near their hours" rows={of.nearLimit} none="Every driver on duty has time left." />
          <TruckBriefs title="Out of service" rows={of.brokenDown} none="Every truck is fit for work." />
        </div>
      </div>
    </>
  )
}

function Hours({ hours, fit }: { hours: Board['hours']; fit: number }) {
  const draw = useCallback(
    (width: number) =>
      areaChart({
        theme: 'live',
        interactive: true,
        width,
        id: 'fleet-hours',
        title: 'Trucks out by hour',
        subtitle: 'Trucks with a load or on the way back, and loads that left',
        measure: 'Trucks',
        digits: 0,
        labels: hours.map(of => `${String(of.hour).padStart(2, '0')}:00`),
        series: [
          { name: 'Trucks out', shape: 'area', values: hours.map(of => of.out) },
          { name: 'Loads left', shape: 'step', values: hours.map(of => of.loads) },
          { name: 'Fit for work', shape: 'step', values: hours.map(() => fit) },
        ],
      }),
    [hours, fit],
  )
  return (
    <Card title="The day by hour">
      {hours.length > 1 ? <Chart draw={draw} /> : <p className="text-muted text-table">The day begins at 06:00.</p>}
    </Card>
  )
}

function Busiest({ rows: all }: { rows: Board['busiest'] }) {
  const rows = useMemo(() => all.filter(row => row.turns > 0), [all])
  const draw = useCallback(
    (width: number) =>
      barChart({
        theme: 'live',
        interactive: true,
        width,
        id: 'fleet-turns',
        title: 'Turns by truck',
        subtitle: 'The trucks with the most turns today',
        measure: 'Turns',
        across: 'Truck',
        digits: 0,
        categories: rows.map(row => row.truckNo),
        series: [{ name: 'Turns', values: rows.map(row => row.turns) }],
      }),
    [rows],
  )
  return (
    <Card title="Turns by truck">
      {rows.length > 0 ? (
        <Chart draw={draw} />
      ) : (
        <p className="text-muted text-table">No truck has left a plant today.</p>
      )}
    </Card>
  )
}
