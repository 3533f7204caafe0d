import { useCallback } from 'react'
import type { DecisionSums } from '~/domain/cylinders/conformity/en206-chart'
import { decisionGraph } from '~/domain/cylinders/control/decision-graph'
import { Chart } from '~/web/kit/chart'
import { Card } from '~/web/ui/card'

/** The sum that decides by method C, over its decision interval. */
export function DecisionChart({ of }: { of: DecisionSums }) {
  const draw = useCallback(
    (width: number) =>
      decisionGraph(of, {
        ...{ theme: 'live', interactive: true, title: 'Decision chart, method C', id: 'decision', width, height: 300 },
      }),
    [of],
  )
  return (
    <Card>
      <Chart draw={draw} />
    </Card>
  )
}
