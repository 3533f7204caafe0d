import { searchPayments } from '~/db/billing/payment-list'
import { accountOf } from '~/db/billing/receivable/account'
import { ageingReport } from '~/db/billing/receivable/ageing'
import { overridesOf } from '~/db/billing/receivable/credit-override'
import { creditExposure } from '~/db/billing/receivable/exposure'
import { contactsOf } from '~/db/customers/contact'
import { seenCustomer } from '~/db/customers/customer'
import { lettersAbout } from '~/db/kit/letter'
import { SendAgain } from '~/domain/billing/invoice'
import { AgeingSearch, ReceivableDay, SendStatement } from '~/domain/billing/receivable'
import { CreditOverrideEnd, CreditOverrideSave } from '~/domain/billing/receivable/credit'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { endCreditOverride, giveCreditOverride } from '~/workflows/billing/receivable/credit-override'
import { sendStatement, statementOf } from '~/workflows/billing/receivable/statement'
import { sendLetterAgain } from '~/workflows/billing/send-letter-again'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What customers owe: ageing of all, and the account of one. */
export const receivableFiles = area()
  .get('/receivable/ageing', may('GET /receivable/ageing'), query(AgeingSearch), async c => {
    const { day, overdue } = c.req.valid('query')
    return c.json(await ageingReport(sqlOf(c), personOf(c), { day: day ?? today(c), overdue }))
  })
  .get('/receivable/:id', may('GET /receivable/:id'), param(Id), query(ReceivableDay), async c => {
    const [sql, person] = [sqlOf(c), personOf(c)]
    const customer = await seenCustomer(sql, person, c.req.valid('param').id)
    const of = { day: c.req.valid('query').day ?? today(c), customerId: customer.id }
    const [account, payments, letters, contacts] = await Promise.all([
      accountOf(sql, person, of),
      searchPayments(sql, person, { customerId: customer.id, limit: 50, offset: 0 }),
      lettersAbout(sql, customer.id),
      contactsOf(sql, person, customer.id),
    ])
    const { id, customerName, customerCode, creditLimit, creditSuspended, creditReason } = customer
    return c.json({
      id,
      customerName,
      customerCode,
      creditLimit,
      creditSuspended,
      creditReason,
      ...account,
      exposure: await creditExposure(sql, { customerId: id, today: today(c) }),
      overrides: await overridesOf(sql, id),
      payments: payments.rows,
      letters,
      contacts: contacts.map(({ id: contactId, name, jobTitle, email }) => ({ id: contactId, name, jobTitle, email })),
    })
  })
  .get('/receivable/:id/statement', may('GET /receivable/:id/statement'), param(Id), query(ReceivableDay), async c => {
    const customer = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
    const day = c.req.valid('query').day ?? today(c)
    return attachment(c, {
      name: `statement_${customer.customerCode}_${day}.pdf`,
      type: 'application/pdf',
      bytes: await pdf(await statementOf(sqlOf(c), customer, day)),
    })
  })
  .post(
    '/receivable/:id/statement/email',
    may('POST /receivable/:id/statement/email', 'once'),
    param(Id),
    body(SendStatement),
    async c => {
      const customer = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
      const { contactIds } = c.req.valid('json')
      return c.json(await write(c, work => sendStatement(work, c.var.parts.queue, customer, contactIds)))
    },
  )
  .post(
    '/receivable/:id/credit-override',
    may('POST /receivable/:id/credit-override', 'once'),
    param(Id),
    body(CreditOverrideSave),
    async c => {
      const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json(await write(c, work => giveCreditOverride(work, id, c.req.valid('json'))))
    },
  )
  .post(
    '/receivable/:id/credit-override/end',
    may('POST /receivable/:id/credit-override/end'),
    param(Id),
    body(CreditOverrideEnd),
    async c => {
      const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json(await write(c, work => endCreditOverride(work, id, c.req.valid('json'))))
    },
  )
  .post(
    '/receivable/:id/letter-again',
    may('POST /receivable/:id/letter-again', 'once'),
    param(Id),
    body(SendAgain),
    async c => {
      const { id } = await seenCustomer(sqlOf(c), personOf(c), c.req.valid('param').id)
      const about = { customerId: id, subjectId: id }
      return c.json(await write(c, work => sendLetterAgain(work, c.var.parts.queue, about, c.req.valid('json'))))
    },
  )

const today = (c: Ctx) => businessDay(c.var.now)
