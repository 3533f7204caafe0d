import { Check, Clock, X } from 'lucide-react'
import { showDateTime } from '~/web/kit/dates'
import { cn } from '~/web/ui/cn'

export type ApprovalStep = {
  /** 'Level 2, sales manager'. */
  label: string
  by?: string | null | undefined
  at?: string | null | undefined
  state: 'done' | 'now' | 'next' | 'rejected'
  /** What was done, where it is no approval: 'Submitted'. */
  word?: string
  reason?: string | null | undefined
}

const TONE = { done: 'done', now: 'waiting', next: 'neutral', rejected: 'stop' } as const
const WORD = { done: 'Approved', now: 'Waiting', next: 'Later', rejected: 'Rejected' } as const

/** Who has decided what, and whose turn it is: names and times, not colours alone. */
export function Steps({ steps }: { steps: readonly ApprovalStep[] }) {
  return (
    <ol aria-label="Approval steps" className="grid gap-2 max-sm:grid-cols-1 sm:grid-flow-col sm:auto-cols-fr">
      {steps.map(step => (
        <li
          key={step.label}
          className={cn('rounded-lg border px-3 py-2.5', step.state === 'now' ? 'border-line-strong' : 'border-line')}
        >
          <p className="flex items-center gap-2 text-table">
            <span data-tone={TONE[step.state]} className="tone grid size-5 shrink-0 place-items-center rounded-full">
              <StepIcon state={step.state} />
            </span>
            <span className="min-w-0 flex-1 truncate font-semibold">{step.label}</span>
          </p>
          <p className="figures mt-1 text-meta text-muted">
            {step.by ? `${step.word ?? WORD[step.state]} by ${step.by}` : WORD[step.state]}
            {step.at && `, ${showDateTime(step.at)}`}
          </p>
          {step.reason && <p className="mt-1 text-table">“{step.reason}”</p>}
        </li>
      ))}
    </ol>
  )
}

function StepIcon({ state }: { state: ApprovalStep['state'] }) {
  const Icon = state === 'done' ? Check : state === 'rejected' ? X : Clock
  return <Icon aria-hidden className="size-3" strokeWidth={2.5} />
}
