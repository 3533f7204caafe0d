import { asc, eq } from 'drizzle-orm'
import { DELIVERY_EVENTS } from '~/domain/deliveries/event'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { deliveryEvents } from './tables'

/** The timestamp chain of a load as it was reported; corrections are further events. */
export const deliveryEvent = ledger(deliveryEvents, 'delivery_event')
export type DeliveryEventRow = typeof deliveryEvents.$inferSelect

/** In the order in which they happened; of one instant, in the order of the trade. */
export async function eventsOf(sql: Sql, deliveryOrderId: string): Promise<DeliveryEventRow[]> {
  const rows = await sql
    .select()
    .from(deliveryEvents)
    .where(eq(deliveryEvents.deliveryOrderId, deliveryOrderId))
    .orderBy(asc(deliveryEvents.at))
  const rank = ({ event }: DeliveryEventRow) =>
    ['generated', ...DELIVERY_EVENTS, 'diverted', 'exchanged', 'delivered'].indexOf(event)
  return rows.sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b))
}
