import { eq } from 'drizzle-orm'
import { amount, decimal, sum } from '~/domain/kit/money'
import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { creditExposure } from '../billing/receivable/exposure'
import { paymentAllocations, payments } from '../billing/receivable/tables'
import { customers } from '../customers/tables'
import { bulkInsert } from '../kit/bulk'
import type { World } from './bill-draft'
import { take } from './day'
import { randomOf } from './random'

type Billed = { id: string; customerId: string; invoiceDate: string; dueDate: string; total: string }
/** What was paid of an invoice on a day. */
export type Paid = { invoiceId: string; amount: string; paidOn: string }
type Payer = { id: string; creditSuspended: boolean }

/** How customers pay: most on time, some late, some a part of their newest due invoice, the one on hold nothing. */
const HABITS = [
  'on time',
  'on time',
  'late',
  'on time',
  'partly',
  'on time',
  'on time',
  'late',
  'on time',
  'over',
] as const

/** Money that came back for the invoices of the past, as files of the ERP told of it. */
export async function seedPayments(
  { seed, series, maker }: World,
  billed: readonly Billed[],
  payers: readonly Payer[],
): Promise<Paid[]> {
  const random = randomOf(77)
  const made: { row: typeof payments.$inferInsert; parts: { invoiceId: string; amount: string }[] }[] = []
  for (const [at, payer] of payers.entries()) {
    if (payer.creditSuspended) continue
    const habit = HABITS[at % HABITS.length]!
    const lag = habit === 'late' ? 18 + random.whole(0, 12) : random.whole(-3, 2)
    const own = billed.filter(bill => bill.customerId === payer.id)
    const due = own.filter(bill => payday(bill, lag) <= seed.today)
    const last = due.at(-1)
    for (const [paidOn, bills] of Map.groupBy(due, bill => payday(bill, lag))) {
      const parts = bills.map(bill => ({
        invoiceId: bill.id,
        amount: habit === 'partly' && bill === last ? amount(decimal(bill.total).times('0.4')) : bill.total,
      }))
      const extra = habit === 'over' && last && bills.includes(last) ? 500 : 0
      made.push({
        parts,
        row: {
          ...seed.stamp(instantOn(paidOn, '09:00')),
          demo: true,
          paymentNo: '',
          customerId: payer.id,
          reference: `TT-${paidOn.replaceAll('-', '')}-${String(at + 1).padStart(3, '0')}`,
          paidOn,
          amount: amount(sum(parts.map(part => part.amount)).plus(extra)),
          method: at % 4 === 3 ? 'giro' : 'transfer',
          source: 'file',
        },
      })
    }
  }
  made.sort((a, b) => (a.row.paidOn + a.row.reference < b.row.paidOn + b.row.reference ? -1 : 1))
  for (const { row } of made) {
    const year = row.paidOn.slice(0, 4)
    row.paymentNo = `RC-${year}-${String(take(series, `payment:${year}`)).padStart(6, '0')}`
  }
  await bulkInsert(
    seed.sql,
    payments,
    made.map(({ row }) => row),
  )
  await bulkInsert(
    seed.sql,
    paymentAllocations,
    made.flatMap(({ row, parts }) =>
      parts.map(part => ({
        id: newId(),
        paymentId: row.id!,
        ...part,
        at: instantOn(row.paidOn, '09:00'),
        by: maker.id,
        byName: maker.name,
      })),
    ),
  )
  return made.flatMap(({ row, parts }) => parts.map(part => ({ ...part, paidOn: row.paidOn })))
}

/** Nobody pays before the invoice is out. */
function payday(bill: Billed, lag: number): string {
  const day = addDays(bill.dueDate, lag)
  return day > bill.invoiceDate ? day : addDays(bill.invoiceDate, 1)
}

/** Limits as finance would set them: room above what each customer usually stands for, and one that has grown out of it. */
export async function seedCreditLimits({ seed }: Pick<World, 'seed'>, payers: readonly Payer[]): Promise<void> {
  for (const [at, { id }] of payers.entries()) {
    const { total } = await creditExposure(seed.sql, { customerId: id, today: seed.today })
    const share = at === 6 ? '0.85' : '1.6'
    const step = decimal(total).times(share).div(10_000).ceil().times(10_000)
    const limit = step.lessThan(80_000) ? '80000.00' : amount(step)
    await seed.sql.update(customers).set({ creditLimit: limit }).where(eq(customers.id, id))
  }
}
