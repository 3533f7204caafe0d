import { asc, eq } from 'drizzle-orm'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { deliveryEvents } from './tables'

/** The timestamp chain of a load as it was told; corrections are further events. */
export const deliveryEvent = ledger(deliveryEvents, 'delivery_event')
export type DeliveryEventRow = typeof deliveryEvents.$inferSelect

export const eventsOf = (sql: Sql, deliveryOrderId: string): Promise<DeliveryEventRow[]> =>
  sql
    .select()
    .from(deliveryEvents)
    .where(eq(deliveryEvents.deliveryOrderId, deliveryOrderId))
    .orderBy(asc(deliveryEvents.at), asc(deliveryEvents.id))
