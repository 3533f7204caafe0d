import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Reminded, ReminderRow, ReminderSearch } from '~/domain/billing/reminder'
import type { Page } from '~/domain/kit/page'
import { customers } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { letters } from '../kit/tables'
import { reminders } from './receivable/tables'
import { seenBills } from './scope'
import { invoices } from './tables'

export const reminder = record(reminders, 'reminder')

/** The steps that each invoice has had. */
export async function stepsOf(sql: Sql, invoiceIds: readonly string[]): Promise<Map<string, Reminded[]>> {
  if (!invoiceIds.length) return new Map()
  const { invoiceId, step, day } = reminders
  const rows = await sql
    .select({ invoiceId, step, day })
    .from(reminders)
    .where(inArray(invoiceId, [...invoiceIds]))
  return Map.groupBy(rows, row => row.invoiceId)
}

export function searchReminders(sql: Sql, person: Person, of: ReminderSearch): Promise<Page<ReminderRow>> {
  const where = and(
    seenBills(person, reminders.customerId),
    of.customerId ? eq(reminders.customerId, of.customerId) : undefined,
  )
  const rows = sql
    .select({
      id: reminders.id,
      invoiceId: reminders.invoiceId,
      invoiceNo: invoices.invoiceNo,
      customerId: reminders.customerId,
      customerName: customers.customerName,
      step: reminders.step,
      name: reminders.name,
      day: reminders.day,
      daysLate: reminders.daysLate,
      open: reminders.open,
      letterStatus: letters.status,
      recipients: letters.recipients,
    })
    .from(reminders)
    .innerJoin(invoices, eq(invoices.id, reminders.invoiceId))
    .innerJoin(customers, eq(customers.id, reminders.customerId))
    .leftJoin(letters, eq(letters.id, reminders.letterId))
    .where(where)
    .orderBy(...sorted(of.sort, SORTS, [desc(reminders.day), desc(invoices.invoiceNo)]))
    .$dynamic()
  return paged<ReminderRow>(
    rows,
    cappedCount(sql, sql.select({ id: reminders.id }).from(reminders).where(where).$dynamic()),
    of,
  )
}

const SORTS = {
  day: reminders.day,
  customerName: customers.customerName,
  invoiceNo: invoices.invoiceNo,
  open: reminders.open,
  daysLate: reminders.daysLate,
}
