import { searchPayments } from '~/db/billing/payment'
import { ageingReport } from '~/db/billing/receivable/ageing'
import { openItems, unallocatedOf } from '~/db/billing/receivable/open-item'
import { seenCustomer } from '~/db/customers/customer'
import { AgeingSearch, ageingOf, ReceivableDay } from '~/domain/billing/receivable'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { param, query } from '../kit/valid'

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
    const [items, credit, payments] = await Promise.all([
      openItems(sql, person, of),
      unallocatedOf(sql, person, of),
      searchPayments(sql, person, { customerId: customer.id, limit: 50, offset: 0 }),
    ])
    const { id, customerName, customerCode, creditLimit, creditSuspended, creditReason } = customer
    return c.json({
      id,
      customerName,
      customerCode,
      creditLimit,
      creditSuspended,
      creditReason,
      day: of.day,
      ageing: ageingOf(items, credit.get(id) ?? '0', of.day),
      items,
      payments: payments.rows,
    })
  })

const today = (c: Ctx) => businessDay(c.var.now)
