import type { ApprovalStep } from '~/web/kit/approval/approval-steps'

type Age = {
  status: string
  labName: string | null
  labAt: string | null
  houseName: string | null
  houseAt: string | null
  managerName: string | null
  managerAt: string | null
  declinedBy: string | null
  declinedReason: string | null
}

/** The three hands of a result: who handed it in, who passed it on, who approves it. */
export function approvalSteps(age: Age | undefined): ApprovalStep[] {
  if (!age) return []
  const lab: ApprovalStep =
    age.status === 'declined'
      ? { label: 'Laboratory', state: 'rejected', by: age.declinedBy, reason: age.declinedReason }
      : { label: 'Laboratory', state: age.labAt ? 'done' : 'now', by: age.labName, at: age.labAt }
  const hand = (label: string, status: string, by: string | null, at: string | null): ApprovalStep => ({
    label,
    by,
    at,
    state: at ? 'done' : age.status === status ? 'now' : 'next',
  })
  return [
    lab,
    hand('House manager', 'with_house_manager', age.houseName, age.houseAt),
    hand('Manager', 'with_manager', age.managerName, age.managerAt),
  ]
}
