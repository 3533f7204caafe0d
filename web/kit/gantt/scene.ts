import type { Bar, Section, Span } from '~/domain/kit/gantt/bar'
import type { Step } from '~/domain/kit/gantt/curve'
import { type Laned, packRows, type RowBars } from '~/domain/kit/gantt/lanes'
import type { Move, Verdict } from '~/domain/kit/gantt/move'
import { type Layout, layoutOf } from '~/domain/kit/gantt/rows'
import type { Scale } from '~/domain/kit/gantt/scale'

export type Demand = { title: string; needed: readonly Step[]; available: readonly Step[]; most: number }

/** A bar with the section in which it is. */
export type Found = { section: Section; row: string; at: Laned }

/** All that is drawn, prepared once whenever the plan changes. */
export type Scene = {
  sections: readonly Section[]
  layout: Layout
  /** By section, then by row. */
  rows: ReadonlyMap<string, ReadonlyMap<string, RowBars>>
  faint: ReadonlyMap<string, ReadonlyMap<string, RowBars>>
  byLoad: ReadonlyMap<string, readonly Found[]>
  nights: readonly Span[]
}

/** What changes while one looks: no drawing of it waits for React. */
export type Look = {
  scale: Scale
  now: number | null
  selected: string | null
  hovered: string | null
  move: Move | null
  judge: (move: Move) => Verdict
}

const NIGHT_ENDS = 7 * 60
const NIGHT_BEGINS = 19 * 60

export function sceneOf(sections: readonly Section[], folded: ReadonlySet<string>): Scene {
  const rows = new Map<string, Map<string, RowBars>>()
  const faint = new Map<string, Map<string, RowBars>>()
  const byLoad = new Map<string, Found[]>()
  for (const section of sections) {
    const packed = packRows(section.bars.filter(bar => !bar.faint))
    rows.set(section.id, packed)
    faint.set(section.id, packRows(section.bars.filter(bar => bar.faint)))
    for (const [row, { bars }] of packed) for (const at of bars) remember(byLoad, { section, row, at })
  }
  const nights = [
    { from: -1440, until: NIGHT_ENDS },
    { from: NIGHT_BEGINS, until: 1440 + NIGHT_ENDS },
    { from: 1440 + NIGHT_BEGINS, until: 2880 },
  ]
  return { sections, layout: layoutOf(sections, folded), rows, faint, byLoad, nights }
}

function remember(byLoad: Map<string, Found[]>, found: Found) {
  const known = byLoad.get(found.at.bar.load)
  if (known) known.push(found)
  else byLoad.set(found.at.bar.load, [found])
}

/** Where a load is picked up: its bar among trucks, or among those without one. */
export function handleOf(scene: Scene, load: string | null): Found | null {
  if (!load) return null
  const all = scene.byLoad.get(load) ?? []
  return all.find(one => one.section.movable) ?? all.find(one => one.section.source) ?? all[0] ?? null
}

export const targets = (scene: Scene): Section | undefined => scene.sections.find(section => section.movable)

export const firstBar = (scene: Scene): Bar | undefined =>
  scene.sections.find(section => section.movable && section.bars.length)?.bars[0]
