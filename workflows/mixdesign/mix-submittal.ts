import { product } from '~/db/catalog/product'
import { contactsOf } from '~/db/customers/contact'
import { seenProject } from '~/db/customers/project'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import { attachmentsOf } from '~/db/kit/attachment'
import { nextNumber } from '~/db/kit/counter'
import { lettersAbout } from '~/db/kit/letter'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { getSeenSubmittal, type MixSubmittalRow, mixSubmittal, revisionsOf } from '~/db/mixdesign/mix-submittal'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { GOOD_STATUSES } from '~/domain/mixdesign/mix-design'
import type { SubmittalAnswer, SubmittalContent, SubmittalSave } from '~/domain/mixdesign/mix-submittal'
import { advance, advanceLocked } from '../kit/workflow'
import { brokenExposure, notMet } from './mix-exposure'
import { submittalContent } from './mix-submittal-content'
import { submittalFlow } from './mix-submittal-flow'

/** A submittal with what its paper says, its revisions and the e-mails that took it out. */
export async function submittalDetail(sql: Sql, person: Person, id: string, now: Date) {
  const line = await getSeenSubmittal(sql, person, id)
  const row = await mixSubmittal.get(sql, id)
  const letters = await lettersAbout(sql, id)
  const revisions = await revisionsOf(sql, row.submittalNo)
  return {
    ...line,
    content: await contentOf(sql, row, now),
    letters: letters.map(({ id: letterId, recipients, status, sentAt, createdAt }) => ({
      letterId,
      recipients,
      status,
      at: sentAt ?? createdAt,
    })),
    attachments: await attachmentsOf(sql, 'mix_submittal', id),
    contacts: await emailsOf(sql, person, line.customerId),
    revisions: revisions.map(({ id: revisionId, revision, status }) => ({ id: revisionId, revision, status })),
  }
}

/** Whom it may be sent to: the contacts of the customer with an address, and which of them get test results. */
async function emailsOf(sql: Sql, person: Person, customerId: string) {
  if (!mayDo(person, 'manage', 'mix_submittal')) return []
  return (await contactsOf(sql, person, customerId)).flatMap(({ id, name, jobTitle, email, purposes }) =>
    email ? [{ id, name, jobTitle, email, usual: purposes.includes('qc') }] : [],
  )
}

/** What was sent stays as it was; a draft, and what the demo company sent before its first day, says what is so now. */
export const contentOf = async (sql: Sql, row: MixSubmittalRow, now: Date): Promise<SubmittalContent> =>
  row.content ?? submittalContent(sql, row, now, businessDay(row.sentAt ?? now))

/** A draft of an approved mix for a product of a project, under the next number. */
export async function makeSubmittal(work: Work, given: SubmittalSave): Promise<MixSubmittalRow> {
  await seenProject(work.sql, work.by, given.projectId)
  await getSeenPlant(work.sql, work.by, given.plantId)
  await checkMix(work, given)
  const today = businessDay(work.now)
  if (given.validUntil && given.validUntil < today) throw invalid('validUntil', 'This day has passed')
  const year = today.slice(2, 4)
  const place = await nextNumber(work, `mix-submittal:${year}`)
  return mixSubmittal.insert(work, {
    ...given,
    submittalNo: `MS-${year}-${String(place).padStart(4, '0')}`,
    preparedByName: work.by.name,
  })
}

async function checkMix(work: Work, given: SubmittalSave): Promise<void> {
  const sold = await product.find(work.sql, given.productId)
  if (!sold) throw invalid('productId', 'There is no such product')
  const mix = await mixDesign.find(work.sql, given.mixDesignId)
  if (!mix) throw invalid('mixDesignId', 'There is no such mix design')
  if (!mix.active || !GOOD_STATUSES.includes(mix.status))
    throw new Refused(`${mix.mixCode} is ${mix.active ? mix.status : 'inactive'}`, undefined, { rule: 'approved' })
  if (mix.strengthMpa < sold.strengthMpa)
    throw invalid('mixDesignId', `${mix.mixCode} is of ${mix.strengthMpa} MPa, the product of ${sold.strengthMpa} MPa`)
  const missed = await brokenExposure(
    work.sql,
    { ...mix, exposureClasses: given.exposureClasses },
    businessDay(work.now),
  )
  if (missed.length) throw invalid('exposureClasses', missed.map(notMet).join('. '))
}

const ANSWER_EVENT = { agreed: 'agree', agreed_with_comments: 'agree_with_comments', rejected: 'reject' } as const

/** What the customer answered, by name. An agreement takes the place of the earlier ones under its number. */
export async function answerSubmittal(work: Work, id: string, given: SubmittalAnswer): Promise<MixSubmittalRow> {
  await getSeenSubmittal(work.sql, work.by, id)
  const { version, answer, ...said } = given
  const row = await mixSubmittal.lock(work, id)
  mixSubmittal.atVersion(row, version)
  const today = businessDay(work.now)
  if (said.answeredOn > today) throw invalid('answeredOn', 'This day is in the future')
  if (row.sentAt && said.answeredOn < businessDay(row.sentAt))
    throw invalid('answeredOn', 'The submittal was sent after this day')
  const values = { ...said, validUntil: said.validUntil ?? null, answerRecordedByName: work.by.name }
  const answered = await advanceLocked(work, submittalFlow, row, { type: ANSWER_EVENT[answer], values })
  if (answer !== 'rejected') await supersedeOthers(work, answered, ['agreed', 'agreed_with_comments', 'rejected'])
  return answered
}

/** Other revisions under the number, as they are ended by a newer one. */
export async function supersedeOthers(work: Work, by: MixSubmittalRow, statuses: readonly string[]): Promise<void> {
  for (const other of await revisionsOf(work.sql, by.submittalNo))
    if (other.revision < by.revision && statuses.includes(other.status))
      await advance(work, submittalFlow, other, { type: 'supersede' })
}

/** The next revision as a draft of its own; the one before stays in force until the customer agrees to the new one. */
export async function reviseSubmittal(work: Work, id: string, version: number): Promise<MixSubmittalRow> {
  await getSeenSubmittal(work.sql, work.by, id)
  const row = await mixSubmittal.lock(work, id)
  mixSubmittal.atVersion(row, version)
  const [latest] = await revisionsOf(work.sql, row.submittalNo)
  if (latest!.id !== id)
    throw new Refused(`Revision ${latest!.revision} is the latest of ${row.submittalNo}`, undefined, { rule: 'latest' })
  if (row.status === 'draft') throw new Refused('A draft changes with its mix; send it', undefined, { rule: 'draft' })
  const { submittalNo, revision, projectId, productId, mixDesignId, plantId, exposureClasses, remarks } = row
  const given = { projectId, productId, mixDesignId, plantId, remarks }
  await checkMix(work, { ...given, exposureClasses: exposureClasses as SubmittalSave['exposureClasses'] })
  return mixSubmittal.insert(
    work,
    { ...given, exposureClasses, submittalNo, revision: revision + 1, preparedByName: work.by.name },
    'revise',
  )
}

export async function withdrawSubmittal(work: Work, id: string, version: number, reason: string) {
  await getSeenSubmittal(work.sql, work.by, id)
  return advance(
    { ...work, reason },
    submittalFlow,
    { id, version },
    { type: 'withdraw', values: { statusReason: reason } },
  )
}
