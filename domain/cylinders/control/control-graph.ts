import { strengths } from '~/domain/cylinders/conformity/verdict'
import { controlChart } from '~/domain/kit/chart/control-chart'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { figure } from '~/domain/kit/chart/figure'
import type { Level } from '~/domain/kit/chart/level-lines'
import { within } from '~/domain/kit/within'

/** Distances from the target mean in σ: 1.96 warns, 3.09 asks for action (one result in 1000; CEN/TR 16369 §4). */
export const CONTROL_LEVELS = { warning: 1.96, action: 3.09 }

/** Strength results in MPa, oldest first, with the target mean strength and σ; `single` is the least a result may be, `decision` what means are held against. */
export type ControlGraph = DrawingOptions & {
  results: readonly { label: string; value: number }[]
  target: number
  sigma: number
  single?: { name: string; value: number } | null
  decision?: { name: string; value: number } | null
}

/** Shewhart chart of strength: results past an action level or below the single-result limit are marked. */
export function controlGraph({
  results,
  target,
  sigma,
  single = null,
  decision = null,
  ...options
}: ControlGraph): Drawing {
  const deviation = within(sigma, 'sigma', [0.5, 15], 'MPa')
  const values = strengths(
    results.map(result => result.value),
    0,
  )
  const at = (distance: number) => within(target, 'target', [1, 200], 'MPa') + distance * deviation
  const { warning, action } = CONTROL_LEVELS
  const found = (value: number): string | null => {
    if (single && value < single.value) return `below ${single.name}`
    if (value < at(-action)) return 'below the action level'
    return value > at(action) ? 'above the action level' : null
  }
  const pair = (name: string, kind: Level['kind'], distance: number): Level[] =>
    [1, -1].map(side => ({ name: `${name} ${figure(at(side * distance), 1)}`, value: at(side * distance), kind }))
  return controlChart({
    ...options,
    measure: 'Strength, MPa',
    results: results.map(({ label }, index) => ({ label, value: values[index]!, breach: found(values[index]!) })),
    levels: [
      { name: `Target ${figure(target, 1)}`, value: target, kind: 'centre' },
      ...pair('Warning', 'warning', warning),
      ...pair('Action', 'action', action),
      ...(decision
        ? [{ name: `${decision.name} ${figure(decision.value, 1)}`, value: decision.value, kind: 'limit' as const }]
        : []),
      ...(single ? [{ ...single, kind: 'limit' as const }] : []),
    ],
  })
}
