import { useCallback } from 'react'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import { Chart } from '~/web/kit/chart'

type Of = Pick<Parameters<typeof gradingGraph>[0], 'gradings' | 'ideal' | 'limits'>

/** The curve of the combined aggregate between its limits, with those of its parts. */
export default function GradingCurve({ gradings, ideal, limits }: Of) {
  const draw = useCallback(
    (width: number) =>
      gradingGraph({
        ...{ title: 'Combined aggregate', id: 'grading', heading: false, theme: 'live', interactive: true, width },
        ...{ gradings, ideal, limits },
      }),
    [gradings, ideal, limits],
  )
  return <Chart draw={draw} />
}
