import { and, asc, eq, inArray } from 'drizzle-orm'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { type Sql, sqlState } from './db'
import { askForProof } from './step-up'
import { approvals } from './tables'
import type { Work } from './work'

export type Decision = {
  subject: string
  subjectId: string
  round: number
  level: number
  decision: 'approve' | 'reject'
  contentHash: string
  amount?: string | undefined
  reason?: string | undefined
  /** Off only by the setting that lets one person climb alone. */
  personsDiffer: boolean
}

export type ApprovalRow = typeof approvals.$inferSelect

/** Records a decision, a large one of somebody who proved lately who they are; the unique keys of the table decide every race between approvers. */
export async function decide(work: Work, of: Decision): Promise<ApprovalRow> {
  if (of.decision === 'approve' && of.amount !== undefined)
    await askForProof(work.sql, work.by, businessDay(work.now), of.amount)
  const id = newId(work.now.getTime())
  try {
    const [row] = await work.sql
      .insert(approvals)
      .values({
        id,
        subject: of.subject,
        subjectId: of.subjectId,
        round: of.round,
        level: of.level,
        approverId: work.by.id,
        approverName: work.by.name,
        decision: of.decision,
        reason: of.reason ?? null,
        amount: of.amount ?? null,
        contentHash: of.contentHash,
        personKey: of.personsDiffer ? work.by.id : id,
        at: work.now,
      })
      .returning()
    return row!
  } catch (error) {
    if (sqlState(error) === '23505')
      throw new Refused('This level is already decided, or you decided another level', undefined, {
        rule: 'four-eyes',
      })
    throw error
  }
}

export const approvalsOf = (sql: Sql, subject: string, subjectId: string): Promise<ApprovalRow[]> =>
  approvalsOfEach(sql, subject, [subjectId])

/** Of many subjects, in one statement. */
export function approvalsOfEach(sql: Sql, subject: string, subjectIds: string[]): Promise<ApprovalRow[]> {
  return sql
    .select()
    .from(approvals)
    .where(and(eq(approvals.subject, subject), inArray(approvals.subjectId, subjectIds)))
    .orderBy(asc(approvals.round), asc(approvals.at), asc(approvals.level))
}
