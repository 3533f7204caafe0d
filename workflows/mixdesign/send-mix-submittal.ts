import { contactEmails, contactsById } from '~/db/customers/contact'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { getSeenSubmittal, type MixSubmittalRow, mixSubmittal } from '~/db/mixdesign/mix-submittal'
import { addressesOf } from '~/domain/customers/contact'
import type { Queue } from '~/domain/kit/ports'
import { Missing, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { SubmittalContent, SubmittalSend } from '~/domain/mixdesign/mix-submittal'
import { submittalDocument } from '~/domain/mixdesign/mix-submittal-document'
import { letterJob, writeLetter } from '../kit/letter-job'
import { advanceLocked } from '../kit/workflow'
import { contentOf, supersedeOthers } from './mix-submittal'
import { submittalFlow } from './mix-submittal-flow'

/** What the paper says is kept from the first sending on; sending again is a reminder with the same paper. */
export async function sendSubmittal(
  work: Work,
  queue: Queue,
  submittalId: string,
  { version, by, contactIds }: SubmittalSend,
): Promise<MixSubmittalRow> {
  const { customerId } = await getSeenSubmittal(work.sql, work.by, submittalId)
  const row = await mixSubmittal.lock(work, submittalId)
  mixSubmittal.atVersion(row, version)
  const recipients = by === 'hand' ? [] : await recipientsFor(work, customerId, contactIds)
  const content = await contentOf(work.sql, row, work.now)
  const sent = await advanceLocked(work, submittalFlow, row, {
    type: 'send',
    values: {
      content,
      recipients: [...new Set([...row.recipients, ...recipients])],
      sentAt: row.sentAt ?? work.now,
      sentByName: row.sentByName ?? work.by.name,
    },
  })
  await supersedeOthers(work, sent, ['sent'])
  if (recipients.length) await write(work, queue, sent, content, recipients)
  return sent
}

async function recipientsFor(work: Work, customerId: string, contactIds: readonly string[]): Promise<string[]> {
  const recipients = contactIds.length
    ? addressesOf(await contactsById(work.sql, customerId, contactIds))
    : await contactEmails(work.sql, customerId, ['qc'])
  if (!recipients.length)
    throw new Refused('This customer has no contact who receives test results by e-mail', undefined, {
      rule: 'stored-contacts',
    })
  return recipients
}

async function write(
  work: Work,
  queue: Queue,
  { id: subjectId, submittalNo, revision }: MixSubmittalRow,
  of: SubmittalContent,
  recipients: string[],
): Promise<void> {
  const name = revision ? `${submittalNo} revision ${revision}` : submittalNo
  await writeLetter(work, queue, sendSubmittalLetter, {
    cause: `mix_submittal:${newId(work.now.getTime())}`,
    subject: 'mix_submittal',
    subjectId,
    recipients,
    title: `Mix submittal ${name}: ${of.projectName}`,
    body: `Please find attached mix submittal ${name} of ${of.mixCode} version ${of.mixVersion} for ${of.productCode} at ${of.projectName}. Please tell us whether you agree.`,
  })
}

export const sendSubmittalLetter = letterJob({
  kind: 'send-mix-submittal',
  right: ['manage', 'mix_submittal'] as const,
  async papers({ db, print }, of) {
    const row = await mixSubmittal.find(db.sql, of.subjectId)
    if (!row?.content) throw new Missing('The submittal for this e-mail no longer exists')
    const sender = await settingOn(db.sql, 'company.letterhead', businessDay(row.sentAt!))
    const bytes = await print.pdf(submittalDocument(row, row.content, sender))
    const name = `mix-submittal_${row.submittalNo}-${row.revision}`
    return [{ name: `${name}.pdf`, key: `mix-submittals/${name}_${of.id}.pdf`, bytes }]
  },
})
