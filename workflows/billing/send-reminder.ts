import { invoice } from '~/db/billing/invoice'
import { openItems } from '~/db/billing/receivable/open-item'
import { recipientsOf } from '~/db/billing/recipients'
import { reminder, stepsOf } from '~/db/billing/reminder'
import type { Db } from '~/db/kit/open'
import { tryItem } from '~/db/kit/savepoint'
import { settingNow, settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { daysLate } from '~/domain/billing/receivable'
import { hasIt, stepDue } from '~/domain/billing/reminder'
import { reminderCause, reminderWords } from '~/domain/billing/reminder-words'
import type { Clock } from '~/domain/kit/clock'
import { compare } from '~/domain/kit/money'
import type { Queue } from '~/domain/kit/ports'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { writeLetter } from '../kit/letter-job'
import { dueReminders } from './due-reminders'
import { refuseCancelled } from './refuse-over-credit'
import { type SentInvoice, sendLetter } from './send-invoice'

/**
 * The next step of reminding of an invoice. Only of one that is past its own due date with something open; each step once,
 * which the database holds even where two send at the same moment.
 */
export async function sendReminder(work: Work, queue: Queue, invoiceId: string): Promise<SentInvoice> {
  const row = await invoice.lock(work, invoiceId)
  if (row.kind === 'credit_note')
    throw new Refused('A credit note has no due date, so it needs no reminder', undefined, { rule: 'credit-note' })
  // The note that cancels an invoice takes back its debit notes too.
  await refuseCancelled(work, row.creditsInvoiceId ?? row.id, row.invoiceNo)
  if (!hasIt(row)) throw new Refused(`${row.invoiceNo} has not been sent yet`, undefined, { rule: 'not-sent' })
  const day = businessDay(work.now)
  const [item] = await openItems(work.sql, SYSTEM, { day, invoiceIds: [invoiceId], settled: true })
  if (!item || compare(item.open, 0) <= 0) throw new Refused(`${row.invoiceNo} is paid`, undefined, { rule: 'paid' })
  const before = (await stepsOf(work.sql, [invoiceId])).get(invoiceId) ?? []
  const due = stepDue(await settingNow(work, 'billing.reminder-steps'), row.dueDate, before, day)
  if (!('step' in due)) throw new Refused(`${row.invoiceNo} ${due.why}`, undefined, { rule: due.rule })
  const recipients = await recipientsOf(work.sql, row, 'late_invoice')
  if (!recipients.length)
    throw new Refused('This customer has no contact who receives reminders by e-mail', undefined, {
      rule: 'stored-contacts',
    })
  const { letterId, jobId } = await writeLetter(work, queue, sendLetter, {
    cause: reminderCause(invoiceId, due.step),
    subject: 'invoice',
    subjectId: invoiceId,
    recipients,
    ...reminderWords(row, due.of, item.open, day),
  })
  const { step } = due
  await reminder.insert(
    work,
    {
      id: newId(work.now.getTime()),
      invoiceId,
      customerId: row.customerId,
      step,
      name: due.of.name,
      day,
      open: item.open,
      daysLate: daysLate(row.dueDate, day),
      letterId,
      demo: row.demo,
    },
    'send',
  )
  return { invoiceId, invoiceNo: row.invoiceNo, recipients, jobId }
}

/** All that are due, once a day, where the company lets the portal send them by itself. Says how many went. */
export async function sendDueReminders(parts: { db: Db; clock: Clock; queue: Queue }): Promise<number> {
  const now = parts.clock.now()
  const day = businessDay(now)
  if (!(await settingOn(parts.db.sql, 'billing.reminders-daily', day))) return 0
  const due = await dueReminders(parts.db.sql, SYSTEM, day)
  let sent = 0
  for (const { invoiceId } of due.filter(of => of.recipients > 0))
    await inOneGo(parts.db, { by: SYSTEM, now, requestId: `reminders-${day}` }, async work => {
      const tried = await tryItem(work, one => sendReminder(one, parts.queue, invoiceId))
      if (tried.ok) sent++
    })
  return sent
}
