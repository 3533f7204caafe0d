import { daysLate } from '~/domain/billing/receivable'
import { hasIt, type Reminded, stepDue } from '~/domain/billing/reminder'
import { reminderCause, reminderWords } from '~/domain/billing/reminder-words'
import { amount, compare, decimal, sum } from '~/domain/kit/money'
import type { ReminderStep } from '~/domain/kit/reminder-step'
import { addDays, addMinutes, instantOn, weekday } from '~/domain/kit/time'
import { reminders } from '../billing/receivable/tables'
import { recipientsOf } from '../billing/recipients'
import { bulkInsert } from '../kit/bulk'
import { settingOn } from '../kit/setting'
import { auditLines, jobs, letters } from '../kit/tables'
import type { World } from './bill-draft'
import { line } from './bill-trail'
import type { Paid } from './payments'

type Billed = {
  id: string
  customerId: string
  projectId: string
  kind: string
  invoiceNo: string
  purchaseOrderNo: string | null
  invoiceDate: string
  dueDate: string
  total: string
  sentAt: Date | null
  customerDocumentNo: string | null
}
type Owing = { bill: Billed; openOn(day: string): string }
type Step = Owing & { step: number; of: ReminderStep; day: string }

/** Finance has fallen this far behind at most, so that the list of what is due is never empty. */
const LEFT = 3

/** Every reminder that came due before today went out on its day, or on Monday where that was a Sunday. */
export async function seedReminders(world: World, billed: readonly Billed[], paid: readonly Paid[]): Promise<void> {
  const { seed } = world
  const steps = await settingOn(seed.sql, 'billing.reminder-steps', seed.today)
  const paidOf = Map.groupBy(paid, part => part.invoiceId)
  const owing = billed
    .filter(bill => hasIt(bill) && bill.dueDate < seed.today)
    .map(bill => ({ bill, openOn: (day: string) => openOn(bill, paidOf.get(bill.id) ?? [], day) }))
  const sent = owing.flatMap(of => stepsBefore(of, steps, seed.today))
  sent.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const late = leftOver(owing, sent, steps, seed.today)
  const made = []
  for (const step of sent) if (!late.has(step)) made.push(await written(world, step))
  await bulkInsert(
    seed.sql,
    letters,
    made.map(of => of.letter),
  )
  await bulkInsert(
    seed.sql,
    reminders,
    made.map(of => of.reminder),
  )
  await bulkInsert(
    seed.sql,
    jobs,
    made.map(of => of.job),
  )
  await bulkInsert(
    seed.sql,
    auditLines,
    made.flatMap(({ letter, reminder }) => [
      line(letter.createdAt, world.maker, 'letter', letter.id, 'write', null, {
        ...facts(letter),
        status: 'waiting',
        sentAt: null,
      }),
      line(reminder.createdAt, world.maker, 'reminder', reminder.id, 'send', null, facts(reminder)),
      line(
        letter.updatedAt,
        world.maker,
        'letter',
        letter.id,
        'send',
        { status: 'waiting', sentAt: null },
        { status: letter.status, sentAt: letter.sentAt },
      ),
    ]),
  )
}

const openOn = (bill: Billed, parts: readonly Paid[], day: string): string =>
  amount(decimal(bill.total).minus(sum(parts.filter(part => part.paidOn <= day).map(part => part.amount))))

/** The steps of an invoice on the days on which they came due, until it was paid. */
function stepsBefore(owing: Owing, steps: readonly ReminderStep[], today: string): Step[] {
  const { bill, openOn } = owing
  const before: Reminded[] = []
  const sent: Step[] = []
  for (let day = addDays(bill.dueDate, 1); day < today; day = addDays(day, 1)) {
    const due = stepDue(steps, bill.dueDate, before, day)
    if ('rule' in due && due.rule === 'last-step') break
    if (!('step' in due) || weekday(day) === 0) continue
    if (compare(openOn(day), 0) <= 0) break
    before.push({ step: due.step, day })
    sent.push({ ...owing, ...due, day })
  }
  return sent
}

/** The newest steps of invoices that are still open, where fewer came due today: each the last of its invoice. */
function leftOver(
  owing: readonly Owing[],
  sent: readonly Step[],
  steps: readonly ReminderStep[],
  today: string,
): Set<Step> {
  const open = owing.filter(of => compare(of.openOn(today), 0) > 0)
  const stepsOf = Map.groupBy(sent, of => of.bill)
  const due = open.filter(of => 'step' in stepDue(steps, of.bill.dueDate, stepsOf.get(of.bill) ?? [], today))
  const last = open.flatMap(({ bill }) => (due.some(of => of.bill === bill) ? [] : (stepsOf.get(bill)?.at(-1) ?? [])))
  last.sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : 0))
  return new Set(last.slice(0, Math.max(0, LEFT - due.length)))
}

/** The papers of the past are not on the shelf, so its e-mail names no file. */
async function written({ seed, maker }: World, { bill, openOn, step, of, day }: Step) {
  const at = instantOn(day, '09:30')
  const by = { createdBy: maker.id, updatedBy: maker.id }
  const sentAt = addMinutes(at, 1)
  const open = openOn(day)
  const letter = {
    ...seed.stamp(at),
    ...by,
    version: 2,
    updatedAt: sentAt,
    cause: reminderCause(bill.id, step),
    subject: 'invoice',
    subjectId: bill.id,
    recipients: await recipientsOf(seed.sql, bill, 'late_invoice'),
    ...reminderWords(bill, of, open, day),
    fileKeys: [] as string[],
    status: 'sent',
    sentAt,
  }
  const reminder = {
    ...seed.stamp(at),
    ...by,
    demo: true,
    invoiceId: bill.id,
    customerId: bill.customerId,
    step,
    name: of.name,
    day,
    open,
    daysLate: daysLate(bill.dueDate, day),
    letterId: letter.id,
  }
  const job = {
    ...seed.stamp(at),
    ...by,
    kind: 'send-invoice',
    input: { letterId: letter.id },
    status: 'done',
    done: 1,
    total: 1,
    attempts: 1,
    result: { sent: letter.recipients.length },
    cause: `letter:${letter.id}`,
    requestId: 'history',
    actorName: maker.name,
    sentAt: at,
    startedAt: at,
    finishedAt: sentAt,
  }
  return { letter, reminder, job }
}

/** What a line of the trail says of a new record: all but its stamps. */
function facts(row: object): object {
  const {
    version: _v,
    createdAt: _c,
    createdBy: _cb,
    updatedAt: _u,
    updatedBy: _ub,
    ...rest
  } = row as Record<string, unknown>
  return rest
}
