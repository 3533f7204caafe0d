import type * as z from 'zod'
import { invoice } from '~/db/billing/invoice'
import { contactsById } from '~/db/customers/contact'
import { lettersAbout } from '~/db/kit/letter'
import type { Work } from '~/db/kit/work'
import type { SendAgain } from '~/domain/billing/invoice'
import { addressesOf } from '~/domain/customers/contact'
import type { Queue } from '~/domain/kit/ports'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { writeLetter } from '../kit/letter-job'
import { sendStatementLetter } from './receivable/statement'
import { refuseCancelled } from './refuse-over-credit'
import { sendLetter } from './send-invoice'

export type SentAgain = { letterId: string; recipients: string[]; jobId: string }

/**
 * The same e-mail once more, to the contacts of the customer that one chooses. It is a letter of its own, so that the
 * history shows each time it left and to whom; nobody but stored contacts ever gets a bill.
 */
export async function sendLetterAgain(
  work: Work,
  queue: Queue,
  about: { customerId: string; subjectId: string },
  { letterId, contactIds }: z.output<typeof SendAgain>,
): Promise<SentAgain> {
  const past = await lettersAbout(work.sql, about.subjectId)
  const of = past.find(each => each.id === letterId)
  if (!of) throw new Missing('There is no such e-mail')
  if (of.status === 'waiting' || of.status === 'sending')
    throw new Refused('This e-mail is still on its way', undefined, { rule: 'on-its-way' })
  if (of.subject !== 'statement') {
    const { id, invoiceNo } = await invoice.get(work.sql, of.subjectId)
    await refuseCancelled(work, id, invoiceNo)
  }
  const chosen = await contactsById(work.sql, about.customerId, contactIds)
  if (chosen.length < new Set(contactIds).size) throw invalid('contactIds', 'Choose contacts of this customer')
  const recipients = addressesOf(chosen)
  if (!recipients.length) throw invalid('contactIds', 'None of them has an e-mail address')
  const first = of.cause.replace(/:again:\d+$/, '')
  const times = past.filter(each => each.cause.startsWith(`${first}:again:`)).length
  const { subject, subjectId, title, body } = of
  const sending = subject === 'statement' ? sendStatementLetter : sendLetter
  const again = { cause: `${first}:again:${times + 1}`, subject, subjectId, title, body, recipients }
  return writeLetter(work, queue, sending, again, 'send again')
}
