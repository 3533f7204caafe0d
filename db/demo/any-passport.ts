import { and, desc, eq, isNotNull, sql as raw } from 'drizzle-orm'
import { businessDay } from '~/domain/kit/time'
import { cylinderAges, cylinderTests } from '../cylinders/tables'
import type { Sql } from '../kit/open'
import { pourPassports } from '../orders/pour-passport-tables'
import { orders } from '../orders/tables'

export const anyPassport = async (sql: Sql): Promise<boolean> =>
  (await sql.select({ id: pourPassports.id }).from(pourPassports).limit(1)).length > 0

/** The last completed order with an approved result: its passport has something in every part. */
export async function closedPour(sql: Sql, now: Date): Promise<{ projectId: string; orderId: string } | undefined> {
  const [pour] = await sql
    .select({ projectId: orders.projectId, orderId: orders.id })
    .from(orders)
    .innerJoin(cylinderTests, eq(cylinderTests.orderId, orders.id))
    .innerJoin(cylinderAges, eq(cylinderAges.testId, cylinderTests.id))
    .where(
      and(
        eq(orders.status, 'completed'),
        raw`${orders.orderDate} < ${businessDay(now)}`,
        eq(cylinderAges.status, 'approved'),
        isNotNull(cylinderAges.mean),
      ),
    )
    .orderBy(desc(orders.orderDate), orders.orderNo)
    .limit(1)
  return pour
}
