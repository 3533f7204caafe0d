import { useState } from 'react'
import type { MoveAnswer } from '~/domain/orders/plan/change'
import type { PlanRow } from '~/domain/orders/plan/plan'
import type { Attempt } from '~/web/kit/api'
import type { Problem } from '~/web/kit/problem'
import { success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { DialogProps } from './dialog-props'
import { Difference } from './difference'
import { usePlanAct } from './schedule-action'
import { movedOf, WorldMoved } from './world-moved'

/** What publishing changes for the plants and drivers, before it does. */
export function PublishDialog({ schedule, draft, onClose, onPlan, onAnew }: DialogProps & { onAnew: () => void }) {
  const { act, busy } = usePlanAct()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { plan, difference } = schedule
  const step = draft.step
  const moved = movedOf(problem)
  const hear = (words: string) => (answer: Attempt<PlanRow | MoveAnswer>) => {
    if (!answer.ok) {
      setProblem(answer.problem)
      return
    }
    success(words)
    draft.clear()
    const made = 'plan' in answer.data ? answer.data.plan : answer.data
    if (made) onPlan(made.id)
  }
  const commit = (publish: boolean) =>
    step &&
    plan &&
    act(
      { intent: 'commit', planId: plan.id, moves: step.moves, publish, override: step.override },
      hear(publish ? 'Published' : 'Kept as a plan'),
    )
  const publish = () =>
    step
      ? commit(true)
      : plan && act({ intent: 'change', action: 'publish', id: plan.id, version: plan.version }, hear('Published'))
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        wide
        title={
          step
            ? `Publish ${step.moves.length === 1 ? '1 move' : `${step.moves.length} moves`}?`
            : `Publish ${plan?.planNo}?`
        }
        description="Plants and drivers see the changes at once. Loads that are called, batched or locked do not move."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            {step && (
              <Button disabled={busy} onClick={() => commit(false)}>
                Keep as a plan
              </Button>
            )}
            {moved ? (
              <Button look="primary" onClick={onAnew}>
                Re-plan the day…
              </Button>
            ) : (
              <Button look="primary" disabled={busy} onClick={publish}>
                Publish
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-4">
          {problem && (
            <div role="alert" className="border-stop border-l-2 pl-3">
              <p className="font-semibold">Not published</p>
              <p>{problem.detail}</p>
            </div>
          )}
          {moved && <WorldMoved moved={moved} zone={schedule.chart?.zone} />}
          {step && (
            <ol className="figures grid gap-1 text-table">
              {draft.steps.map(each => (
                <li key={each.words} className="border-line border-b py-1.5">
                  {each.words}
                </li>
              ))}
            </ol>
          )}
          {step?.override && <p className="text-table">Reason: {step.override}</p>}
          {!step && !moved && difference && <Difference difference={difference} zone={schedule.chart?.zone} />}
          {!step && !moved && !difference && (
            <p className="text-muted">No plan of this day is published yet: this is the first.</p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
