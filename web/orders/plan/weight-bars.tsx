import { type OptimizationConfig, WEIGHT_LABELS, WEIGHT_UNITS } from '~/domain/orders/plan/config'
import { showNumber } from '~/web/kit/figures'

const AMOUNT = { min: 60, 'm³': 10, 'm³ × h': 10, trucks: 1, loads: 1 } as const
const WORDS = {
  min: 'an hour',
  'm³': '10 m³',
  'm³ × h': '10 m³ an hour late',
  trucks: 'a truck',
  loads: 'a load',
} as const

/** Weights at comparable amounts, the heaviest first; lengths are by their logarithm, because they differ a thousandfold. */
export function WeightBars({ weights }: { weights: OptimizationConfig['weights'] }) {
  const rows = (Object.keys(WEIGHT_LABELS) as (keyof typeof weights)[])
    .map(name => ({ name, cost: weights[name] * AMOUNT[WEIGHT_UNITS[name]] }))
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
  const most = Math.log10(1 + (rows[0]?.cost ?? 1))
  return (
    <ul className="figures grid gap-2 text-table">
      {rows.map(({ name, cost }) => (
        <li key={name}>
          <p className="flex justify-between gap-2">
            <span>
              {WEIGHT_LABELS[name]} <span className="text-muted">{WORDS[WEIGHT_UNITS[name]]}</span>
            </span>
            <span>{showNumber(Math.round(cost))}</span>
          </p>
          <span aria-hidden className="mt-0.5 block h-1 bg-line">
            <span className="block h-full bg-brand" style={{ width: `${(Math.log10(1 + cost) / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
