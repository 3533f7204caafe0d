import type * as z from 'zod'
import { invoice } from '~/db/billing/invoice'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { selfBill } from '~/db/billing/self-bill'
import { contactsById } from '~/db/customers/contact'
import { type LetterRow, letter, lettersAbout } from '~/db/kit/letter'
import type { Work } from '~/db/kit/work'
import type { SendAgain } from '~/domain/billing/invoice'
import { addressesOf } from '~/domain/customers/contact'
import type { Queue } from '~/domain/kit/ports'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { sendEnded, writeLetter } from '../kit/letter-job'
import { sendStatementLetter } from './receivable/statement'
import { refuseCancelled } from './refuse-over-credit'
import { sendLetter } from './send-invoice'
import { sendSelfBillLetter } from './send-self-bill'

export type SentAgain = { letterId: string; recipients: string[]; jobId: string }

/**
 * The same e-mail once more, to the contacts of the customer that one chooses and to addresses that one types. It is a
 * letter of its own, so that the history shows each time it left, to whom and by whom.
 */
export async function sendLetterAgain(
  work: Work,
  queue: Queue,
  about: { customerId: string; subjectId: string },
  { letterId, contactIds, addresses }: z.output<typeof SendAgain>,
): Promise<SentAgain> {
  const past = await lettersAbout(work.sql, about.subjectId)
  const of = past.find(each => each.id === letterId)
  if (!of) throw new Missing('There is no such e-mail')
  if (of.status === 'waiting' || of.status === 'sending')
    throw new Refused('This e-mail is still on its way', undefined, { rule: 'on-its-way' })
  const sending = await mayGoAgain(work, of, past)
  const chosen = await contactsById(work.sql, about.customerId, contactIds)
  if (chosen.length < new Set(contactIds).size) throw invalid('contactIds', 'Choose contacts of this customer')
  const recipients = addressesOf([...chosen, ...addresses.map(email => ({ email }))])
  if (!recipients.length) throw invalid('contactIds', 'None of them has an e-mail address')
  // It never left: the same letter goes, so that its reminder or statement says where it is.
  if (of.status === 'failed') {
    const { jobId } = await sendEnded(work, queue, sending, await letter.lock(work, of.id), { recipients })
    return { letterId: of.id, recipients, jobId }
  }
  const first = of.cause.replace(/:again:\d+$/, '')
  const times = past.filter(each => each.cause.startsWith(`${first}:again:`)).length
  const { subject, subjectId, title, body } = of
  const again = { cause: `${first}:again:${times + 1}`, subject, subjectId, title, body, recipients }
  return writeLetter(work, queue, sending, again, 'send again')
}

/** What sends it. A statement that has changed since is refused: the e-mail would describe another one. */
async function mayGoAgain(work: Work, { subject, subjectId, body }: LetterRow, past: readonly LetterRow[]) {
  if (subject === 'statement') return sendStatementLetter
  if (subject === 'self_bill') {
    const { draftId, statementNo, linesHash } = await selfBill.get(work.sql, subjectId)
    const draft = await invoiceDraft.get(work.sql, draftId)
    if (draft.linesHash !== linesHash || past.at(-1)?.body !== body)
      throw new Refused(`${statementNo} has changed since this e-mail. Send it from the approved drafts`, undefined, {
        rule: 'content',
      })
    return sendSelfBillLetter
  }
  const { id, invoiceNo } = await invoice.get(work.sql, subjectId)
  await refuseCancelled(work, id, invoiceNo)
  return sendLetter
}
