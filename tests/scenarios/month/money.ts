import { expect } from 'vitest'
import { ok } from '../../kit/house'
import { at } from './bills'
import type { Month } from './ground'

type Bill = { id: string; invoiceNo: string }

/** 10,000.00 pays the first bill and a part of the second. */
export async function paid(month: Month, [first, second]: [Bill, Bill]) {
  at(month, '2026-12-10T03:00:00.000Z')
  const made = ok(
    await month.as('finance_ar').post('/payment', {
      ...{ customerId: month.world.customer.id, reference: 'TT-88', paidOn: '2026-12-10', amount: '10000.00' },
      method: 'transfer',
      allocations: [
        { invoiceId: first.id, amount: '5257.07' },
        { invoiceId: second.id, amount: '4742.93' },
      ],
    }),
  )
  expect(made).toMatchObject({ paymentNo: 'RC-2026-000001', already: false })
}

/** Four bills less what was paid, the last of them made anew for what its note had left: the account, its age and its statement say the same. */
export async function statement(month: Month) {
  at(month, '2026-12-20T03:00:00.000Z')
  const account = ok(await month.as('finance_ar').get(`/receivable/${month.world.customer.id}`))
  expect(account.items.map((item: { open: string }) => item.open)).toEqual(['3955.82', '1275.30', '2578.87'])
  // 5,257.07 + 8,698.75 + 1,275.30 + 2,578.87 − 10,000.00; the cancelled bill and its notes are nothing together.
  expect(account.ageing).toMatchObject({ balance: '7809.99', overdue: '5231.12', notDue: '2578.87' })
  const sent = ok(
    await month.as('finance_ar').post(`/receivable/${month.world.customer.id}/statement/email`, { contactIds: [] }),
  )
  expect(sent.recipients).toEqual(['accounts@acme.example'])
  await month.portal.runJobs()
  expect(month.portal.letters.at(-1)).toMatchObject({
    subject: 'Statement of account as at 20/12/2026',
    text: expect.stringContaining('The balance is S$7,809.99, of which S$5,231.12 is overdue.'),
  })
}

/** A reminder names what is open of the second bill; one that is not due gets none. Then its second one, by its own time. */
export async function reminded(month: Month, overdue: Bill, notDue: Bill) {
  const { as, portal, world } = month
  for (const { id } of [overdue, notDue]) ok(await as('finance_ar').post(`/invoice/${id}/email`, {}))
  await portal.runJobs()
  const remind = (id: string) => as('finance_ar').post('/invoice-draft/send-invoice-late-email', { invoiceIds: [id] })
  expect((await remind(notDue.id)).body.facts.rule).toBe('not-due')
  ok(await remind(overdue.id))
  await portal.runJobs()
  expect(portal.letters.at(-1)).toMatchObject({
    subject: `Reminder: ${overdue.invoiceNo} was due on 16/12/2026`,
    text: expect.stringContaining('Open: S$3,955.82'),
  })
  expect((await remind(overdue.id)).body.facts.rule).toBe('too-soon')
  // Two weeks on, after a part of it is paid, the second one; by then the last bill is three days late.
  at(month, '2027-01-03T03:00:00.000Z')
  const part = { customerId: world.customer.id, reference: 'TT-91', paidOn: '2027-01-02', amount: '955.82' }
  const allocations = [{ invoiceId: overdue.id, amount: '955.82' }]
  ok(await as('finance_ar').post('/payment', { ...part, method: 'transfer', allocations }))
  for (const { id } of [overdue, notDue]) ok(await remind(id))
  await portal.runJobs()
  expect(portal.letters.slice(-2).map(({ subject, text }) => [subject, text.match(/Open: .*/)?.[0]])).toEqual([
    [`Second reminder: ${overdue.invoiceNo} was due on 16/12/2026`, 'Open: S$3,000.00'],
    [`Reminder: ${notDue.invoiceNo} was due on 31/12/2026`, 'Open: S$2,578.87'],
  ])
  // 7,809.99 − 955.82, all of it overdue by now.
  const { ageing } = ok(await as('finance_ar').get(`/receivable/${world.customer.id}`))
  expect(ageing).toMatchObject({ balance: '6854.17', overdue: '6854.17', notDue: '0.00' })
}
