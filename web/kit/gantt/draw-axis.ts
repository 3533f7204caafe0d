import type { Conflict } from '~/domain/kit/gantt/conflicts'
import { countAt, type Step } from '~/domain/kit/gantt/curve'
import { clamp, clockOf, minuteAt, type Scale, xOf } from '~/domain/kit/gantt/scale'
import { ticksOf } from '~/domain/kit/gantt/ticks'
import type { Palette } from './palette'
import type { Demand } from './scene'

type Pen = CanvasRenderingContext2D
type Strip = { left: number; width: number; height: number }

/** Hours above the rows, a red tick for every conflict, and the moment it is. */
export function drawAxis(
  pen: Pen,
  scale: Scale,
  strip: Strip,
  now: number | null,
  conflicts: readonly Conflict[],
  palette: Palette,
) {
  pen.fillStyle = palette.bg
  pen.fillRect(strip.left, 0, strip.width, strip.height)
  pen.textBaseline = 'middle'
  for (const tick of ticksOf(scale)) {
    const x = Math.round(xOf(scale, tick.minute))
    if (x < strip.left - 60 || x > strip.left + strip.width + 60) continue
    pen.fillStyle = tick.label ? palette.lineStrong : palette.line
    pen.fillRect(x, strip.height - (tick.strong ? 8 : 4), 1, tick.strong ? 8 : 4)
    if (!tick.label) continue
    pen.font = `${tick.strong ? 600 : 400} 12px ${palette.font}`
    pen.fillStyle = tick.strong ? palette.fg : palette.muted
    pen.fillText(tick.label, x + 4, strip.height / 2 + 1)
  }
  pen.fillStyle = palette.stop
  for (const { at } of conflicts) {
    const x = xOf(scale, at)
    pen.beginPath()
    pen.moveTo(x - 4, 0)
    pen.lineTo(x + 4, 0)
    pen.lineTo(x, 6)
    pen.fill()
  }
  if (now !== null) drawNowFlag(pen, scale, strip, now, palette)
}

function drawNowFlag(pen: Pen, scale: Scale, strip: Strip, now: number, palette: Palette) {
  const x = Math.round(xOf(scale, now))
  pen.font = `600 11px ${palette.font}`
  const text = clockOf(now)
  const width = pen.measureText(text).width + 10
  pen.fillStyle = palette.fg
  pen.beginPath()
  pen.roundRect(x - width / 2, strip.height / 2 - 8, width, 17, 4)
  pen.fill()
  pen.fillStyle = palette.bg
  pen.fillText(text, x - width / 2 + 5, strip.height / 2 + 1)
}

/** Trucks that are needed, as a filled stair, under the line of those that there are; what is missing stands in red. */
export function drawDemand(pen: Pen, demand: Demand, scale: Scale, strip: Strip, now: number | null, palette: Palette) {
  pen.fillStyle = palette.bg
  pen.fillRect(strip.left, 0, strip.width, strip.height)
  const most = Math.max(4, demand.most)
  const y = (count: number) => strip.height - 4 - (clamp(count, 0, most) / most) * (strip.height - 16)
  pen.fillStyle = palette.line
  for (const tick of ticksOf(scale))
    if (tick.strong) pen.fillRect(Math.round(xOf(scale, tick.minute)), 0, 1, strip.height)
  const from = minuteAt(scale, strip.left)
  const until = minuteAt(scale, strip.left + strip.width)
  const stair = pathOf(demand.needed, from, until)
  fillStair(pen, stair, scale, y, strip.height - 4, palette)
  for (const [minute, next, count] of stair) {
    const there = countAt(demand.available, minute)
    if (count <= there) continue
    pen.fillStyle = palette.stop
    pen.fillRect(xOf(scale, minute), y(count), xOf(scale, next) - xOf(scale, minute), y(there) - y(count))
  }
  pen.strokeStyle = palette.fg
  pen.lineWidth = 1.5
  pen.setLineDash([5, 3])
  strokeStair(pen, pathOf(demand.available, from, until), scale, y)
  pen.setLineDash([])
  if (now === null) return
  pen.fillStyle = palette.fg
  pen.fillRect(Math.round(xOf(scale, now)), 0, 1, strip.height)
}

type Piece = readonly [from: number, until: number, count: number]

function pathOf(steps: readonly Step[], from: number, until: number): Piece[] {
  const pieces: Piece[] = []
  for (const [index, { at, count }] of steps.entries()) {
    const next = steps[index + 1]?.at ?? until
    if (next > from && at < until) pieces.push([Math.max(at, from), Math.min(next, until), count])
  }
  return pieces
}

function fillStair(
  pen: Pen,
  stair: readonly Piece[],
  scale: Scale,
  y: (count: number) => number,
  floor: number,
  palette: Palette,
) {
  pen.globalAlpha = 0.22
  pen.fillStyle = palette.brand
  for (const [from, until, count] of stair)
    pen.fillRect(xOf(scale, from), y(count), xOf(scale, until) - xOf(scale, from), floor - y(count))
  pen.globalAlpha = 1
  pen.strokeStyle = palette.brand
  pen.lineWidth = 1.5
  strokeStair(pen, stair, scale, y)
}

function strokeStair(pen: Pen, stair: readonly Piece[], scale: Scale, y: (count: number) => number) {
  pen.beginPath()
  for (const [index, [from, until, count]] of stair.entries()) {
    if (index === 0) pen.moveTo(xOf(scale, from), y(count))
    else pen.lineTo(xOf(scale, from), y(count))
    pen.lineTo(xOf(scale, until), y(count))
  }
  pen.stroke()
}
