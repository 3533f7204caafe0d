import type { PlanChart } from '~/domain/orders/plan/chart'
import { showNumber } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import type { TruckDay } from './timeline-rows'

/** The day so far in one line. */
export function TimelineSums({ trucks, planned }: { trucks: readonly TruckDay[]; planned: PlanChart | null }) {
  const sum = (of: (truck: TruckDay) => number) => trucks.reduce((total, truck) => total + of(truck), 0)
  const used = trucks.length ? sum(truck => truck.used) / trucks.length : 0
  const figures: [string, string][] = [
    ['Trucks', String(trucks.length)],
    ['Loads done', `${sum(truck => truck.done)} of ${sum(truck => truck.loads)}`],
    ['Delivered', `${showNumber(sum(truck => truck.volume).toFixed(0))} m³`],
    ['Waited on site', `${showNumber(sum(truck => truck.waited))} min`],
    ['Behind plan', `${showNumber(sum(truck => truck.behind))} min`],
    ['Used', `${Math.round(used * 100)} %`],
  ]
  return (
    <div className="figures flex min-h-9 shrink-0 flex-wrap items-center gap-x-5 gap-y-1 px-6 pb-2 text-table max-md:px-4">
      {figures.map(([label, value]) => (
        <span key={label} className="whitespace-nowrap">
          <span className="text-muted">{label} </span>
          <b className="font-semibold">{value}</b>
        </span>
      ))}
      {!planned && <Badge tone="waiting">No published plan: delays are measured from the promised time</Badge>}
    </div>
  )
}
