import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { CREW_RULES, type Refusal, refusalsOf } from '~/domain/deliveries/delivery-order-checks'
import type { Candidate } from '~/domain/queue/next-truck'
import type { DeliveryOrderRow } from '../deliveries/delivery-order'
import { manyFacts } from '../deliveries/delivery-order-checks'
import { trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orderTrucks } from '../orders/tables'
import { queueItems } from './tables'

/** The trucks that wait at the plant of a load in their rank, each with what rules it out in the words of `judge`. */
export async function rankedFor(
  sql: Sql,
  load: DeliveryOrderRow,
  now: Date,
  alsoId?: string,
  judge: (facts: Parameters<typeof refusalsOf>[0]) => Refusal[] = facts => refusalsOf(facts),
): Promise<{ ranked: Candidate[]; wishes: boolean }> {
  const [items, wished] = await Promise.all([
    sql
      .select({
        queueId: queueItems.id,
        truckId: queueItems.truckId,
        driverId: queueItems.driverId,
        truckNo: trucks.truckNo,
      })
      .from(queueItems)
      .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
      .where(
        and(
          eq(queueItems.plantId, load.plantId),
          or(
            eq(queueItems.status, 'joined'),
            alsoId ? and(eq(queueItems.id, alsoId), inArray(queueItems.status, ['called', 'acknowledged'])) : undefined,
          ),
        ),
      )
      .orderBy(asc(queueItems.rankAt), asc(queueItems.id)),
    sql.select({ truckId: orderTrucks.truckId }).from(orderTrucks).where(eq(orderTrucks.orderId, load.orderId)),
  ])
  const facts = await manyFacts(sql, load, items, now)
  const wishedIds = new Set(wished.map(({ truckId }) => truckId))
  return {
    wishes: wishedIds.size > 0,
    ranked: items.map((item, place) => ({
      queueId: item.queueId,
      truckNo: item.truckNo,
      wished: wishedIds.has(item.truckId),
      // Who is called for what is asked at the call itself; it does not change the rank.
      refusals: judge(facts[place]!.facts).filter(({ rule }) => CREW_RULES.includes(rule) && rule !== 'called'),
    })),
  }
}
