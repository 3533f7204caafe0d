import { hoursOf } from '~/domain/kit/gantt/scale'
import { isVeryLate } from '~/domain/orders/lateness'
import { showNumber } from '~/web/kit/figures'
import { cn } from '~/web/ui/cn'
import type { TruckDay } from './timeline-rows'

/** The trucks of the timeline in figures. */
export function TimelineTable({ trucks, onTimeMinutes }: { trucks: readonly TruckDay[]; onTimeMinutes: number }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section tabIndex={0} aria-label="Trucks in figures" className="min-h-0 flex-1 overflow-auto" data-scroll="">
      <table className="list">
        <caption className="sr-only">Trucks of the day</caption>
        <thead>
          <tr>
            {['Truck', 'Driver', 'Loads', 'Done', 'm³', 'Waited', 'Behind plan', 'Under way', 'Used'].map(
              (label, at) => (
                <th key={label} scope="col" className={at > 1 ? 'text-right' : undefined}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {trucks.map(truck => (
            <tr key={truck.truckId}>
              <td className="code">{truck.truckNo}</td>
              <td>{truck.driverName}</td>
              <td className="right">{truck.loads}</td>
              <td className="right">{truck.done}</td>
              <td className="right">{showNumber(truck.volume.toFixed(2))}</td>
              <td className="right">{truck.waited} min</td>
              <td className={cn('right', isVeryLate(truck.behind, onTimeMinutes) && 'font-semibold text-stop')}>
                {truck.behind} min
              </td>
              <td className="right">{hoursOf(truck.busy)}</td>
              <td className="right">{Math.round(truck.used * 100)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
