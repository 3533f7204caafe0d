import type { RefObject } from 'react'
import { type Move, shiftOf, type Verdict } from '~/domain/kit/gantt/move'
import { rowKey } from '~/domain/kit/gantt/rows'
import { boxOf } from './draw-overlay'
import type { GanttProps } from './gantt-props'
import { type Found, handleOf, targets } from './scene'
import { AXIS, HEAD, type Shown, type Stage } from './stage'
import type { TipHandle } from './tip'

type Parts = {
  shown: RefObject<Shown>
  stage: RefObject<Stage | null>
  scroll: RefObject<HTMLElement>
  tip: RefObject<TipHandle>
  /** Where it is said for a screen reader. */
  status: RefObject<HTMLElement>
}

/** The load in hand: where it would be is drawn and said at once, without waiting for React. */
export function useHand({ shown, stage, scroll, tip, status }: Parts, props: GanttProps) {
  const say = (words: string) => {
    if (status.current && status.current.textContent !== words) status.current.textContent = words
  }
  const look = () => shown.current!.look

  const hold = (move: Move | null) => {
    const before = look().move
    look().move = move
    if (move && !before) props.onHold?.(move.load)
    stage.current?.lift()
    if (move) tell(move)
    else tip.current?.hide()
    if (before && !move) say('Put back')
  }

  const tell = (move: Move) => {
    const { scene } = shown.current!
    props.onTry?.(move)
    const verdict = props.judge(move)
    const lines = props.sayMove(move, verdict)
    const found = handleOf(scene, move.load)
    const box = found && boxOf(scene, look(), found)
    const placed = scene.layout.rowAt.get(rowKey(targets(scene)?.id ?? '', move.row))
    const edge = scroll.current?.getBoundingClientRect()
    if (box && edge && scroll.current) {
      const x = edge.left + HEAD + box.x + shiftOf(move) * look().scale.perMinute - scroll.current.scrollLeft
      const y = edge.top + AXIS + (placed?.top ?? box.rowTop) - scroll.current.scrollTop
      tip.current?.show(lines, x, y + 20, toneOf(verdict))
    }
    say(lines.join('. '))
  }

  const drop = (move: Move) => {
    look().move = null
    tip.current?.hide()
    stage.current?.lift()
    props.onMove(move, props.judge(move))
  }

  const hover = (found: Found | null, x: number, y: number) => {
    if (look().move) return
    if (found) tip.current?.show(found.at.bar.words, x, y, found.at.bar.breach ? 'stop' : undefined)
    else tip.current?.hide()
    const load = found?.at.bar.load ?? null
    if (look().hovered === load) return
    look().hovered = load
    stage.current?.lift()
  }

  const refuse = (words: string) => {
    say(words)
    props.onRefuse?.(words)
  }
  /** What is said of the place is known better by now. */
  const again = () => {
    const { move } = look()
    if (!move) return
    stage.current?.lift()
    tell(move)
  }
  return { hold, drop, hover, refuse, again }
}

/** Until the rules are asked, no objection of the hint means nothing yet. */
const toneOf = ({ allowed, checked }: Verdict) => (!allowed ? 'stop' : checked === false ? undefined : 'done')
