import type * as z from 'zod'
import { invoice } from '~/db/billing/invoice'
import { type LetterRow, letter } from '~/db/kit/letter'
import type { Work } from '~/db/kit/work'
import type { SettleLetter } from '~/domain/billing/invoice'
import type { Queue } from '~/domain/kit/ports'
import { Missing, Refused } from '~/domain/kit/problem'
import { sendEnded } from '../kit/letter-job'
import { sendLetter } from './send-invoice'

/** A person asked the recipient: the letter arrived, or it is sent again. */
export async function settleLetter(
  work: Work,
  queue: Queue,
  invoiceId: string,
  { letterId, version, arrived, reason }: z.output<typeof SettleLetter>,
): Promise<LetterRow> {
  const held = await letter.lock(work, letterId)
  if (held.subjectId !== invoiceId) throw new Missing('There is no such e-mail')
  letter.atVersion(held, version)
  if (held.status !== 'uncertain')
    throw new Refused(`This e-mail is ${held.status}; only an uncertain one can be settled`, undefined, {
      rule: 'settled',
    })
  const because = { ...work, reason }
  if (!arrived) return (await sendEnded(because, queue, sendLetter, held)).letter
  const row = await invoice.lock(work, invoiceId)
  if (!row.sentAt) await invoice.move(because, row, { sentAt: work.now }, 'send')
  return letter.move(because, held, { status: 'sent', sentAt: work.now }, 'arrived')
}
