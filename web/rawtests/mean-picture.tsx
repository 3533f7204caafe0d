import { useCallback } from 'react'
import type { RunningMean } from '~/domain/rawtests/aggregate/running-mean'
import { meanGraph } from '~/domain/rawtests/graph-drawings'
import type { Property } from '~/domain/rawtests/property-of'
import { Chart } from '~/web/kit/chart'

type Props = { found: RunningMean & { name: string }; property: Property; height?: number }

/** Samples in time, their running mean, the limits and the base. */
export function MeanPicture({ found, property, height = 380 }: Props) {
  const draw = useCallback(
    (width: number) =>
      meanGraph(found, property, {
        theme: 'live',
        interactive: true,
        heading: false,
        title: `Running mean of ${found.name}`,
        id: 'running-mean',
        width,
        height,
      }),
    [found, property, height],
  )
  return <Chart draw={draw} />
}
