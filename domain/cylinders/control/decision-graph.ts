import type { DecisionSums } from '~/domain/cylinders/conformity/en206-chart'
import { controlChart } from '~/domain/kit/chart/control-chart'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { figure } from '~/domain/kit/chart/figure'

/** The sum of method C above its decision interval; results at which production was out of control are marked. */
export const decisionGraph = ({ interval, points }: DecisionSums, options: DrawingOptions): Drawing =>
  controlChart({
    ...options,
    measure: 'Cumulative sum of strength, MPa',
    results: points.map(({ label, value, pass }) => ({ label, value, breach: pass ? null : 'out of control' })),
    levels: [
      { name: 'In control', value: 0, kind: 'centre' },
      { name: `Decision ${figure(-interval, 1)}`, value: -interval, kind: 'action' },
    ],
  })
