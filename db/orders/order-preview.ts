import { eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { orderPreviews } from './tables'

export const orderPreview = record(orderPreviews, 'order_preview')
export type OrderPreviewRow = typeof orderPreviews.$inferSelect

/** What the order was foreseen to cost when it was booked or last changed. */
export async function keptPreview(sql: Sql, orderId: string): Promise<OrderPreviewRow | undefined> {
  const [row] = await sql.select().from(orderPreviews).where(eq(orderPreviews.orderId, orderId))
  return row
}
