import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Span } from '~/domain/kit/gantt/bar'
import { type Scale, scrollKeeping, showingHours, xOf, zoomed } from '~/domain/kit/gantt/scale'
import { HEAD } from './stage'

const FIRST_HOURS = 10

/** Hours and pixels: buttons and keys zoom around the middle, the wheel with Ctrl (or on the hours) around the pointer. */
export function useScale(hours: Span, now: number | null, scroll: RefObject<HTMLElement>) {
  const [perMinute, setPerMinute] = useState(1.8)
  const scale: Scale = { from: hours.from, until: hours.until, perMinute }
  const present = useRef(scale)
  present.current = scale
  const goTo = useRef<number | null>(null)

  const change = useCallback(
    (next: Scale, pointer?: number) => {
      const box = scroll.current
      if (!box) return
      const at = pointer ?? (box.clientWidth - HEAD) / 2
      goTo.current = scrollKeeping(present.current, next, box.scrollLeft, at)
      setPerMinute(next.perMinute)
    },
    [scroll],
  )
  // The content must be as wide as it will be before it can be scrolled there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the scale
  useLayoutEffect(() => {
    if (goTo.current === null || !scroll.current) return
    scroll.current.scrollLeft = goTo.current
    goTo.current = null
  }, [perMinute])

  const zoom = useCallback((steps: number) => change(zoomed(present.current, steps)), [change])
  const showHours = useCallback(
    (many: number) => change(showingHours(present.current, many, (scroll.current?.clientWidth ?? 1200) - HEAD)),
    [change, scroll],
  )
  const toMinute = useCallback(
    (minute: number) => {
      const box = scroll.current
      box?.scrollTo({ left: Math.max(0, xOf(present.current, minute) - (box.clientWidth - HEAD) / 4) })
    },
    [scroll],
  )

  // The first look: ten hours with the present one at a quarter, or the morning of another day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useLayoutEffect(() => {
    const wide = (scroll.current?.clientWidth ?? 1200) - HEAD
    const first = showingHours(present.current, Math.min(FIRST_HOURS, (hours.until - hours.from) / 60), wide)
    goTo.current = now === null ? 0 : Math.max(0, xOf(first, now) - wide / 4)
    setPerMinute(first.perMinute)
  }, [])

  useEffect(() => {
    const box = scroll.current
    if (!box) return
    const rolled = (event: WheelEvent) => {
      const onHours = event.clientY - box.getBoundingClientRect().top < 34
      if (!event.ctrlKey && !event.metaKey && !onHours) return
      event.preventDefault()
      const pointer = Math.max(0, event.clientX - box.getBoundingClientRect().left - HEAD)
      change(zoomed(present.current, -Math.sign(event.deltaY)), pointer)
    }
    box.addEventListener('wheel', rolled, { passive: false })
    return () => box.removeEventListener('wheel', rolled)
  }, [scroll, change])

  return { scale, zoom, showHours, toMinute }
}
