import { seenInvoice } from '~/db/billing/invoice'
import { searchReminders } from '~/db/billing/reminder'
import { SendInvoices } from '~/domain/billing/invoice'
import { ReminderSearch, RemindersDue } from '~/domain/billing/reminder'
import { businessDay } from '~/domain/kit/time'
import { dueReminders } from '~/workflows/billing/due-reminders'
import { sendReminder } from '~/workflows/billing/send-reminder'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Reminders of overdue invoices: what is due, what went, and the next step of those that are chosen. */
export const reminderFiles = area()
  .get('/reminder', may('GET /reminder'), query(ReminderSearch), async c =>
    c.json(await searchReminders(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/reminder/due', may('GET /reminder/due'), query(RemindersDue), async c => {
    const day = c.req.valid('query').day ?? businessDay(c.var.now)
    return c.json({ day, rows: await dueReminders(sqlOf(c), personOf(c), day) })
  })
  .post(
    '/invoice-draft/send-invoice-late-email',
    may('POST /invoice-draft/send-invoice-late-email', 'once'),
    body(SendInvoices),
    async c => {
      const ids: string[] = []
      for (const id of new Set(c.req.valid('json').invoiceIds))
        ids.push((await seenInvoice(sqlOf(c), personOf(c), id)).id)
      return c.json(
        await write(c, async work => {
          const sent = []
          for (const id of ids.sort()) sent.push(await sendReminder(work, c.var.parts.queue, id))
          return sent
        }),
      )
    },
  )
