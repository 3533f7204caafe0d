import { figures, textWidth } from './figure'
import type { Frame } from './frame'
import { tag } from './svg'
import { words } from './words'

/** A label may take several lines, parted by \n. */
export type Tick = { at: number; label: string }

const LINE = 14

/** Round ticks of a scale with labels of one length. */
export function ticksOf(scale: { (value: number): number; ticks(count: number): number[] }, count: number): Tick[] {
  const values = scale.ticks(count)
  const labels = figures(values)
  return values.map((value, index) => ({ at: scale(value), label: labels[index]! }))
}

/** Horizontal grid lines with their labels at the left, and the unit above them. */
export function yAxis({ theme, plot }: Frame, ticks: readonly Tick[], title?: string): string {
  const rows = ticks.map(
    ({ at, label }) =>
      tag('path', { d: `M${plot.left},${round(at)}H${plot.right}`, stroke: theme.grid }) +
      words(label, plot.left - 8, at + 4, { 'text-anchor': 'end', 'font-size': 12, fill: theme.muted }),
  )
  const unit = title ? words(title, 16, plot.top - 11, { 'font-size': 12, fill: theme.muted }) : ''
  return rows.join('') + unit
}

/** The base line with ticks; labels that would touch are left out. */
export function xAxis(frame: Frame, ticks: readonly Tick[], title?: string, grid = false): string {
  const { theme, plot } = frame
  const shown = apart(ticks)
  const marks = (crowded(ticks) ? shown : ticks).map(({ at }) =>
    tag('path', {
      d: `M${round(at)},${grid ? plot.top : plot.bottom}V${plot.bottom + 5}`,
      stroke: grid ? theme.grid : theme.axis,
    }),
  )
  const labels = shown.flatMap(({ at, label }) =>
    label.split('\n').map((line, index) =>
      words(line, within(line, at, frame.width), plot.bottom + 20 + index * LINE, {
        'text-anchor': 'middle',
        'font-size': 12,
        fill: theme.muted,
      }),
    ),
  )
  const base = tag('path', { d: `M${plot.left},${plot.bottom}H${plot.right}`, stroke: theme.axis })
  const unit = title
    ? words(title, plot.right, plot.bottom + 40, { 'text-anchor': 'end', 'font-size': 12, fill: theme.muted })
    : ''
  return [...marks, base, ...labels, unit].join('')
}

/** Figures in columns are set a little wider than text. */
const TABULAR = 1.08
const AIR = 8
const widest = (label: string) => Math.max(...label.split('\n').map(line => textWidth(line, 12)))
const labelWidth = (label: string) => widest(label) * TABULAR

/**
 * A name in the width that it has, on as many lines as that needs: parted after a space or a dash, and cut only where one
 * word alone is too wide and enough of it is left to be read.
 */
export function inLines(label: string, gap: number): string {
  const fits = (text: string) => labelWidth(text) + AIR <= gap
  const lines: string[] = []
  for (const part of label.split(/(?<=[ -])/)) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map(line => cutTo(line.trimEnd(), fits)).join('\n')
}

function cutTo(word: string, fits: (text: string) => boolean): string {
  if (fits(word)) return word
  let cut = word
  while (cut.length > 3 && !fits(`${cut}…`)) cut = cut.slice(0, -1)
  return cut.length > 3 ? `${cut}…` : word
}

/** The middle of a label that stays in the picture. */
function within(label: string, at: number, width: number): number {
  const half = textWidth(label, 12) / 2 + 3
  return Math.max(half, Math.min(width - half, at))
}

/** Ticks nearer than this make a comb that says nothing: only those with a label are drawn then. */
const COMB = 5
const crowded = (ticks: readonly Tick[]) =>
  ticks.length > 1 && Math.abs(ticks.at(-1)!.at - ticks[0]!.at) / (ticks.length - 1) < COMB

/** Evenly spaced labels keep an even stride; others lose what touches the one before, and the last always stays. */
function apart(ticks: readonly Tick[]): Tick[] {
  const ordered = [...ticks].sort((a, b) => a.at - b.at)
  const gaps = ordered.slice(1).map((tick, index) => tick.at - ordered[index]!.at)
  const even = gaps.length > 0 && Math.max(...gaps) - Math.min(...gaps) < 0.5
  if (!even) return untouched(ordered)
  const stride = Math.max(1, Math.ceil((Math.max(...ordered.map(tick => labelWidth(tick.label))) + AIR) / gaps[0]!))
  return ordered.filter((_, index) => index % stride === 0)
}

function untouched(ordered: readonly Tick[]): Tick[] {
  const kept: Tick[] = []
  const last = ordered.at(-1)
  for (const tick of ordered) {
    const before = kept.at(-1)
    if (last && tick !== last && touch(tick, last)) continue
    if (!before || !touch(before, tick)) kept.push(tick)
  }
  return kept
}

function touch(a: Tick, b: Tick): boolean {
  return Math.abs(a.at - b.at) < (widest(a.label) + widest(b.label)) / 2 + AIR
}

const round = (value: number) => Math.round(value * 100) / 100
