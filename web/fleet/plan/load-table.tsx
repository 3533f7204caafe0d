import { byText } from '~/domain/kit/collation'
import { isLate } from '~/domain/orders/lateness'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { cn } from '~/web/ui/cn'

type Props = { chart: PlanChart; selected: string | null; onSelect: (load: string) => void }

/** The chart as a table: every load with its truck, its minutes and what is wrong with it. */
export function LoadTable({ chart, selected, onSelect }: Props) {
  const trucks = new Map(chart.trucks.map(truck => [truck.truckId, truck]))
  const plants = new Map(chart.lines.map(line => [line.plantId, line.plantName]))
  const rows = [...chart.loads].sort((a, b) => byText(a.beginAt, b.beginAt))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section tabIndex={0} aria-label="Loads of the plan" className="min-h-0 flex-1 overflow-auto" data-scroll="">
      <table className="list">
        <caption className="sr-only">Loads of the plan by loading time</caption>
        <thead>
          <tr>
            {[
              'Load',
              'Truck',
              'Driver',
              'Plant',
              'm³',
              'Loads',
              'Pours',
              'Promised',
              'Late',
              'Back',
              'State',
              'Remarks',
            ].map(label => (
              <th key={label} scope="col" className={['m³', 'Late'].includes(label) ? 'text-right' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(load => {
            const truck = trucks.get(load.truckId ?? '')
            return (
              <tr key={load.loadId} aria-selected={load.loadId === selected}>
                <td>
                  <button
                    type="button"
                    data-pick={load.loadId}
                    className="code text-left hover:underline"
                    onClick={() => onSelect(load.loadId)}
                  >
                    {load.orderNo} {load.loadNo}/{load.loadCount}
                  </button>
                </td>
                <td className="code">{truck?.truckNo ?? 'No truck'}</td>
                <td>{truck?.driverName ?? ''}</td>
                <td>{plants.get(load.plantId) ?? ''}</td>
                <td className="right">{showVolume(load.quantity)}</td>
                <td>{showTime(load.beginAt, chart.zone)}</td>
                <td>{showTime(load.pourAt, chart.zone)}</td>
                <td>{showTime(load.promisedAt, chart.zone)}</td>
                <td className={cn('right', isLate(load.lateMinutes, chart.onTimeMinutes) && 'font-semibold text-stop')}>
                  {load.lateMinutes ? `${load.lateMinutes} min` : ''}
                </td>
                <td>{showTime(load.phases.at(-1)?.until ?? load.endAt, chart.zone)}</td>
                <td>
                  <Status of="deliveryOrder" value={load.status} />
                </td>
                <td className="wrap min-w-60">{load.breaches.map(each => each.words).join('; ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
