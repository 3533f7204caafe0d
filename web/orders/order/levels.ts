import { showTime } from '~/web/kit/dates'
import type { AuditRow } from '~/web/kit/record/audit-row'
import type { RecordStep } from '~/web/kit/record/record-screen'

const LIFE = [
  ['confirmed', 'Confirmed'],
  ['in_progress', 'In progress'],
  ['completed', 'Completed'],
] as const

/** Where an order stands in its life, with the times that its history tells. */
export function stepsOf(
  { status, heldFrom }: { status: string; heldFrom: string | null },
  trail: readonly AuditRow[],
): RecordStep[] {
  const shown = status === 'on_hold' ? (heldFrom ?? 'confirmed') : status
  const now = LIFE.findIndex(([value]) => value === shown)
  const booked: RecordStep = {
    label: 'Booked',
    state: status === 'draft' ? 'now' : 'done',
    at: timeOf(trail, 'create'),
  }
  const steps = LIFE.map(
    ([value, label], place): RecordStep => ({
      label: status === 'on_hold' && value === shown ? `${label}, on hold` : label,
      state: now > place || (status === 'completed' && place === now) ? 'done' : place === now ? 'now' : 'next',
      at: place <= now ? timeOf(trail, ACTION[value]) : undefined,
    }),
  )
  if (status === 'cancelled') return [booked, { label: 'Cancelled', state: 'done', at: timeOf(trail, 'cancel') }]
  return [booked, ...steps]
}

const ACTION = { confirmed: 'confirm', in_progress: 'start', completed: 'complete' }

const timeOf = (trail: readonly AuditRow[], action: string) => {
  const line = trail.find(row => row.action === action)
  return line ? showTime(line.at) : undefined
}
