import type { Bar, Phase, PhaseKind } from '~/domain/kit/gantt/bar'
import { spanOf } from '~/domain/kit/gantt/bar'
import { type Scale, xOf } from '~/domain/kit/gantt/scale'
import type { Palette } from './palette'

type Pen = CanvasRenderingContext2D
export type Box = { top: number; height: number }

/** A phase has a height of its own besides its colour: standing is a block, driving is a rail. */
const SHARE: Record<PhaseKind, number> = { load: 1, travel: 0.36, wait: 0.6, pour: 1, wash: 0.6, return: 0.36 }

/** A bar in its phases, with the marks of what holds it, what it breaks and what was promised. */
export function drawBar(pen: Pen, bar: Bar, box: Box, scale: Scale, palette: Palette) {
  for (const phase of bar.phases) drawPhase(pen, phase, box, scale, palette, bar.locked !== undefined)
  const span = spanOf(bar)
  const x = xOf(scale, span.from)
  const width = Math.max(2, xOf(scale, span.until) - x)
  if (bar.promise !== undefined) drawPromise(pen, bar.promise, box, scale, palette)
  if (bar.breach) drawBreach(pen, x, width, box, palette)
  drawLabel(pen, bar, box, scale, palette)
}

function drawPhase(pen: Pen, phase: Phase, box: Box, scale: Scale, palette: Palette, locked: boolean) {
  const x = xOf(scale, phase.from)
  const width = Math.max(1, xOf(scale, phase.until) - x)
  const height = Math.max(3, Math.round(box.height * SHARE[phase.kind]))
  const top = box.top + (box.height - height) / 2
  if (phase.kind === 'return') {
    pen.globalAlpha = 0.42
    pen.fillStyle = palette.phases.return
    pen.fillRect(x, top, width, height)
    pen.globalAlpha = 1
    return
  }
  pen.fillStyle = palette.phases[phase.kind]
  pen.fillRect(x, top, width, height)
  const figure = { load: palette.stripes, wait: palette.dots, wash: palette.rules, travel: null, pour: null }[
    phase.kind
  ]
  if (figure && width > 2) fillPattern(pen, figure, x, top, width, height)
  if (locked && height > 6) fillPattern(pen, palette.hatch, x, top, width, height)
  if (palette.dark && height > 6) {
    pen.strokeStyle = 'rgb(255 255 255 / 26%)'
    pen.lineWidth = 1
    pen.strokeRect(x + 0.5, top + 0.5, width - 1, height - 1)
  }
}

/** The pattern starts at the bar, so that it does not swim when the chart is scrolled. */
function fillPattern(pen: Pen, pattern: CanvasPattern, x: number, top: number, width: number, height: number) {
  pen.save()
  pen.translate(x, top)
  pen.fillStyle = pattern
  pen.fillRect(0, 0, width, height)
  pen.restore()
}

/** A tick through the row with a small flag: there is when the site was told to expect it. */
function drawPromise(pen: Pen, minute: number, box: Box, scale: Scale, palette: Palette) {
  const x = Math.round(xOf(scale, minute))
  pen.fillStyle = palette.bg
  pen.fillRect(x - 2, box.top - 3, 4, box.height + 6)
  pen.fillStyle = palette.fg
  pen.fillRect(x - 1, box.top - 3, 2, box.height + 6)
  pen.beginPath()
  pen.moveTo(x + 1, box.top - 3)
  pen.lineTo(x + 6, box.top - 0.5)
  pen.lineTo(x + 1, box.top + 2)
  pen.fill()
}

function drawBreach(pen: Pen, x: number, width: number, { top, height }: Box, palette: Palette) {
  pen.strokeStyle = palette.stop
  pen.lineWidth = 2
  pen.strokeRect(x - 1, top - 1, width + 2, height + 2)
  pen.fillStyle = palette.stop
  pen.beginPath()
  pen.moveTo(x - 2, top - 2)
  pen.lineTo(x + 7, top - 2)
  pen.lineTo(x - 2, top + 7)
  pen.fill()
}

const SIGN = 6.1

/** The label is in the block that is widest, where it fits; half a word helps nobody. */
function drawLabel(pen: Pen, bar: Bar, box: Box, scale: Scale, palette: Palette) {
  if (box.height < 11 || !bar.label) return
  let best: Phase | undefined
  for (const phase of bar.phases)
    if (SHARE[phase.kind] === 1 && (!best || phase.until - phase.from > best.until - best.from)) best = phase
  if (!best) return
  const x = xOf(scale, best.from)
  const room = xOf(scale, best.until) - x - 6
  const signs = Math.floor(room / SIGN)
  if (signs < 3) return
  const text = bar.label.length <= signs ? bar.label : (bar.label.split(' ')[0] ?? '')
  if (text.length > signs) return
  pen.font = `600 11px ${palette.font}`
  const middle = box.top + box.height / 2 + 0.5
  if (bar.locked !== undefined) {
    pen.fillStyle = palette.phases[best.kind]
    pen.fillRect(x + 2, box.top + 2, text.length * SIGN + 5, box.height - 4)
  }
  pen.fillStyle = '#fff'
  pen.fillText(text, x + 4, middle)
}

/** The other plan: where it would be, as an outline of half strength. */
export function drawFaint(pen: Pen, bar: Bar, box: Box, scale: Scale, palette: Palette) {
  const { from, until } = spanOf(bar)
  const x = xOf(scale, from)
  pen.globalAlpha = 0.6
  pen.setLineDash([3, 2])
  pen.strokeStyle = palette.brand
  pen.lineWidth = 1.5
  pen.strokeRect(x + 0.5, box.top + 0.5, Math.max(2, xOf(scale, until) - x), box.height - 1)
  pen.setLineDash([])
  for (const phase of bar.phases) {
    if (phase.kind !== 'pour') continue
    pen.globalAlpha = 0.2
    pen.fillStyle = palette.brand
    pen.fillRect(xOf(scale, phase.from), box.top, xOf(scale, phase.until) - xOf(scale, phase.from), box.height)
  }
  pen.globalAlpha = 1
}
