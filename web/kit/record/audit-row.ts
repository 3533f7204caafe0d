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
  /** What the ids of the line are called. */
  names?: Record<string, string>
}
