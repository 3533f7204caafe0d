import { useState } from 'react'
import type { MoveAnswer } from '~/domain/orders/plan/change'
import type { PlanChanged, PlanRow } from '~/domain/orders/plan/plan'
import type { Attempt } from '~/web/kit/api'
import { showTime } from '~/web/kit/dates'
import type { Problem } from '~/web/kit/problem'
import { success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { DialogProps } from './dialog-props'
import { Difference } from './difference'
import { publishedWords } from './published-words'
import { usePlanAction } from './schedule-action'
import { isPlanning } from './schedule-loader'
import { movedOf, WorldMoved } from './world-moved'

/** What publishing changes for the plants and drivers, before it does. */
export function PublishDialog({ schedule, draft, onClose, onPlan, onAnew }: DialogProps & { onAnew: () => void }) {
  const { act, busy } = usePlanAction()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { plan, difference } = schedule
  const step = draft.step
  const moved = movedOf(problem)
  // The page may have moved on to a run that is still planning: there is nothing to publish yet.
  const planning = isPlanning(plan)
  const published = schedule.plans.find(row => row.status === 'published' && row.id !== plan?.id)
  const hear = (words: string) => (answer: Attempt<PlanChanged | MoveAnswer>) => {
    if (!answer.ok) {
      setProblem(answer.problem)
      return
    }
    success('kept' in answer.data ? publishedWords(answer.data) : words)
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
              <Button disabled={busy || planning} onClick={() => commit(false)}>
                Keep as a plan
              </Button>
            )}
            {moved ? (
              <Button look="primary" onClick={onAnew}>
                Re-plan the day…
              </Button>
            ) : (
              <Button look="primary" disabled={busy || planning} onClick={publish}>
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
          {planning && (
            <p role="status" className="text-muted">
              {plan?.planNo} is still planning. It can be published when it is ready.
            </p>
          )}
          {!moved && !planning && published && (
            <p className="text-muted">
              Replaces {published.planNo}, published {publishedAt(published, schedule.chart?.zone)}.
            </p>
          )}
          {!step && !moved && difference && <Difference difference={difference} zone={schedule.chart?.zone} />}
          {!moved && !planning && !published && plan?.status !== 'published' && (
            <p className="text-muted">No plan of this day is published yet: this is the first.</p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const publishedAt = ({ publishedAt, publishedBy }: PlanRow, zone: string | undefined) =>
  `${publishedAt ? `at ${showTime(publishedAt, zone)}` : ''}${publishedBy ? ` by ${publishedBy}` : ''}`
