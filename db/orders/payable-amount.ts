import { eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { payableAmounts } from './tables'

export const payableAmount = record(payableAmounts, 'payable_amount')
export type PayableAmountRow = typeof payableAmounts.$inferSelect

export async function payableOf(sql: Sql, orderId: string): Promise<PayableAmountRow | undefined> {
  const [row] = await sql.select().from(payableAmounts).where(eq(payableAmounts.orderId, orderId))
  return row
}
