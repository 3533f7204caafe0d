import { contactEmails } from '~/db/customers/contact'
import {
  findNonConformityLetter,
  getSeenNonConformity,
  type NonConformityLetterRow,
  type NonConformityLine,
  nonConformity,
  nonConformityLetter,
  touchedLoads,
} from '~/db/cylinders/non-conformity'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { NC_DECISION_LABELS, type NcDecision, type NonConformityPaper } from '~/domain/cylinders/non-conformity'
import { nonConformityDocument } from '~/domain/cylinders/non-conformity-document'
import type { Queue } from '~/domain/kit/ports'
import { Missing, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { letterJob, writeLetter } from '../kit/letter-job'
import { coresOf } from './decide-non-conformity'

/** What a customer is told now: the own loads alone. */
export async function nonConformityPaper(
  sql: Sql,
  of: NonConformityLine,
  customerId: string,
  now: Date,
): Promise<NonConformityPaper> {
  const own = (await touchedLoads(sql, of)).filter(load => load.customerId === customerId)
  if (!own.length) throw new Missing('This customer has no load of this concrete in the span')
  const { ncNo, plantName, concrete, what, fromOn, toOn, fck, causes, cores, decision, decisionText } = of
  return {
    ...{ on: businessDay(now), ncNo, customerName: own[0]!.customerName, plantName, concrete, what, fromOn, toOn, fck },
    loads: own.map(({ doNumber, doDate, projectName, locationName, quantity }) => ({
      ...{ doNumber, doDate, projectName, locationName, quantity },
    })),
    ...{ causes, cores: cores.map(({ label, place, mpa }) => ({ label, place, mpa })) },
    coresConform: cores.length ? coresOf(of).conforms : null,
    decision: decision && NC_DECISION_LABELS[decision as NcDecision],
    decisionText,
  }
}

/** An e-mail with the paper to whoever of a customer receives test results; what it says is kept. */
export async function sendNonConformity(
  work: Work,
  queue: Queue,
  id: string,
  { version, customerId }: { version: number; customerId: string },
): Promise<NonConformityLetterRow> {
  const line = await getSeenNonConformity(work.sql, work.by, id)
  nonConformity.atVersion(await nonConformity.lock(work, id), version)
  const content = await nonConformityPaper(work.sql, line, customerId, work.now)
  const recipients = await contactEmails(work.sql, customerId, ['qc'])
  if (!recipients.length)
    throw new Refused(`${content.customerName} has no contact who receives test results by e-mail`, undefined, {
      rule: 'stored-contacts',
    })
  const made = await nonConformityLetter.add(
    work,
    { nonConformityId: id, customerId, recipients, content, at: work.now, byName: work.by.name },
    'send',
    id,
  )
  await writeLetter(work, queue, sendNonConformityLetter, {
    cause: `non_conformity:${made.id}`,
    subject: 'non_conformity_letter',
    subjectId: made.id,
    recipients,
    title: `Non-conformity ${line.ncNo}: ${line.concrete}, ${line.plantName}`,
    body: `Concrete ${line.concrete} of ${line.plantName} that was delivered to you did not conform. Please find attached ${line.ncNo} with the loads concerned.`,
  })
  return made
}

export const sendNonConformityLetter = letterJob({
  kind: 'send-non-conformity',
  right: ['manage', 'non_conformity'] as const,
  async papers({ db, print }, of) {
    const row = await findNonConformityLetter(db.sql, of.subjectId)
    if (!row) throw new Missing('The non-conformity for this e-mail no longer exists')
    const sender = await settingOn(db.sql, 'company.letterhead', businessDay(row.at))
    const bytes = await print.pdf(nonConformityDocument(row.content, sender))
    const name = `non-conformity_${row.content.ncNo}`
    return [{ name: `${name}.pdf`, key: `non-conformities/${name}_${row.id}.pdf`, bytes }]
  },
})
