import type { ReactNode } from 'react'
import type { Section, Span } from '~/domain/kit/gantt/bar'
import type { Conflict } from '~/domain/kit/gantt/conflicts'
import type { Move, Verdict } from '~/domain/kit/gantt/move'
import type { Demand } from './scene'

export type GanttHandle = { focus: () => void }

export type GanttProps = {
  label: string
  sections: readonly Section[]
  hours: Span
  /** Minute of the day it is, on the day it is. */
  now: number | null
  selected: string | null
  /** `open` when the load was pressed or Enter asked for more. */
  onSelect: (load: string | null, open: boolean) => void
  conflicts: readonly Conflict[]
  demand?: Demand | null
  demandNote?: ReactNode
  /** Sections that begin folded. */
  folded?: ReadonlySet<string>
  editable?: boolean
  judge: (move: Move) => Verdict
  /** Lines beside a load in hand: the first says where it would be. */
  sayMove: (move: Move, verdict: Verdict) => readonly string[]
  onHold?: (load: string) => void
  /** Each place that a load in hand is over: the rules may be asked about it. */
  onTry?: (move: Move) => void
  onMove: (move: Move, verdict: Verdict) => void
  onRefuse?: (words: string) => void
  onAsk?: (load: string) => void
  onUndo?: () => void
  onRedo?: () => void
  className?: string
}
