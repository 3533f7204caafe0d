import type { Row } from './bar'
import { snap } from './scale'

/** A load that has been picked up: where it was, and where it would be put down. */
export type Move = { load: string; fromRow: string; fromMinute: number; row: string; minute: number }

/** A verdict on a place: what forbids it, or what to know before it is put down there. */
export type Verdict = {
  allowed: boolean
  reason: string | null
  /** The rules were asked for this very place; else it is a hint. */
  checked?: boolean
}

export const picked = (load: string, row: string, minute: number): Move => ({
  load,
  fromRow: row,
  fromMinute: minute,
  row,
  minute,
})

/** Dragged by some minutes: it lands on the next five, but one that is put back stands where it stood. */
export function dragged(move: Move, minutes: number, row: string, step = 5): Move {
  const near = Math.abs(minutes) < step / 2
  return { ...move, row, minute: near ? move.fromMinute : snap(move.fromMinute + minutes, step) }
}

/** A key's worth of minutes; the first one lands on a multiple of five. */
export const nudged = (move: Move, minutes: number): Move => ({
  ...move,
  minute: minutes > 0 ? Math.floor((move.minute + minutes) / 5) * 5 : Math.ceil((move.minute + minutes) / 5) * 5,
})

/** The row above (−1) or below; at the ends it stays. */
export function stepped(move: Move, rows: readonly Pick<Row, 'id'>[], step: 1 | -1): Move {
  const at = rows.findIndex(row => row.id === move.row)
  return { ...move, row: rows[at + step]?.id ?? move.row }
}

export const isMoved = (move: Move): boolean => move.row !== move.fromRow || move.minute !== move.fromMinute
export const shiftOf = (move: Move): number => move.minute - move.fromMinute
