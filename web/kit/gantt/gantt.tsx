import { forwardRef, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { GanttHandle, GanttProps } from './gantt-props'

const Chart = lazy(() => import('./gantt-chart').then(({ GanttChart }) => ({ default: GanttChart })))

/**
 * A schedule of loads on rows. Its script comes by itself when the chart is on a page of a wide window; `otherwise` is
 * in the HTML and on phones: the same loads as an agenda.
 */
export const Gantt = forwardRef<GanttHandle, GanttProps & { otherwise: ReactNode }>(function Gantt(
  { otherwise, ...props },
  ref,
) {
  const wide = useWide()
  if (wide === false) return otherwise
  const waiting = <div aria-busy className="min-h-0 flex-1 bg-surface" />
  if (wide === null)
    return (
      <>
        <div className="flex min-h-0 flex-1 flex-col max-md:hidden">{waiting}</div>
        <div className="md:hidden">{otherwise}</div>
      </>
    )
  return (
    <Suspense fallback={waiting}>
      <Chart ref={ref} {...props} />
    </Suspense>
  )
})

const WIDE = '(min-width: 768px)'

/** Unknown in the HTML; a phone never asks for the chart. */
function useWide(): boolean | null {
  const [wide, setWide] = useState<boolean | null>(null)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return wide
}
