import { useCallback } from 'react'
import { controlGraph } from '~/domain/cylinders/control/control-graph'
import { Chart } from '~/web/kit/chart'
import { Card } from '~/web/ui/card'
import type { ConcreteDetail } from './concrete-conformity-loader'
import { DecisionChart } from './decision-chart'

/** The last results under their limits, and the sums of method C: drawn when they are shown. */
export const ConformityCharts = ({ chart, sums }: Pick<ConcreteDetail, 'chart' | 'sums'>) => (
  <>
    {chart && <Results chart={chart} />}
    {sums?.points.length ? <DecisionChart of={sums} /> : null}
  </>
)

function Results({ chart }: { chart: NonNullable<ConcreteDetail['chart']> }) {
  const draw = useCallback(
    (width: number) =>
      controlGraph({
        ...chart,
        ...{ theme: 'live', interactive: true, title: 'Strength', id: 'conformity', width, height: 300 },
      }),
    [chart],
  )
  return (
    <Card>
      <Chart draw={draw} />
    </Card>
  )
}
