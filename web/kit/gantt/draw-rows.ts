import type { Mark, Span } from '~/domain/kit/gantt/bar'
import { laneBox } from '~/domain/kit/gantt/hit'
import { barsWithin } from '~/domain/kit/gantt/lanes'
import { itemsBetween, type Placed } from '~/domain/kit/gantt/rows'
import { minuteAt, type Scale, xOf } from '~/domain/kit/gantt/scale'
import { ticksOf } from '~/domain/kit/gantt/ticks'
import { drawBar, drawFaint } from './draw-bar'
import type { Palette } from './palette'
import type { Scene } from './scene'

type Pen = CanvasRenderingContext2D
/** The part of the chart that a canvas holds, in pixels of the chart. */
export type Window = { left: number; top: number; width: number; height: number }

/** Everything that stands still: the ground, the hours, what is closed, and all bars inside the window. */
export function drawRows(pen: Pen, scene: Scene, scale: Scale, window: Window, palette: Palette) {
  const shown: Span = { from: minuteAt(scale, window.left), until: minuteAt(scale, window.left + window.width) }
  const items = itemsBetween(scene.layout, window.top, window.top + window.height)
  pen.fillStyle = palette.bg
  pen.fillRect(window.left, window.top, window.width, window.height)
  drawNights(pen, scene, scale, window, shown, palette)
  for (const item of items) if (item.kind === 'row') drawMarks(pen, item, scale, shown, palette)
  drawHours(pen, scale, window, shown, palette)
  for (const item of items) drawLine(pen, item, window, palette)
  pen.textBaseline = 'middle'
  for (const item of items) if (item.kind === 'row') drawBars(pen, item, scene, scale, shown, palette)
}

function drawNights(pen: Pen, scene: Scene, scale: Scale, window: Window, shown: Span, palette: Palette) {
  pen.fillStyle = palette.surface
  for (const night of scene.nights) {
    const from = Math.max(night.from, shown.from)
    const until = Math.min(night.until, shown.until)
    if (until > from) pen.fillRect(xOf(scale, from), window.top, xOf(scale, until) - xOf(scale, from), window.height)
  }
}

function drawHours(pen: Pen, scale: Scale, window: Window, shown: Span, palette: Palette) {
  for (const tick of ticksOf({ ...scale, from: scale.from })) {
    if (tick.minute < shown.from || tick.minute > shown.until) continue
    pen.globalAlpha = tick.strong ? 1 : 0.5
    pen.fillStyle = palette.line
    pen.fillRect(Math.round(xOf(scale, tick.minute)), window.top, 1, window.height)
  }
  pen.globalAlpha = 1
}

function drawLine(pen: Pen, item: Placed, window: Window, palette: Palette) {
  if (item.kind === 'heading') {
    pen.fillStyle = palette.sunken
    pen.fillRect(window.left, item.top, window.width, item.height)
  }
  pen.fillStyle = palette.line
  pen.fillRect(window.left, item.top + item.height - 1, window.width, 1)
}

const MARK_ALPHA: Record<Mark['kind'], number> = { closed: 1, overtime: 0.9, gap: 1, idle: 1 }

function drawMarks(pen: Pen, item: Placed & { kind: 'row' }, scale: Scale, shown: Span, palette: Palette) {
  for (const mark of item.row.marks ?? []) {
    const from = Math.max(mark.from, shown.from)
    const until = Math.min(mark.until, shown.until)
    if (until <= from) continue
    const x = xOf(scale, from)
    const width = xOf(scale, until) - x
    pen.globalAlpha = MARK_ALPHA[mark.kind]
    if (mark.kind === 'closed') {
      pen.fillStyle = palette.sunken
      pen.fillRect(x, item.top, width, item.height)
      pen.fillStyle = palette.closed
      pen.fillRect(x, item.top, width, item.height)
    } else if (mark.kind === 'overtime') {
      pen.fillStyle = palette.waiting
      pen.globalAlpha = 0.14
      pen.fillRect(x, item.top, width, item.height)
    } else drawGap(pen, mark, x, width, item, palette)
    pen.globalAlpha = 1
  }
}

/** A pour that waits, or a truck that stands: a thin line with its minutes. */
function drawGap(pen: Pen, mark: Mark, x: number, width: number, item: Placed, palette: Palette) {
  const middle = Math.round(item.top + item.height / 2)
  const color = mark.kind === 'gap' ? palette.stop : palette.muted
  pen.strokeStyle = color
  pen.lineWidth = mark.kind === 'gap' ? 2 : 1
  pen.setLineDash(mark.kind === 'gap' ? [] : [2, 3])
  pen.beginPath()
  pen.moveTo(x, middle)
  pen.lineTo(x + width, middle)
  pen.stroke()
  pen.setLineDash([])
  if (!mark.word || width < mark.word.length * 6.2 + 8) return
  pen.font = `11px ${palette.font}`
  pen.textBaseline = 'middle'
  const wide = pen.measureText(mark.word).width
  pen.fillStyle = palette.bg
  pen.fillRect(x + (width - wide) / 2 - 4, middle - 7, wide + 8, 14)
  pen.fillStyle = color
  pen.fillText(mark.word, x + (width - wide) / 2, middle)
}

function drawBars(pen: Pen, item: Placed & { kind: 'row' }, scene: Scene, scale: Scale, shown: Span, palette: Palette) {
  const behind = scene.faint.get(item.section.id)?.get(item.row.id)
  if (behind)
    for (const { bar } of barsWithin(behind, shown))
      drawFaint(pen, bar, { top: item.top + 2, height: item.height - 5 }, scale, palette)
  const row = scene.rows.get(item.section.id)?.get(item.row.id)
  if (!row) return
  for (const { bar, lane, of } of barsWithin(row, shown)) {
    const box = laneBox(item.height, lane, of)
    drawBar(pen, bar, { top: item.top + box.top, height: box.height }, scale, palette)
  }
}
