import { useCallback } from 'react'
import { type Series, seriesGraph } from '~/domain/rawtests/graph-drawings'
import type { Judge } from '~/domain/rawtests/sieve-result'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'

type Props = { series: readonly Series[]; judge: Judge | null; title: string; height?: number }

/** One aggregate or blend over a period, or the latest of several. */
export function SeriesPicture({ series, judge, title, height = 420 }: Props) {
  const draw = useCallback(
    (width: number) =>
      seriesGraph(
        series,
        judge,
        { theme: 'live', interactive: true, heading: false, title, id: 'series', width, height },
        showDate,
      ),
    [series, judge, title, height],
  )
  return <Chart draw={draw} />
}
