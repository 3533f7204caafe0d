/** A line of the audit trail. */
export type AuditRow = {
  seq: number
  at: string
  actorName: string
  action: string
  before?: unknown
  after?: unknown
  changed?: string[] | null
  reason?: string | null
  /** When it was done on a device that had no network then; `at` is when it arrived. */
  doneAt?: string | null
  /** The request that did it, as the portal's own log knows it. */
  requestId?: string | null
  /** What the ids of the line are called. */
  names?: Record<string, string>
}
