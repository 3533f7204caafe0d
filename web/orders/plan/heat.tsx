import { Link, useSearchParams } from '@remix-run/react'
import type { PlanChart, PlantHour } from '~/domain/orders/plan/chart'
import { withParams } from '~/web/kit/list/url'
import { cn } from '~/web/ui/cn'

const FROM = 4
const UNTIL = 22

/** m³ by plant and hour against what the plant makes: deeper is fuller, red is over; the figures stand in every cell. */
export function PlanHeat({ chart, plant }: { chart: PlanChart; plant: string | null }) {
  const [params] = useSearchParams()
  const hour = params.get('hour')
  const plants = [...new Map(chart.lines.map(line => [line.plantId, line.plantName]))].filter(
    ([id]) => !plant || id === plant,
  )
  const cells = new Map(chart.hours.map(each => [`${each.plantId} ${each.hour}`, each]))
  const used = chart.hours.filter(each => Number(each.quantity) > 0).map(each => each.hour)
  const hours = range(Math.min(FROM + 2, ...used), Math.max(UNTIL - 4, ...used))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section tabIndex={0} aria-label={`Hours of ${chart.regionName}`} className="overflow-x-auto">
      <table className="figures w-full border-separate border-spacing-0.5 text-meta">
        <caption className="sr-only">m³ planned by plant and hour</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 min-w-32 bg-bg text-left font-semibold text-muted">
              Plant
            </th>
            {hours.map(each => (
              <th key={each} scope="col" className="min-w-13 font-semibold text-muted">
                {String(each).padStart(2, '0')}
              </th>
            ))}
            <th scope="col" className="min-w-16 text-right font-semibold text-muted">
              Day
            </th>
          </tr>
        </thead>
        <tbody>
          {plants.map(([id, name]) => {
            const own = hours.map(each => cells.get(`${id} ${each}`))
            const sum = own.reduce((total, cell) => total + Number(cell?.quantity ?? 0), 0)
            return (
              <tr key={id}>
                <th scope="row" className="sticky left-0 truncate bg-bg text-left text-table">
                  {name}
                </th>
                {own.map((cell, at) => (
                  <Cell
                    key={hours[at]}
                    cell={cell}
                    to={withParams(params, { plant: id, hour: String(hours[at]) })}
                    chosen={plant === id && hour === String(hours[at])}
                    name={`${name} at ${hours[at]}`}
                  />
                ))}
                <td className="text-right font-semibold text-table">{Math.round(sum)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = { cell: PlantHour | undefined; to: string; chosen: boolean; name: string }

function Cell({ cell, to, chosen, name }: CellProps) {
  const quantity = Number(cell?.quantity ?? 0)
  const capacity = cell?.capacity == null ? null : Number(cell.capacity)
  if (!cell || (!quantity && capacity !== 0))
    return <td className="h-9 rounded-sm bg-surface text-center text-muted">{quantity ? '' : '·'}</td>
  const share = capacity ? quantity / capacity : 0
  const over = capacity !== null && quantity > capacity
  return (
    <td className="h-9 p-0">
      <Link
        to={to}
        preventScrollReset
        title={`${name}: ${Math.round(quantity)} m³${capacity === null ? '' : ` of ${Math.round(capacity)}`}${over ? ', over capacity' : ''}`}
        aria-current={chosen || undefined}
        className={cn(
          'grid h-9 place-items-center rounded-sm text-fg leading-none no-underline hover:outline-2 hover:outline-ring',
          chosen && 'outline-2 outline-ring',
          over && 'font-semibold text-stop',
        )}
        style={{
          background: over
            ? 'repeating-linear-gradient(135deg, color-mix(in srgb, var(--stop) 18%, var(--bg)) 0 5px, var(--bg) 5px 8px)'
            : `color-mix(in srgb, var(--brand) ${Math.round(Math.min(1, share) * 38)}%, var(--bg))`,
        }}
      >
        <span className="text-center">
          {Math.round(quantity)}
          {capacity !== null && <span className="block pt-0.5 text-[10px] opacity-90">/{Math.round(capacity)}</span>}
        </span>
      </Link>
    </td>
  )
}

const range = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, at) => from + at)
