import { addDays, type PlainDate } from '../kit/time'
import { coversDay } from './terms'

/** Where a term of the whole bill is agreed: with a project, or with a customer for all others of its projects. */
export type AgreedLevel = 'project' | 'customer'

export type Agreed = {
  customerId: string | null
  projectId: string | null
  /** Both days count; an open end is null. */
  fromDate: PlainDate
  toDate: PlainDate | null
}

/** The most specific term that holds on a day wins whole: the project's, then the customer's. */
export function agreedOn<T extends Agreed>(
  rows: readonly T[],
  { projectId, customerId }: { projectId: string | null; customerId: string | null },
  day: PlainDate,
): T | undefined {
  const held = rows.filter(row => coversDay(row, day))
  return (
    (projectId === null ? undefined : held.find(row => row.projectId === projectId)) ??
    held.find(row => row.customerId !== null && row.customerId === customerId)
  )
}

/** The parties named make one level, or none where they are both or neither. */
export const agreedLevel = (of: Pick<Agreed, 'customerId' | 'projectId'>): AgreedLevel | null =>
  of.projectId === null ? (of.customerId === null ? null : 'customer') : of.customerId === null ? 'project' : null

/** The days from `from` on, itself among them, on which one of these begins or no longer holds, in order. */
export function turningDays(rows: readonly Pick<Agreed, 'fromDate' | 'toDate'>[], from: PlainDate): PlainDate[] {
  const days = rows.flatMap(row => [row.fromDate, ...(row.toDate ? [addDays(row.toDate, 1)] : [])])
  return [...new Set([from, ...days])].filter(day => day >= from).sort()
}

/** "customer Quay" or "project Quay Wall", as papers name whom an agreement is with. */
export const partyWords = (of: { customer: string | null; project: string | null }): string =>
  of.project === null ? `customer ${of.customer}` : `project ${of.project}`
