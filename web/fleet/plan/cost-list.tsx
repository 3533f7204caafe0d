import type { CostPart } from '~/domain/orders/plan/chart'
import { showNumber } from '~/web/kit/figures'

/** What counts in the cost of a plan or a place: the amount, its weight, and the share of it as a bar. */
export function CostList({ parts, small = false }: { parts: readonly CostPart[]; small?: boolean }) {
  const counted = parts.filter(part => part.amount || part.cost).sort((a, b) => b.cost - a.cost)
  const most = Math.max(1, ...counted.map(part => part.cost))
  if (!counted.length) return <p className="px-4 py-3 text-muted text-table">No costs here.</p>
  return (
    <ul className={small ? 'figures text-table' : 'figures px-4 py-2 text-table'}>
      {counted.map(part => (
        <li
          key={part.part}
          className="grid grid-cols-[1fr_auto_84px] items-baseline gap-x-2 border-line border-b py-1.5"
        >
          <span>{part.label}</span>
          <span className="text-muted">
            {showNumber(round(part.amount))} {part.unit}
          </span>
          <span className="text-right">
            {showNumber(Math.round(part.cost))} <span className="text-muted">pts</span>
          </span>
          <span aria-hidden className="col-span-3 mt-1 h-1 bg-line">
            <span className="block h-full bg-brand" style={{ width: `${(part.cost / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const round = (amount: number) => Math.round(amount * 10) / 10
