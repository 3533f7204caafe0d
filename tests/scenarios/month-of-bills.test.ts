import { beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../kit/invariants'
import { disputedBill, drafts, firstBill } from './month/first-bills'
import { agreed, pours } from './month/first-half'
import { type Load, type Month, openMonth } from './month/ground'
import { paid, reminded, statement } from './month/money'
import { reissued } from './month/reissued'
import { credited, secondHalf } from './month/second-half'

let month: Month
let disputed: Load
const invoices: { id: string; invoiceNo: string }[] = []
let bills: Awaited<ReturnType<typeof drafts>>
beforeAll(async () => {
  month = await openMonth()
})

describe('a month of one project, to the cent', { timeout: 120_000 }, () => {
  test('1 terms, and a quote of ten days', () => agreed(month))
  test('2 pours: pump, waiting, part loads, midnight, holiday, will-call, returns, an order that is used up', async () => {
    ;({ disputed } = await pours(month))
  })
  test('3 two bills by purchase order', async () => {
    bills = await drafts(month)
  })
  test('4 the first is sent back at each level', async () => {
    invoices.push(await firstBill(month, bills.one))
  })
  test('5 a dispute is carried over and settled', async () => {
    const { made, rest } = await disputedBill(month, bills.two, disputed)
    invoices.push(made, rest)
  })
  test('6 the second half has a new quote and, from its middle, a new rate of GST', async () => {
    const { bill, load } = await secondHalf(month)
    invoices.push(bill)
    await credited(month, load)
  })
  test('7 the bill of the second half went to the wrong desk: cancelled and made anew', async () => {
    invoices[3] = await reissued(month, invoices[3]!)
  })
  test('8 payment, statement of account and reminder', async () => {
    const [first, second, , last] = invoices
    await paid(month, [first!, second!])
    await statement(month)
    await reminded(month, second!, last!)
  })
})

test('what must always hold, holds', () => expectInvariants(month.portal), 60_000)
test('nothing of it was a defect', () => expect(month.portal.defects).toEqual([]))
