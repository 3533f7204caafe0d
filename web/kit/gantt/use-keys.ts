import type { KeyboardEvent, RefObject } from 'react'
import { nextConflict } from '~/domain/kit/gantt/conflicts'
import { type Move, nudged, picked, stepped } from '~/domain/kit/gantt/move'
import { acrossFrom, besideIn } from '~/domain/kit/gantt/walk'
import { keysAreOn } from '~/web/kit/shell/shortcuts'
import { handleOf, targets } from './scene'
import type { Shown } from './stage'

export type KeyActions = {
  editable: boolean
  select: (load: string | null, open?: boolean) => void
  hold: (move: Move | null) => void
  drop: (move: Move) => void
  refuse: (words: string) => void
  ask: (load: string) => void
  zoom: (steps: number) => void
  toNow: () => void
  undo: () => void
  redo: () => void
}

/**
 * Arrows move the chosen load by five minutes (Shift fifteen), Alt with up and down to another truck, Enter puts it down,
 * Escape puts it back. Without a load in hand up and down, j and k walk from load to load; n goes to the next conflict.
 */
export function keysOf(shown: RefObject<Shown>, acts: KeyActions) {
  return (event: KeyboardEvent) => {
    const { scene, look, conflicts } = shown.current!
    const { move, selected } = look
    const { key } = event
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === 'z') event.shiftKey ? acts.redo() : acts.undo()
      else if (key.toLowerCase() === 'y') acts.redo()
      else return
      return taken(event)
    }
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const along = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key as 'ArrowUp']
    if (move) {
      if (sideways) acts.hold(nudged(move, sideways * (event.shiftKey ? 15 : 5)))
      else if (along) acts.hold(stepped(move, targets(scene)?.rows ?? [], along))
      else if (key === 'Enter') acts.drop(move)
      else if (key === 'Escape') acts.hold(null)
      else return
      return taken(event)
    }
    if (sideways || (along && event.altKey)) {
      const held = pickUp()
      if (held && sideways) acts.hold(nudged(held, sideways * (event.shiftKey ? 15 : 5)))
      if (held && along) acts.hold(stepped(held, targets(scene)?.rows ?? [], along))
      return taken(event)
    }
    if (along) walkAcross(along)
    else if (key === 'Enter' && selected) acts.select(selected, true)
    else if (key === 'Home' || key === 'End') walkToEnd(key === 'Home')
    else if (!keysAreOn() || event.altKey || !letter(key)) return
    taken(event)

    function letter(pressed: string): boolean {
      if (pressed === 'j' || pressed === 'k') walkBeside(pressed === 'j' ? 1 : -1)
      else if (pressed === 'n' || pressed === 'N') walkConflicts(pressed === 'n' ? 1 : -1)
      else if (pressed === 'm' && selected) acts.ask(selected)
      else if (pressed === ' ' && selected) acts.hold(pickUp())
      else if (pressed === '+' || pressed === '=') acts.zoom(1)
      else if (pressed === '-') acts.zoom(-1)
      else if (pressed === '0') acts.toNow()
      else return false
      return true
    }

    function pickUp(): Move | null {
      const found = handleOf(scene, selected)
      if (!found || !acts.editable || !(found.section.movable || found.section.source)) return null
      const { bar, span } = found.at
      if (bar.locked === undefined) return picked(bar.load, bar.row, span.from)
      acts.refuse(bar.locked)
      return null
    }
    function walkBeside(step: 1 | -1) {
      const found = handleOf(scene, selected)
      const rows = found && scene.rows.get(found.section.id)
      const next = found && rows && besideIn(rows, found.row, found.at.bar.id, step)
      if (next) acts.select(next.bar.load)
    }
    function walkAcross(step: 1 | -1) {
      const found = handleOf(scene, selected)
      const rows = found && scene.rows.get(found.section.id)
      const next = found && rows && acrossFrom(rows, found.section.rows, found.row, found.at.span.from, step)
      if (next) acts.select(next.bar.load)
    }
    function walkToEnd(first: boolean) {
      const found = handleOf(scene, selected)
      const own = found && scene.rows.get(found.section.id)?.get(found.row)?.bars
      const next = own?.at(first ? 0 : -1)
      if (next) acts.select(next.bar.load)
    }
    function walkConflicts(step: 1 | -1) {
      const next = nextConflict(conflicts, selected, step)
      if (next) acts.select(next.load)
    }
  }
}

function taken(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}
