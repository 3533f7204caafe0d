import { furtherWords } from '~/domain/orders/plan/further'
import type { PlanFigures } from '~/domain/orders/plan/plan'
import { showNumber } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import type { PlanDraft } from '../use-plan-draft'
import type { Asking } from './dialog-props'
import { isPlanning, type Schedule } from './schedule-loader'

type Props = { schedule: Schedule; draft: PlanDraft; conflicts: number; onAsk: (asking: Asking) => void }

/** The plan in one line: what it serves, what it costs, how far from the best it can be, and what is tried on it. */
export function FiguresLine({ schedule, draft, onAsk }: Props) {
  const { plan, stale, chart } = schedule
  const shown = plan && plan.status !== 'discarded' ? plan : null
  const figures = shown?.figures
  const served = chart?.loads.reduce((sum, load) => sum + Number(load.quantity), 0) ?? 0
  return (
    <div className="figures flex min-h-9 shrink-0 flex-wrap items-center gap-x-5 gap-y-1 px-6 pb-2 text-table max-md:px-4">
      {figures ? (
        <Figures figures={figures} />
      ) : (
        <Figure label="Delivery orders" value={`${showNumber(served.toFixed(0))} m³`} />
      )}
      {isPlanning(plan) && <span className="text-muted">Planning… the figures follow when the plan is ready</span>}
      {shown?.gapPercent != null && (
        <Figure label="Unplanned volume that could be served" value={`≤ ${shown.gapPercent.toFixed(1)} %`} />
      )}
      {chart && chart.unserved.length > 0 && (
        <Badge tone="stop">
          {chart.unserved.length === 1 ? '1 order is not planned' : `${chart.unserved.length} orders are not planned`}
        </Badge>
      )}
      {stale && <Badge tone="waiting">The day has changed since</Badge>}
      {shown?.cause && (
        <span data-tone="change" className="tone rounded-md px-2 py-0.5">
          {shown.cause}
        </span>
      )}
      {shown?.further && <span className="text-muted">{furtherWords(shown.further)}</span>}
      {draft.steps.length > 0 && (
        <span className="flex items-center gap-2">
          <Badge tone="change">
            {draft.step!.moves.length === 1 ? '1 load moved' : `${draft.step!.moves.length} loads moved`}, not published
          </Badge>
          <button
            type="button"
            className="text-link underline-offset-2 hover:underline"
            onClick={() => onAsk({ kind: 'publish' })}
          >
            {costWords(draft)}
          </button>
        </span>
      )}
    </div>
  )
}

function costWords(draft: PlanDraft) {
  const { costBefore, costAfter } = draft.step!.answer
  const by = Math.round(costAfter - costBefore)
  return by === 0 ? 'costs the same' : by > 0 ? `costs ${showNumber(by)} more` : `costs ${showNumber(-by)} less`
}

const Figures = ({ figures }: { figures: PlanFigures }) => (
  <>
    <Figure
      label="Planned"
      value={`${showNumber(figures.servedVolume.toFixed(0))} of ${showNumber(figures.orderedVolume.toFixed(0))} m³`}
    />
    <Figure label="Late" value={`${showNumber(Math.round(figures.lateMinutes))} min`} alarm={figures.lateMinutes > 0} />
    <Figure
      label="Gaps over limit"
      value={`${showNumber(Math.round(figures.gapMinutes))} min`}
      alarm={figures.gapMinutes > 0}
    />
    <Figure label="Trucks" value={String(figures.trucks)} />
    <Figure label="Empty running" value={`${showNumber(Math.round(figures.emptyMinutes))} min`} />
    <Figure
      label="Overtime"
      value={`${showNumber(Math.round(figures.overtimeMinutes))} min`}
      alarm={figures.overtimeMinutes > 0}
    />
  </>
)

const Figure = ({ label, value, alarm }: { label: string; value: string; alarm?: boolean }) => (
  <span className="whitespace-nowrap">
    <span className="text-muted">{label} </span>
    <b className={cn('font-semibold', alarm && 'text-(--tone)')} data-tone={alarm ? 'waiting' : undefined}>
      {value}
    </b>
  </span>
)
