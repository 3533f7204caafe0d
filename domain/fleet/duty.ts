import type { OperationStatus } from './driver'
import type { DutyEvent } from './fatigue'

/** The duty event that a change of operation status means; none where the hours do not change. */
export function dutyEventOf(before: string, after: OperationStatus): DutyEvent | null {
  const [was, is] = [onDuty(before), onDuty(after)]
  if (!was && is) return 'clock_in'
  if (was && !is) return 'clock_out'
  if (before !== 'resting' && after === 'resting') return 'break_start'
  return before === 'resting' && after !== 'resting' ? 'break_end' : null
}

const onDuty = (status: string) => status === 'in_service' || status === 'resting'
