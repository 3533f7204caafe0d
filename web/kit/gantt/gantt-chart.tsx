import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { rowKey } from '~/domain/kit/gantt/rows'
import { widthOf } from '~/domain/kit/gantt/scale'
import { cn } from '~/web/ui/cn'
import { boxOf } from './draw-overlay'
import { FocusLoad } from './focus-load'
import type { GanttHandle, GanttProps } from './gantt-props'
import { HourTools } from './hour-tools'
import { RowHeads } from './row-heads'
import { firstBar, handleOf, type Look, sceneOf } from './scene'
import { AXIS, DEMAND, HEAD, type Shown } from './stage'
import { Tip, type TipHandle } from './tip'
import { useHand } from './use-hand'
import { keysOf } from './use-keys'
import { type PointerActions, usePointer } from './use-pointer'
import { useScale } from './use-scale'
import { useStage } from './use-stage'

const NOTHING: ReadonlySet<string> = new Set()

/** The chart itself: drawn on canvas, named and operated through the page. Loaded when a chart is looked at. */
export const GanttChart = forwardRef<GanttHandle, GanttProps>(function GanttChart(props, handle) {
  const { sections, hours, now, selected, demand = null, conflicts, judge, editable = false } = props
  const [folded, setFolded] = useState<ReadonlySet<string>>(props.folded ?? NOTHING)
  const scene = useMemo(() => sceneOf(sections, folded), [sections, folded])
  const button = useRef<HTMLButtonElement>(null)
  const tip = useRef<TipHandle>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const wantsFocus = useRef(false)
  const opening = useRef(true)
  const help = useId()
  const shown = useRef<Shown>(null as unknown as Shown)
  const { stage, window, parts } = useStage(shown)
  const { scroll } = parts
  const { scale, zoom, showHours, toMinute } = useScale(hours, now, scroll)
  const look = useRef<Look>({ scale, now, selected, hovered: null, move: null, judge })
  Object.assign(look.current, { scale, now, selected, judge })
  shown.current = { scene, look: look.current, demand, conflicts }
  const { hold, drop, hover, refuse, again } = useHand({ shown, stage, scroll, tip, status }, props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these is another picture
  useLayoutEffect(() => stage.current?.redraw(), [scene, scale, demand, conflicts, now])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another verdict is said anew
  useEffect(again, [judge])

  const select = (load: string | null, open = false) => {
    wantsFocus.current = true
    props.onSelect(load, open)
    if (load === selected) button.current?.focus({ preventScroll: true })
  }
  const acts = useRef<PointerActions>({ editable, select, hold, drop, hover, refuse })
  acts.current = { editable, select, hold, drop, hover, refuse }
  usePointer(scroll, shown, acts)
  const toNow = () => toMinute(now ?? hours.from)
  const keys = keysOf(shown, {
    editable,
    select,
    hold,
    drop,
    refuse,
    zoom,
    toNow,
    ask: load => props.onAsk?.(load),
    undo: () => props.onUndo?.(),
    redo: () => props.onRedo?.(),
  })
  useImperativeHandle(handle, () => ({ focus: () => button.current?.focus() }))

  // A load that is chosen anywhere comes into view, and takes the focus when it was chosen here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the view
  useEffect(() => {
    stage.current?.lift()
    const show = () => {
      const found = handleOf(scene, look.current.selected)
      const box = found && boxOf(scene, look.current, found)
      if (box && scroll.current) reveal(scroll.current, box, demand !== null)
    }
    // A chart that opens with a load chosen first finds its hours.
    if (opening.current) requestAnimationFrame(show)
    else show()
    opening.current = false
    if (wantsFocus.current) button.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [selected])

  const chosen = handleOf(scene, selected)
  const active = chosen ? rowKey(chosen.section.id, chosen.row) : null
  const fold = useCallback(
    (section: string) =>
      setFolded(
        before => new Set(before.has(section) ? [...before].filter(one => one !== section) : [...before, section]),
      ),
    [],
  )
  const layer = 'pointer-events-none absolute top-0 left-0'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the load inside that has the focus
    <div className={cn('relative flex min-h-0 flex-1 flex-col', props.className)} onKeyDown={keys} data-gantt="">
      <p id={help} className="sr-only">
        Arrow left and right move it by five minutes, Alt with arrow up or down to another truck, Enter puts it down,
        Escape puts it back. Arrow up and down and the keys j and k go to other loads, n to the next conflict, m asks
        where to.
      </p>
      <p ref={status} role="status" className="sr-only" />
      <section
        ref={scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={props.label}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain bg-bg outline-offset-[-2px]"
        style={{ scrollPadding: `${AXIS + 8}px 24px ${demand ? DEMAND + 8 : 8}px ${HEAD + 24}px` }}
      >
        <div className="relative" style={{ width: HEAD + widthOf(scale) }}>
          <div className="sticky top-0 z-20 border-line border-b bg-bg" style={{ height: AXIS }}>
            <canvas ref={parts.axis} aria-hidden className={layer} style={{ marginLeft: HEAD }} />
            <div
              data-apart=""
              className="sticky left-0 z-10 flex h-full items-center border-line border-r bg-bg pr-1 pl-3"
              style={{ width: HEAD }}
            >
              <HourTools zoom={zoom} showHours={showHours} toNow={now === null ? null : toNow} />
            </div>
          </div>
          <div className="relative" style={{ height: scene.layout.height }}>
            <div className={layer} style={{ marginLeft: HEAD }}>
              <canvas ref={parts.body} aria-hidden className={layer} />
              <canvas ref={parts.overlay} aria-hidden className={layer} />
            </div>
            <div className="absolute top-0" style={{ left: HEAD }}>
              <FocusLoad
                ref={button}
                scene={scene}
                look={{ scale, selected }}
                first={firstBar(scene)?.load ?? null}
                helpId={help}
                onTake={select}
              />
            </div>
            <RowHeads layout={scene.layout} window={window} folded={folded} active={active} onFold={fold} />
          </div>
          {demand && (
            <div className="sticky bottom-0 z-20 border-line border-t bg-bg" style={{ height: DEMAND }}>
              <canvas ref={parts.demand} aria-hidden className={layer} style={{ marginLeft: HEAD }} />
              <div
                className="figures sticky left-0 z-10 h-full border-line border-r bg-bg px-3 py-2 text-meta"
                style={{ width: HEAD }}
              >
                <p className="font-semibold">{demand.title}</p>
                {props.demandNote}
              </div>
            </div>
          )}
        </div>
      </section>
      <Tip ref={tip} />
    </div>
  )
})

type Box = { x: number; width: number; rowTop: number; rowHeight: number }

/** Scrolls just as far as the bar needs, with some room around it. */
function reveal(scroll: HTMLElement, box: Box, demand: boolean) {
  const wide = scroll.clientWidth - HEAD
  const high = scroll.clientHeight - AXIS - (demand ? DEMAND : 0)
  const { scrollLeft, scrollTop } = scroll
  const left = box.x < scrollLeft || box.x + box.width > scrollLeft + wide ? box.x - wide / 3 : scrollLeft
  const top =
    box.rowTop < scrollTop || box.rowTop + box.rowHeight > scrollTop + high ? box.rowTop - high / 2 : scrollTop
  if (left !== scrollLeft || top !== scrollTop) scroll.scrollTo({ left: Math.max(0, left), top: Math.max(0, top) })
}
