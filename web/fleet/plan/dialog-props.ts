import type { PlanChart } from '~/domain/orders/plan/chart'
import type { PlanDraft } from '../use-plan-draft'
import type { Schedule } from './schedule-loader'

export type Asking =
  | { kind: 'move' | 'load'; load: string }
  | { kind: 'what-if'; orderId?: string }
  | { kind: 'run' | 'publish' | 'incident' | 'repair' | 'difference' | 'discard' }

export type DialogProps = {
  schedule: Schedule
  chart: PlanChart
  draft: PlanDraft
  onClose: () => void
  /** Shows a plan, or what the day works from; `beside` keeps the present one as outlines. */
  onPlan: (planId: string | null, beside?: string | null) => void
}
