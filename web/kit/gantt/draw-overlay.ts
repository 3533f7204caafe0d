import { movedBar, spanOf } from '~/domain/kit/gantt/bar'
import { laneBox } from '~/domain/kit/gantt/hit'
import { isMoved, type Move, shiftOf } from '~/domain/kit/gantt/move'
import { itemsBetween, rowKey } from '~/domain/kit/gantt/rows'
import { xOf } from '~/domain/kit/gantt/scale'
import { drawBar } from './draw-bar'
import type { Window } from './draw-rows'
import type { Palette } from './palette'
import { type Found, handleOf, type Look, type Scene, targets } from './scene'

type Pen = CanvasRenderingContext2D

/** What the overlay shows, so that the next frame of a drag draws only the rows that say something else. */
export type Drawn = { scene: Scene; look: Pick<Look, 'scale' | 'now' | 'selected' | 'hovered'>; rows: RowSays[] }
type RowSays = { id: string; top: number; height: number; allowed: boolean; held: Move | null }

/** What moves above the rows: the hour, the chosen load everywhere it is, and the one that is being moved. */
export function drawOverlay(
  pen: Pen,
  scene: Scene,
  look: Look,
  window: Window,
  palette: Palette,
  before: Drawn | null,
): Drawn {
  const { scale, now, selected, hovered } = look
  const rows = look.move ? saysOf(scene, look, look.move, window) : []
  const dirty = before && look.move ? changedRows(before, { scene, look, rows }) : null
  pen.save()
  if (dirty) {
    pen.beginPath()
    for (const { top, height } of dirty) pen.rect(window.left, top, window.width, height)
    pen.clip()
    for (const { top, height } of dirty) pen.clearRect(window.left, top, window.width, height)
  } else pen.clearRect(window.left, window.top, window.width, window.height)
  if (!dirty || dirty.length) drawParts(pen, scene, look, window, palette, dirty ?? rows)
  pen.restore()
  return { scene, look: { scale, now, selected, hovered }, rows }
}

function drawParts(pen: Pen, scene: Scene, look: Look, window: Window, palette: Palette, rows: readonly RowSays[]) {
  if (look.now !== null) {
    pen.fillStyle = palette.fg
    pen.fillRect(Math.round(xOf(look.scale, look.now)), window.top, 1, window.height)
  }
  for (const row of rows) drawVerdict(pen, row, window, palette)
  if (look.hovered && look.hovered !== look.selected) outline(pen, scene, look, look.hovered, palette.lineStrong, 1.5)
  if (look.selected) outline(pen, scene, look, look.selected, palette.ring, 2.5)
  if (look.move && isMoved(look.move)) drawGhost(pen, scene, look, look.move, palette)
}

function outline(pen: Pen, scene: Scene, look: Look, load: string, color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  for (const found of scene.byLoad.get(load) ?? []) {
    const box = boxOf(scene, look, found)
    if (box) pen.strokeRect(box.x - 3, box.top - 3, box.width + 6, box.height + 6)
  }
}

/** Where a bar stands in pixels of the chart; nothing when its section is folded. */
export function boxOf(scene: Scene, look: Pick<Look, 'scale'>, { section, row, at }: Found) {
  const placed = scene.layout.rowAt.get(rowKey(section.id, row))
  if (!placed) return null
  const lane = laneBox(placed.height, at.lane, at.of)
  const x = xOf(look.scale, at.span.from)
  return {
    x,
    width: Math.max(4, xOf(look.scale, at.span.until) - x),
    top: placed.top + lane.top,
    height: lane.height,
    rowTop: placed.top,
    rowHeight: placed.height,
  }
}

/** While a load is held every truck says whether it may take it. */
function saysOf(scene: Scene, look: Look, move: Move, window: Window): RowSays[] {
  const section = targets(scene)
  return itemsBetween(scene.layout, window.top, window.top + window.height).flatMap(item => {
    if (item.kind !== 'row' || item.section !== section) return []
    const { id } = item.row
    const { allowed } = look.judge({ ...move, row: id })
    return [{ id, top: item.top, height: item.height, allowed, held: id === move.row ? move : null }]
  })
}

/** Rows that must be drawn anew; nothing when more than the load in hand is another one. */
function changedRows(before: Drawn, { scene, look, rows }: { scene: Scene; look: Look; rows: RowSays[] }) {
  const same =
    before.scene === scene &&
    before.look.scale === look.scale &&
    before.look.now === look.now &&
    before.look.selected === look.selected &&
    before.look.hovered === look.hovered &&
    before.rows.length === rows.length
  if (!same) return null
  return rows.filter((row, at) => {
    const old = before.rows[at]!
    return old.allowed !== row.allowed || old.held !== row.held
  })
}

/** Hatched where the load may not go. */
function drawVerdict(pen: Pen, { top, height, allowed, held }: RowSays, window: Window, palette: Palette) {
  if (allowed) {
    pen.globalAlpha = held ? 0.2 : 0.09
    pen.fillStyle = palette.done
    pen.fillRect(window.left, top, window.width, height - 1)
    pen.globalAlpha = 1
    return
  }
  pen.globalAlpha = held ? 0.75 : 0.6
  pen.fillStyle = palette.bg
  pen.fillRect(window.left, top, window.width, height - 1)
  pen.globalAlpha = 1
  pen.fillStyle = palette.closed
  pen.fillRect(window.left, top, window.width, height - 1)
  if (!held) return
  pen.globalAlpha = 0.18
  pen.fillStyle = palette.stop
  pen.fillRect(window.left, top, window.width, height - 1)
  pen.globalAlpha = 1
}

function drawGhost(pen: Pen, scene: Scene, look: Look, move: Move, palette: Palette) {
  const found = handleOf(scene, move.load)
  const section = targets(scene)
  const placed = section && scene.layout.rowAt.get(rowKey(section.id, move.row))
  if (!found || !placed) return
  const bar = movedBar({ ...found.at.bar, breach: undefined }, shiftOf(move), move.row)
  const { allowed } = look.judge(move)
  const box = { top: placed.top + 3, height: placed.height - 7 }
  pen.globalAlpha = 0.92
  pen.textBaseline = 'middle'
  drawBar(pen, bar, box, look.scale, palette)
  pen.globalAlpha = 1
  const { from, until } = spanOf(bar)
  const x = xOf(look.scale, from)
  pen.strokeStyle = allowed ? palette.done : palette.stop
  pen.lineWidth = 2
  pen.strokeRect(x - 2, box.top - 2, xOf(look.scale, until) - x + 4, box.height + 4)
}
