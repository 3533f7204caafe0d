import { useMemo, useState } from 'react'
import { did, emptyHistory, type History, redid, undid } from '~/domain/kit/gantt/history'
import type { Move } from '~/domain/kit/gantt/move'
import { clockOf } from '~/domain/kit/gantt/scale'
import type { MoveAnswer } from '~/domain/orders/plan/change'
import type { Breach, PlanChart } from '~/domain/orders/plan/chart'
import type { Attempt } from '~/web/kit/api'
import { failure } from '~/web/kit/toast/toasts'
import { chartWith, type DraftStep, hopedFor, type LoadMove, moveOf, withMove } from './plan/draft'
import { usePlanAction } from './plan/schedule-action'

/** A move that the server finds fault with: it may stay with a reason, or goes back. */
export type Doubt = { step: DraftStep; breaches: Breach[] }

/**
 * Moves are tried on a copy in the browser: each is judged by the server as it is put down, and can be taken back. Nothing
 * is stored until the draft is kept or published.
 */
export function usePlanDraft(chart: PlanChart) {
  const planId = chart.plan?.id ?? null
  const [history, setHistory] = useState<History<DraftStep> & { of: string | null }>({ ...emptyHistory, of: planId })
  const [hope, setHope] = useState<Move | null>(null)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const { act, busy } = usePlanAction()
  // Another plan has no use for moves of this one.
  const present = history.of === planId ? history : { ...emptyHistory, of: planId }
  const step = present.done.at(-1)
  const drafted = useMemo(() => chartWith(chart, step), [chart, step])
  const shown = useMemo(() => (hope ? hopedFor(drafted, hope) : drafted), [drafted, hope])

  const keep = (next: DraftStep) => setHistory({ ...did(present, next), of: planId })
  const change = (moves: LoadMove[], words: string, hoped: Move | null) => {
    if (!planId) return
    setHope(hoped)
    act<MoveAnswer>({ intent: 'judge', planId, moves }, (answer: Attempt<MoveAnswer>) => {
      setHope(null)
      if (!answer.ok) {
        failure({ title: 'Not moved', text: answer.problem.detail })
        return
      }
      const next: DraftStep = { moves, answer: answer.data, words, override: step?.override ?? null }
      if (answer.data.ok || next.override) keep(next)
      else setDoubt({ step: next, breaches: answer.data.breaches })
    })
  }

  return {
    chart: shown,
    step,
    busy,
    doubt,
    steps: present.done,
    undone: present.undone,
    move: (move: Move) => {
      const load = drafted.loads.find(each => each.loadId === move.load)
      const truck = drafted.trucks.find(each => each.truckId === move.row)
      if (!load || !truck) return
      const words = `${load.orderNo} load ${load.loadNo}: ${truck.truckNo}, loads ${clockOf(move.minute)}`
      change(withMove(step?.moves ?? [], moveOf(drafted, move)), words, move)
    },
    settle: (reason: string | null) => {
      if (doubt && reason) keep({ ...doubt.step, override: reason })
      setDoubt(null)
    },
    undo: () => setHistory({ ...undid(present), of: planId }),
    redo: () => setHistory({ ...redid(present), of: planId }),
    clear: () => setHistory({ ...emptyHistory, of: planId }),
  }
}

export type PlanDraft = ReturnType<typeof usePlanDraft>
