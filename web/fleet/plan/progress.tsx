import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { PlanRow } from '~/domain/orders/plan/plan'
import { useLive } from '~/web/kit/board/use-live'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { usePlanAction } from './schedule-action'

const EVERY = 1200

/** A run on its way: how far, the best so far, and a way to stop it. The page follows when it is done. */
export function PlanProgress({ plan }: { plan: PlanRow }) {
  const open = plan.status === 'queued' || plan.status === 'running'
  if (plan.status in ENDED) return <Ended plan={plan} />
  return open ? <Running plan={plan} /> : null
}

const ENDED: Partial<Record<PlanRow['status'], string>> = {
  failed: 'failed',
  cancelled: 'was stopped',
  discarded: 'was discarded',
}

function Running({ plan }: { plan: PlanRow }) {
  const { data } = useLive<PlanRow>(`order-plan/plans/${plan.id}`, plan, { every: EVERY })
  const { revalidate } = useRevalidator()
  const { act, busy } = usePlanAction()
  const { status, progress, error } = data
  useEffect(() => {
    if (status === 'queued' || status === 'running') return
    if (status === 'failed') failure({ title: `${plan.planNo} failed`, text: error ?? undefined })
    else if (status !== 'cancelled') success({ title: `${plan.planNo} is ready` })
    revalidate()
  }, [status, error, plan.planNo, revalidate])
  const share = progress?.total ? Math.min(1, progress.done / progress.total) : 0
  const stop = () =>
    act({ intent: 'change', action: 'cancel', id: data.id, version: data.version }, answer => {
      if (!answer.ok) failure({ title: 'Not stopped', text: answer.problem.detail })
    })
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 print:hidden border-line border-y bg-brand-soft px-6 py-2 text-table max-md:px-4">
      <p role="status" className="shrink-0 font-semibold">
        {status === 'queued' ? `${plan.planNo} is queued` : `${plan.planNo} is being planned`}
      </p>
      <div
        role="progressbar"
        aria-label="Planning"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 min-w-24 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full bg-brand" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="figures shrink-0 text-muted">
        {Math.round(progress?.done ?? 0)} of {Math.round(progress?.total ?? 0)} s
        {progress?.cost != null && ` · best so far ${Math.round(progress.cost).toLocaleString('en-SG')}`}
      </p>
      <Button size="sm" onClick={stop} disabled={busy}>
        Stop
      </Button>
    </div>
  )
}

function Ended({ plan }: { plan: PlanRow }) {
  return (
    <p data-tone="stop" className="tone shrink-0 px-6 py-2 text-table max-md:px-4">
      {plan.planNo} {ENDED[plan.status]}
      {plan.status === 'failed' && `: ${plan.error ?? 'no reason recorded'}`}. The day below shows the current delivery
      orders.
    </p>
  )
}
