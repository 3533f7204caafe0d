import type { Sql } from '~/db/kit/open'
import { namesOf } from '~/db/support/trail-names'
import { type EscalationRow, escalationOf } from '~/db/users/escalation'
import { channelsOf } from '~/db/users/notification'
import { addNotifications } from '~/db/users/notified-line'
import { findPerson } from '~/db/users/user'
import { ESCALATED_KINDS } from '~/domain/kit/escalation-setting'
import { inEnglish } from '~/domain/kit/translated'
import { newId } from '~/domain/kit/uuid'
import { USUAL_CHANNELS } from '~/domain/users/notification'
import type { NotedLine } from '~/domain/users/notification-line'
import { detailOf, type ToldFacts, titleOf } from '~/domain/users/told-facts'
import { seesRecord } from './sees-record'

/** Those whom an escalation named, each once, with since when, who had it and for whom they stand in. Says how many. */
export async function tellEscalation(sql: Sql, line: NotedLine): Promise<number> {
  const row = line.subjectId ? await escalationOf(sql, line.subjectId) : undefined
  const kind = ESCALATED_KINDS.find(of => of === row?.kind)
  if (!row || !kind) return 0
  const names = await namesOf(sql, [
    { subject: row.subject, subjectId: row.recordId },
    ...[...row.had, ...row.told.flatMap(of => of.insteadOf ?? [])].map(id => ({ subject: 'user', subjectId: id })),
  ])
  const had = row.had.flatMap(id => names.get(id) ?? [])
  const channels = await channelsOf(
    sql,
    row.told.map(of => of.id),
  )
  const told = await stillSeeing(sql, row)
  const name = names.get(row.recordId) ?? null
  const shared = { told: 'escalation', kind, name, since: row.since.toISOString(), had, to: row.toRoles } as const
  await addNotifications(
    sql,
    told.map(({ id: personId, insteadOf }) => ({
      id: newId(line.at.getTime()),
      personId,
      kind: 'escalation',
      seq: line.seq,
      at: line.at,
      subject: row.subject,
      subjectId: row.recordId,
      ...saidOf({ ...shared, insteadOf: names.get(insteadOf ?? '') ?? null }),
      mail: (channels.get(personId) ?? USUAL_CHANNELS).escalation === 'mail',
      urgent: row.urgent,
    })),
  )
  return told.length
}

/** What is kept of it in English, and what says it in the language of who reads it. */
const saidOf = (facts: ToldFacts) => ({
  title: inEnglish(() => titleOf(facts)),
  detail: inEnglish(() => detailOf(facts, null)),
  facts,
})

/** Scope and rights may be others than when it was escalated. */
async function stillSeeing(sql: Sql, { told, subject, recordId }: EscalationRow) {
  const seeing: EscalationRow['told'] = []
  for (const one of told) {
    const person = await findPerson(sql, one.id)
    if (person && (await seesRecord(sql, person, subject, recordId))) seeing.push(one)
  }
  return seeing
}
