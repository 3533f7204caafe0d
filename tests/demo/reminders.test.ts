import { beforeAll, expect, test } from 'vitest'
import { reminders } from '~/db/billing/receivable/tables'
import { invoices } from '~/db/billing/tables'
import { letters } from '~/db/kit/tables'
import { SYSTEM } from '~/db/kit/work'
import { stepDue } from '~/domain/billing/reminder'
import { USUAL_STEPS } from '~/domain/kit/reminder-step'
import { DEMO_PASSWORD } from '~/domain/users/demo-people'
import { dueReminders } from '~/workflows/billing/due-reminders'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

const TODAY = '2026-11-20'
let portal: House

beforeAll(async () => {
  portal = await demoHouse({ now: `${TODAY}T02:15:00.000Z`, historyDays: 70 })
})

test('reminders of the past went out as the rules have it, each with its e-mail', async () => {
  const rows = await portal.db.sql.select().from(reminders)
  const bills = new Map((await portal.db.sql.select().from(invoices)).map(row => [row.id, row]))
  const mails = new Map((await portal.db.sql.select().from(letters)).map(row => [row.id, row]))
  expect(rows.length).toBeGreaterThan(20)
  expect(new Set(rows.map(row => row.step)).size).toBeGreaterThan(1)
  for (const row of rows) {
    const bill = bills.get(row.invoiceId)!
    const before = rows.filter(of => of.invoiceId === bill.id && of.step < row.step)
    expect(stepDue(USUAL_STEPS, bill.dueDate, before, row.day)).toMatchObject({ step: row.step })
    expect(row.day < TODAY && Number(row.open) > 0).toBe(true)
    expect(mails.get(row.letterId!)).toMatchObject({ status: 'sent', subjectId: bill.id })
    expect(mails.get(row.letterId!)!.recipients).toHaveLength(1)
  }
})

test('due are those that came due today, and they can be sent', async () => {
  const due = await dueReminders(portal.db.sql, SYSTEM, TODAY)
  expect(due.length).toBeGreaterThanOrEqual(3)
  expect((await dueReminders(portal.db.sql, SYSTEM, '2026-11-19')).length).toBeLessThanOrEqual(3)
  const { token } = (await portal.as(null).post('/login', { username: 'finance_ar', password: DEMO_PASSWORD })).body
  const finance = { headers: { authorization: `Bearer ${token}` } }
  const sent = await portal
    .as(null)
    .post('/invoice-draft/send-invoice-late-email', { invoiceIds: [due[0]!.invoiceId] }, finance)
  expect(sent.status).toBe(200)
  expect(await dueReminders(portal.db.sql, SYSTEM, TODAY)).toHaveLength(due.length - 1)
})
