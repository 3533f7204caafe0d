import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Drawing } from '~/domain/kit/chart/drawing'
import { isWalkKey, walkPoints } from '~/domain/kit/chart/point-walk'
import { cn } from '~/web/ui/cn'
import { ChartExport } from './chart/chart-export'
import { ChartTable } from './chart/chart-table'
import { ChartTip } from './chart/chart-tip'

const FIRST_WIDTH = 760

/** Grid and series turn to ink on paper; a chart on a card sets --chart-ground to the card's colour. */
const look =
  'relative [&_.chart-point]:outline-none [&_.chart-point:focus-visible_.chart-ring]:opacity-100 ' +
  'print:[--chart-grid:#d5d5d5] print:[--series-1:#000] print:[--series-2:#5a5a5a] print:[--series-3:#000] ' +
  'print:[--series-4:#5a5a5a] print:[--series-5:#000] print:[--series-6:#5a5a5a]'

/**
 * A chart of the kit on a page: drawn on the server, drawn again at the width it really has, with its points on the arrow
 * keys, its content as a table, and the picture to take along. `draw` gets the width and must ask for theme `live` and
 * `interactive`.
 */
export function Chart({
  draw,
  tableOpen = false,
  className,
}: {
  draw: (width: number) => Drawing
  tableOpen?: boolean
  className?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const drawing = useMemo(() => draw(width), [draw, width])
  const [active, setActive] = useState<number | null>(null)
  const markup = useMemo(() => ({ __html: drawing.svg }), [drawing.svg])

  const show = (event: SyntheticEvent) => setActive(pointOf(event.target))
  const walk = (event: KeyboardEvent) => {
    const from = pointOf(event.target)
    if (from === null || !isWalkKey(event.key)) return
    event.preventDefault()
    focusPoint(box.current, from, walkPoints(drawing.points, from, event.key))
  }

  return (
    <figure className={cn('m-0', className)}>
      <div className={look}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the points inside take the focus; this listens for them. */}
        <div
          ref={box}
          onFocus={show}
          onBlur={() => setActive(null)}
          onPointerOver={show}
          onPointerLeave={() => setActive(null)}
          onKeyDown={walk}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the chart kit escapes every text it writes.
          dangerouslySetInnerHTML={markup}
        />
        <ChartTip drawing={drawing} active={active} />
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-2">
        <ChartTable drawing={drawing} open={tableOpen} />
        <ChartExport drawing={drawing} />
      </div>
    </figure>
  )
}

function useWidth(box: React.RefObject<HTMLDivElement>): number {
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => {
      const next = Math.max(280, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))
      setWidth(current => (Math.abs(current - next) < 8 ? current : next))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])
  return width
}

function pointOf(target: EventTarget): number | null {
  const place = target instanceof Element ? target.closest('[data-point]')?.getAttribute('data-point') : null
  return place === null || place === undefined ? null : Number(place)
}

/** One point at a time takes Tab. */
function focusPoint(box: HTMLElement | null, from: number, to: number): void {
  const at = (index: number) => box?.querySelector<SVGGElement>(`[data-point="${index}"]`)
  for (const point of box?.querySelectorAll('[data-point][tabindex="0"]') ?? []) point.setAttribute('tabindex', '-1')
  const next = at(to) ?? at(from)
  next?.setAttribute('tabindex', '0')
  next?.focus()
}
