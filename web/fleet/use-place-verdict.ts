import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isMoved, type Move, type Verdict } from '~/domain/kit/gantt/move'
import type { MoveAnswer } from '~/domain/orders/plan/change'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { moveOf, withMove } from './plan/draft'
import { verdictOf } from './plan/judge'
import { usePlanAction } from './plan/schedule-action'
import type { PlanDraft } from './use-plan-draft'

/** The hand rests this long before the server is asked. */
const REST_MS = 120
const keyOf = ({ load, row, minute }: Move) => `${load} ${row} ${minute}`

/**
 * What the server says of a place while the load is in hand: the same check as when it is put down. `of` is undefined
 * until it is known.
 */
export function usePlaceVerdict(chart: PlanChart, draft: PlanDraft) {
  const { act } = usePlanAction()
  const planId = chart.plan?.id ?? null
  const moves = useMemo(() => draft.step?.moves ?? [], [draft.step])
  const [known, setKnown] = useState<ReadonlyMap<string, Verdict>>(new Map())
  const asked = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was true of the plan before a move says nothing of the plan after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan or draft
  useEffect(() => {
    asked.current = null
    setKnown(new Map())
    return () => clearTimeout(timer.current)
  }, [planId, moves])
  const of = useCallback((move: Move) => known.get(keyOf(move)), [known])
  return {
    of,
    ask: (move: Move) => {
      const key = keyOf(move)
      if (!planId || !isMoved(move) || known.has(key) || asked.current === key) return
      asked.current = key
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () =>
          act<MoveAnswer>({ intent: 'judge', planId, moves: withMove(moves, moveOf(chart, move)) }, answer => {
            const verdict = answer.ok
              ? verdictOf(answer.data, move.load)
              : { allowed: false, reason: answer.problem.detail, checked: true }
            setKnown(before => new Map(before).set(key, verdict))
          }),
        REST_MS,
      )
    },
  }
}

export type PlaceVerdict = ReturnType<typeof usePlaceVerdict>
