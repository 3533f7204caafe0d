import { useState } from 'react'
import type { PlanDifference } from '~/domain/orders/plan/change'
import type { PlanRow, SchedulingAnswer } from '~/domain/orders/plan/plan'
import { showDate } from '~/web/kit/dates'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { DialogProps } from './dialog-props'
import { Chosen, Typed } from './field'
import { usePlanAction } from './schedule-action'

/** Plans the whole day anew: how long it may think, and what the plan shall be called. */
export function RunDialog({ schedule, onClose, onPlan }: DialogProps) {
  const { act, busy } = usePlanAction()
  const [seconds, setSeconds] = useState('')
  const [name, setName] = useState('')
  const { orderDate, regionId, chart } = schedule
  const free = chart?.loads.filter(load => load.mark === 'free').length ?? 0
  const run = () => {
    if (!regionId) return
    const body = {
      orderDate,
      regionIds: [regionId],
      ...(seconds && { seconds: Number(seconds) }),
      ...(name.trim() && { name: name.trim() }),
    }
    act<SchedulingAnswer>({ intent: 'run', ...body }, answer => {
      if (!answer.ok) failure({ title: 'Not started', text: answer.problem.detail })
      else onPlan(answer.data.plans[0]?.planId ?? '')
    })
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title={`Plan ${showDate(orderDate)}`}
        description={`${free} of ${chart?.loads.length ?? 0} loads can move; the others do not. This does not publish anything.`}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={run} disabled={busy}>
              Start planning
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-2 gap-4">
          <Chosen
            label="Solver time"
            value={seconds}
            onValue={setSeconds}
            choices={[5, 10, 30, 60, 120].map(each => [String(each), `${each} s`] as const)}
            empty="As configured"
          />
          <Typed label="Name" optional value={name} onValue={setName} maxLength={120} className="" />
        </div>
      </DialogContent>
    </Dialog>
  )
}

type Repaired = { plan: PlanRow; difference?: PlanDifference }

/** The running plan follows what has happened since; the answer is a proposal. */
export function RepairDialog({ schedule, onClose, onPlan }: DialogProps) {
  const { act, busy } = usePlanAction()
  const run = () =>
    schedule.regionId &&
    act<PlanRow | Repaired>(
      { intent: 'repair', orderDate: schedule.orderDate, regionId: schedule.regionId },
      answer => {
        if (!answer.ok) return failure({ title: 'Not repaired', text: answer.problem.detail })
        const plan = 'plan' in answer.data ? answer.data.plan : answer.data
        success(`${plan.planNo} is ready for review`)
        onPlan(plan.id, schedule.plan?.id)
      },
    )
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title="Repair from now on?"
        description="Loads that have started or start soon do not move. The rest adapts with as few changes as possible. You review it before it is published."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={run} disabled={busy}>
              Repair
            </Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  )
}

export function DiscardDialog({ schedule, onClose, onPlan }: DialogProps) {
  const { act, busy } = usePlanAction()
  const { plan } = schedule
  const discard = () =>
    plan &&
    act({ intent: 'change', action: 'discard', id: plan.id, version: plan.version }, answer => {
      if (!answer.ok) {
        onClose()
        return failure({ title: 'Not discarded', text: answer.problem.detail })
      }
      success(`${plan.planNo} is discarded`)
      onPlan(null)
    })
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title={`Discard ${plan?.planNo}?`}
        description="You can still view it in the list of plans, but no longer publish it."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="danger" onClick={discard} disabled={busy}>
              Discard
            </Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  )
}
