import type { Conflict } from '~/domain/kit/gantt/conflicts'
import { drawAxis, drawDemand } from './draw-axis'
import { type Drawn, drawOverlay } from './draw-overlay'
import { drawRows, type Window } from './draw-rows'
import { type Palette, paletteOf } from './palette'
import type { Demand, Look, Scene } from './scene'

export const HEAD = 256
export const AXIS = 34
export const DEMAND = 76

export type Shown = { scene: Scene; look: Look; demand: Demand | null; conflicts: readonly Conflict[] }
export type Canvases = {
  scroll: HTMLElement
  body: HTMLCanvasElement
  overlay: HTMLCanvasElement
  axis: HTMLCanvasElement
}
export type Stage = {
  /** The plan, the scale or the size is another one. */
  redraw(): void
  /** Only what moves is another one. */
  lift(): void
  scrolled(): void
  recolour(): void
  stop(): void
}

/** Drawn beyond the edges, so that the browser scrolls by itself and a frame is drawn only now and then. */
const BESIDE = 320
const BEYOND = 220

/**
 * Four canvases over one scrolling box: rows, what moves above them, hours and demand. They travel with the content and
 * are drawn anew when their margin is used up.
 */
export function createStage(
  parts: Canvases,
  below: () => HTMLCanvasElement | null,
  read: () => Shown,
  moved: (window: Window) => void,
): Stage {
  let window: Window = { left: 0, top: 0, width: 0, height: 0 }
  let palette: Palette | null = null
  let frame = 0
  let all = true
  let drawn: Drawn | null = null
  const ask = (everything: boolean) => {
    all ||= everything
    frame ||= requestAnimationFrame(draw)
  }

  function draw() {
    frame = 0
    const { scene, look, demand, conflicts } = read()
    palette ??= paletteOf(parts.scroll)
    if (all) {
      all = false
      window = windowOf(parts, scene.layout.height, demand !== null)
      const strip = { left: window.left, width: window.width }
      drawRows(penOn(parts.body, window), scene, look.scale, window, palette)
      const axis = { ...strip, height: AXIS - 1 }
      drawAxis(penOn(parts.axis, { ...axis, top: 0 }), look.scale, axis, look.now, conflicts, palette)
      const stair = below()
      if (demand && stair) {
        const box = { ...strip, height: DEMAND - 1 }
        drawDemand(penOn(stair, { ...box, top: 0 }), demand, look.scale, box, look.now, palette)
      }
      penOn(parts.overlay, window)
      drawn = null
      moved(window)
    }
    drawn = drawOverlay(parts.overlay.getContext('2d')!, scene, look, window, palette, drawn)
  }

  return {
    redraw: () => ask(true),
    lift: () => ask(false),
    scrolled() {
      const { scrollLeft, scrollTop } = parts.scroll
      const seen = viewOf(parts.scroll, read().demand !== null)
      const inside =
        scrollLeft >= window.left &&
        scrollLeft + seen.width <= window.left + window.width &&
        scrollTop >= window.top &&
        scrollTop + seen.height <= window.top + window.height
      if (!inside) ask(true)
    },
    recolour() {
      palette = null
      ask(true)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** What is seen of the rows. */
export const viewOf = (scroll: HTMLElement, demand: boolean) => ({
  width: Math.max(0, scroll.clientWidth - HEAD),
  height: Math.max(0, scroll.clientHeight - AXIS - (demand ? DEMAND : 0)),
})

function windowOf({ scroll }: Canvases, height: number, demand: boolean): Window {
  const seen = viewOf(scroll, demand)
  const left = Math.max(0, Math.round(scroll.scrollLeft) - BESIDE)
  const top = Math.max(0, Math.round(scroll.scrollTop) - BEYOND)
  const end = Math.min(Math.round(scroll.scrollLeft) + seen.width + BESIDE, scroll.scrollWidth - HEAD)
  const bottom = Math.min(Math.round(scroll.scrollTop) + seen.height + BEYOND, height)
  return { left, top, width: Math.max(1, end - left), height: Math.max(1, bottom - top) }
}

/** Sizes and places a canvas; its pen draws in pixels of the chart. */
function penOn(canvas: HTMLCanvasElement, { left, top, width, height }: Window): CanvasRenderingContext2D {
  const sharp = Math.min(devicePixelRatio || 1, 2)
  const [wide, high] = [Math.round(width * sharp), Math.round(height * sharp)]
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide
    canvas.height = high
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
  }
  canvas.style.transform = `translate(${left}px, ${top}px)`
  const pen = canvas.getContext('2d')!
  pen.setTransform(sharp, 0, 0, sharp, -left * sharp, -top * sharp)
  return pen
}
