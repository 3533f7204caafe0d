import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { invoiceDraftLines } from './tables'

/**
 * The bills that have a delivery order, by its whole number as customers quote it: the number is unique, so its index finds
 * the one load and that of the lines its bills. `billed` leaves out lines in dispute, which no invoice has.
 */
export async function billsOfDelivery(sql: Sql, draftId: PgColumn, word: string, billed = false): Promise<SQL> {
  const doNumber = word.trim()
  const bills = await sql
    .select({ id: invoiceDraftLines.draftId })
    .from(deliveryOrders)
    .innerJoin(invoiceDraftLines, eq(invoiceDraftLines.deliveryOrderId, deliveryOrders.id))
    .where(
      and(
        inArray(deliveryOrders.doNumber, [...new Set([doNumber, doNumber.toUpperCase()])]),
        billed ? eq(invoiceDraftLines.disputed, false) : undefined,
      ),
    )
  return inArray(
    draftId,
    bills.map(({ id }) => id),
  )
}
