import { accountOf } from '~/db/billing/receivable/account'
import { contactEmails, contactsById } from '~/db/customers/contact'
import { type CustomerRecord, customer } from '~/db/customers/customer'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { SYSTEM, type Work } from '~/db/kit/work'
import { statementDocument } from '~/domain/billing/statement-document'
import { addressesOf } from '~/domain/customers/contact'
import type { PrintDocument } from '~/domain/kit/document'
import { showMoney } from '~/domain/kit/figures'
import { decimal, isPositive } from '~/domain/kit/money'
import type { Queue } from '~/domain/kit/ports'
import { Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { letterJob, writeLetter } from '../../kit/letter-job'

export type SentStatement = { letterId: string; recipients: string[]; jobId: string }

/** The statement of a day to the contacts who receive reminders or invoices, or to those that one chooses. */
export async function sendStatement(
  work: Work,
  queue: Queue,
  of: CustomerRecord,
  contactIds: readonly string[],
): Promise<SentStatement> {
  const day = businessDay(work.now)
  const recipients = contactIds.length
    ? addressesOf(await contactsById(work.sql, of.id, contactIds))
    : await contactEmails(work.sql, of.id, ['late_invoice', 'invoice'])
  if (!recipients.length)
    throw new Refused('This customer has no contact who receives statements by e-mail', undefined, {
      rule: 'stored-contacts',
    })
  const { ageing } = await accountOf(work.sql, SYSTEM, { customerId: of.id, day })
  const overdue = isPositive(ageing.overdue) ? `, of which ${showMoney(ageing.overdue)} is overdue` : ''
  return writeLetter(work, queue, sendStatementLetter, {
    cause: `statement:${of.id}:${day}:${newId(work.now.getTime())}`,
    subject: 'statement',
    subjectId: of.id,
    recipients,
    title: `Statement of account as at ${spokenDay(day)}`,
    body: decimal(ageing.balance).isPositive()
      ? `Please find attached your statement of account as at ${spokenDay(day)}. The balance is ${showMoney(ageing.balance)}${overdue}.`
      : `Please find attached your statement of account as at ${spokenDay(day)}. There is nothing to pay.`,
  })
}

/** The paper of the day that the e-mail names, also when it is sent again later. */
export async function statementOf(sql: Sql, of: CustomerRecord, day: string): Promise<PrintDocument> {
  const account = await accountOf(sql, SYSTEM, { customerId: of.id, day })
  const { customerName, customerCode, address } = of
  return statementDocument(
    { customerName, customerCode, address, ...account },
    await settingOn(sql, 'company.letterhead', day),
  )
}

const DAY_OF_CAUSE = /:(\d{4}-\d{2}-\d{2}):/

export const sendStatementLetter = letterJob({
  kind: 'send-statement',
  right: ['manage', 'reminder'] as const,
  async papers({ db, print, now }, of) {
    const whose = await customer.get(db.sql, of.subjectId)
    const day = DAY_OF_CAUSE.exec(of.cause)?.[1] ?? businessDay(now)
    const bytes = await print.pdf(await statementOf(db.sql, whose, day))
    const name = `${whose.customerCode}_${day}`
    return [{ name: `statement_${name}.pdf`, key: `statements/${name}_${of.id}.pdf`, bytes }]
  },
})
