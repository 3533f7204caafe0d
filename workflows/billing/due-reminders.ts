import { beingCancelled } from '~/db/billing/cancelled-invoice'
import { openItems } from '~/db/billing/receivable/open-item'
import { recipientsFor } from '~/db/billing/recipients'
import { stepsOf } from '~/db/billing/reminder'
import { customer } from '~/db/customers/customer'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Person } from '~/domain/access/roles'
import { daysLate } from '~/domain/billing/receivable'
import { type DueReminder, hasIt, stepDue } from '~/domain/billing/reminder'
import { compare } from '~/domain/kit/money'
import type { PlainDate } from '~/domain/kit/time'

/** The reminders that are due on a day: invoices past their due date of which something is open. */
export async function dueReminders(sql: Sql, person: Person, day: PlainDate): Promise<DueReminder[]> {
  const late = (await openItems(sql, person, { day })).filter(
    item => hasIt(item) && item.dueDate < day && compare(item.open, 0) > 0,
  )
  const ending = await beingCancelled(
    sql,
    late.map(item => item.creditsInvoiceId ?? item.id),
  )
  const items = late.filter(item => !ending.has(item.creditsInvoiceId ?? item.id))
  const before = await stepsOf(
    sql,
    items.map(item => item.id),
  )
  const steps = await settingOn(sql, 'billing.reminder-steps', day)
  const customerIds = items.map(item => item.customerId)
  const named = await customer.byIds(sql, customerIds)
  const recipientsOfItem = await recipientsFor(sql, customerIds, 'late_invoice')
  const rows: DueReminder[] = []
  for (const item of items) {
    const past = before.get(item.id) ?? []
    const due = stepDue(steps, item.dueDate, past, day)
    if (!('step' in due)) continue
    const { id, invoiceNo, customerId, projectName, dueDate, open, total } = item
    rows.push({
      invoiceId: id,
      invoiceNo,
      customerId,
      customerName: named.get(customerId)?.customerName ?? '',
      projectName,
      dueDate,
      daysLate: daysLate(dueDate, day),
      open,
      total,
      step: due.step,
      name: due.of.name,
      lastDay: past.reduce<string | null>((last, of) => (last && last > of.day ? last : of.day), null),
      recipients: recipientsOfItem(item).length,
    })
  }
  return rows
}
