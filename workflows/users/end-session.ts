import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { isOwnSession, openSessions, revokeOtherSessions, revokeSession } from '~/db/users/session'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { OwnSession } from '~/domain/users/session'

/** Where the person is signed in, the newest use first. */
export async function ownSessions(
  sql: Sql,
  { id, sessionId }: Person,
  of: { now: Date; idleMinutes: number },
): Promise<OwnSession[]> {
  const rows = await openSessions(sql, { userId: id, ...of })
  return rows.map(row => ({ ...row, current: row.id === sessionId }))
}

export async function endOwnSession(work: Work, id: string): Promise<{ ended: true }> {
  if (!(await isOwnSession(work.sql, id, work.by.id))) throw new Missing('There is no such session of yours')
  await revokeSession(work, id, 'ended by its person')
  return { ended: true }
}

export async function endOtherSessions(work: Work): Promise<{ ended: true }> {
  await revokeOtherSessions(work, work.by.id, 'ended by its person')
  return { ended: true }
}
