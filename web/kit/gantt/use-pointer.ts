import { type RefObject, useEffect } from 'react'
import { barAt } from '~/domain/kit/gantt/hit'
import { dragged, isMoved, type Move, picked } from '~/domain/kit/gantt/move'
import { itemAt } from '~/domain/kit/gantt/rows'
import { minuteAt } from '~/domain/kit/gantt/scale'
import { type Found, type Look, type Scene, targets } from './scene'
import { AXIS, DEMAND, HEAD, type Shown } from './stage'

export type PointerActions = {
  editable: boolean
  select: (load: string | null, open?: boolean) => void
  hold: (move: Move | null) => void
  drop: (move: Move) => void
  hover: (found: Found | null, x: number, y: number) => void
  refuse: (words: string) => void
}

const NEAR = 4
const LONG_PRESS = 350
const EDGE = 40

/** Mouse, pen and finger: a press takes a load, a drag moves it, a long press takes it with a finger. */
export function usePointer(scroll: RefObject<HTMLElement>, shown: RefObject<Shown>, acts: RefObject<PointerActions>) {
  useEffect(() => {
    const box = scroll.current
    if (!box) return
    let press: { x: number; y: number; minute: number; found: Found; touch: boolean } | null = null
    let last = { x: 0, y: 0 }
    let timer = 0
    let rolling = 0
    const scene = () => shown.current!.scene
    const look = () => shown.current!.look

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('[data-apart]')) return
      const found = foundAt(event)
      if (!found) return
      press = { ...placeOf(event), found, touch: event.pointerType === 'touch' }
      last = { x: event.clientX, y: event.clientY }
      if (press.touch) timer = window.setTimeout(() => press && take(press), LONG_PRESS)
      else event.preventDefault()
    }
    const move = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY }
      if (look().move && press) return carry(press)
      if (press) {
        const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > NEAR
        if (far && press.touch) letGo()
        else if (far) take(press, event.pointerId)
        return
      }
      if (event.pointerType === 'touch' || look().move) return
      const found = foundAt(event)
      acts.current!.hover(found, event.clientX, event.clientY)
    }
    const up = () => {
      const held = look().move
      const pressed = press
      letGo()
      if (held && pressed) return isMoved(held) ? acts.current!.drop(held) : acts.current!.hold(null)
      if (pressed) acts.current!.select(pressed.found.at.bar.load, true)
    }
    const cancel = () => {
      if (look().move) acts.current!.hold(null)
      letGo()
    }
    const letGo = () => {
      clearTimeout(timer)
      cancelAnimationFrame(rolling)
      press = null
    }

    function take(pressed: NonNullable<typeof press>, pointer?: number) {
      const { found } = pressed
      const { bar } = found.at
      acts.current!.select(bar.load)
      if (!acts.current!.editable || !(found.section.movable || found.section.source)) return letGo()
      if (bar.locked !== undefined) {
        acts.current!.refuse(bar.locked)
        return letGo()
      }
      if (pointer !== undefined) box!.setPointerCapture(pointer)
      acts.current!.hover(null, 0, 0)
      acts.current!.hold(picked(bar.load, bar.row, found.at.span.from))
      carry(pressed)
      rolling = requestAnimationFrame(roll)
    }

    function carry(pressed: NonNullable<typeof press>) {
      const held = look().move
      const section = targets(scene())
      if (!held || !section) return
      const place = placeAt(last)
      const item = itemAt(scene().layout, place.top)
      const row = item?.kind === 'row' && item.section === section ? item.row.id : held.row
      const next = dragged(held, place.minute - pressed.minute, row)
      if (next.row === held.row && next.minute === held.minute) return
      acts.current!.hold(next)
    }

    /** Near an edge the chart moves on by itself. */
    function roll() {
      const edge = box!.getBoundingClientRect()
      const sideways = onward(step(last.x, edge.left + HEAD, edge.right), last.x - (press?.x ?? last.x))
      const along = onward(step(last.y, edge.top + AXIS, edge.bottom - DEMAND), last.y - (press?.y ?? last.y))
      if ((sideways || along) && press) {
        box!.scrollBy(sideways, along)
        carry(press)
      }
      if (press) rolling = requestAnimationFrame(roll)
    }

    function placeAt({ x, y }: { x: number; y: number }) {
      const edge = box!.getBoundingClientRect()
      return {
        minute: minuteAt(look().scale, x - edge.left + box!.scrollLeft - HEAD),
        top: y - edge.top + box!.scrollTop - AXIS,
        inside: x - edge.left > HEAD && y - edge.top > AXIS,
      }
    }
    function placeOf(event: PointerEvent) {
      return { x: event.clientX, y: event.clientY, minute: placeAt({ x: event.clientX, y: event.clientY }).minute }
    }
    function foundAt(event: PointerEvent): Found | null {
      const place = placeAt({ x: event.clientX, y: event.clientY })
      return place.inside ? findAt(scene(), look(), place.minute, place.top) : null
    }

    const leave = () => acts.current!.hover(null, 0, 0)
    const still = (event: TouchEvent) => look().move && event.cancelable && event.preventDefault()
    box.addEventListener('pointerdown', down)
    box.addEventListener('pointermove', move)
    box.addEventListener('pointerup', up)
    box.addEventListener('pointercancel', cancel)
    box.addEventListener('pointerleave', leave)
    box.addEventListener('touchmove', still, { passive: false })
    return () => {
      letGo()
      box.removeEventListener('pointerdown', down)
      box.removeEventListener('pointermove', move)
      box.removeEventListener('pointerup', up)
      box.removeEventListener('pointercancel', cancel)
      box.removeEventListener('pointerleave', leave)
      box.removeEventListener('touchmove', still)
    }
  }, [scroll, shown, acts])
}

function findAt(scene: Scene, { scale }: Look, minute: number, top: number): Found | null {
  const item = itemAt(scene.layout, top)
  if (item?.kind !== 'row') return null
  const row = scene.rows.get(item.section.id)?.get(item.row.id)
  const at = barAt(row, item.height, minute, top - item.top, 3 / scale.perMinute)
  return at && { section: item.section, row: item.row.id, at }
}

/** A load taken near an edge stays in view until it is carried towards that edge. */
const onward = (speed: number, carried: number) => (speed * carried > 0 ? speed : 0)

/** How fast to go on, by how near the edge is. */
function step(at: number, from: number, until: number) {
  if (at < from + EDGE) return -Math.min(16, (from + EDGE - at) / 2.5)
  return at > until - EDGE ? Math.min(16, (at - until + EDGE) / 2.5) : 0
}
