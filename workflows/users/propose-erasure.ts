import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { type ErasureRecord, erasablePerson, eraseParts, erasure, standingErasure } from '~/db/users/erasure'
import { Missing, Refused } from '~/domain/kit/problem'
import { type ErasedPerson, type ErasureDecision, type ErasureProposal, pseudonymOf } from '~/domain/users/erasure'

/** Asks for somebody's data to go; it goes when somebody else has agreed. */
export async function proposeErasure(work: Work, { person, reason }: ErasureProposal): Promise<ErasureRecord> {
  await mayGo(work.sql, person)
  const { kind, subjectId } = person
  const standing = await standingErasure(work.sql, subjectId)
  if (standing)
    throw new Refused(
      standing.status === 'erased'
        ? 'The data of this person is erased'
        : 'The erasure of this person is already asked for',
      undefined,
      { id: standing.id },
    )
  const { id: askedBy, name: askedByName } = work.by
  const values = { kind, subjectId, pseudonym: pseudonymOf(subjectId), reason, askedBy, askedByName }
  return erasure.insert(work, values, 'propose')
}

/** Whoever still signs in, drives or is called by us has not left. */
async function mayGo(sql: Sql, person: ErasedPerson): Promise<void> {
  const found = await erasablePerson(sql, person)
  if (!found) throw new Missing('There is no such person')
  if (person.kind !== 'contact' && found.active)
    throw new Refused('Deactivate this person first: what is in use cannot be erased', undefined, { rule: 'in-use' })
}

/** Nobody approves what they asked for; taking it back is a rejection with a reason. */
export const whyNotErase = (personId: string, { askedBy }: Pick<ErasureRecord, 'askedBy'>): string | undefined =>
  askedBy === personId ? 'The person who asked for an erasure cannot approve it' : undefined

export async function decideErasure(
  work: Work,
  id: string,
  { version, approve, reason }: ErasureDecision,
): Promise<ErasureRecord> {
  const row = erasure.atVersion(await erasure.lock(work, id), version)
  if (row.status !== 'pending') throw new Refused(`This erasure is already ${row.status}`)
  const why = approve ? whyNotErase(work.by.id, row) : undefined
  if (why) throw new Refused(why, undefined, { rule: 'four-eyes' })
  if (approve) await mayGo(work.sql, row)
  const report = approve ? await eraseParts(work, row) : []
  const status = approve ? 'erased' : row.askedBy === work.by.id ? 'withdrawn' : 'rejected'
  const decided = { decidedBy: work.by.id, decidedByName: work.by.name, decidedAt: work.now, decisionReason: reason }
  return erasure.move(work, row, { status, report, ...decided }, approve ? 'approve' : 'reject')
}
