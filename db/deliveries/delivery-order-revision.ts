import { asc, eq } from 'drizzle-orm'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { deliveryRevisions } from './tables'

/** What a ticket said at each revision; the first is written when the ticket is generated. */
export const deliveryRevision = ledger(deliveryRevisions, 'delivery_revision')
export type DeliveryRevisionRow = typeof deliveryRevisions.$inferSelect

export const revisionsOf = (sql: Sql, deliveryOrderId: string): Promise<DeliveryRevisionRow[]> =>
  sql
    .select()
    .from(deliveryRevisions)
    .where(eq(deliveryRevisions.deliveryOrderId, deliveryOrderId))
    .orderBy(asc(deliveryRevisions.revision))
