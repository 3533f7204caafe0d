import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Window } from './draw-rows'
import { createStage, type Shown, type Stage } from './stage'

/** Keeps the canvases in step with the plan, the size of the box, the theme and the scrolling. */
export function useStage(shown: RefObject<Shown>) {
  const scroll = useRef<HTMLElement>(null)
  const body = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<HTMLCanvasElement>(null)
  const axis = useRef<HTMLCanvasElement>(null)
  const demand = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const [window, setWindow] = useState<Pick<Window, 'top' | 'height'>>({ top: 0, height: 900 })
  useLayoutEffect(() => {
    const box = scroll.current
    if (!box || !body.current || !overlay.current || !axis.current) return
    const canvases = { scroll: box, body: body.current, overlay: overlay.current, axis: axis.current }
    const made = createStage(
      canvases,
      () => demand.current,
      () => shown.current!,
      ({ top, height }) =>
        setWindow(before => (before.top === top && before.height === height ? before : { top, height })),
    )
    stage.current = made
    const sizes = new ResizeObserver(made.redraw)
    sizes.observe(box)
    const themes = new MutationObserver(made.recolour)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-density'] })
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', made.recolour)
    box.addEventListener('scroll', made.scrolled, { passive: true })
    return () => {
      made.stop()
      sizes.disconnect()
      themes.disconnect()
      system.removeEventListener('change', made.recolour)
      box.removeEventListener('scroll', made.scrolled)
    }
  }, [shown])
  // Fonts come late on the first visit, and a canvas does not draw itself again.
  useEffect(() => {
    document.fonts?.ready.then(() => stage.current?.redraw())
  }, [])
  return { stage, window, parts: { scroll, body, overlay, axis, demand } }
}
