import { getSeen } from '~/db/deliveries/delivery-order'
import { factsOfLoad } from '~/db/deliveries/delivery-order-facts'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import type { EmodSubmit } from '~/domain/deliveries/emodification'
import { type Effect, effectOf } from './emodification-effect'
import { checkedChanges } from './submit-emodification'

export type EmodPreviewed = Effect & { changed: string[] }

/** The effect of a request before it is made; refused for the same reasons as the request itself. */
export async function previewEmodification(
  sql: Sql,
  person: Person,
  of: Pick<EmodSubmit, 'deliveryOrderId' | 'cause' | 'changes'>,
  now: Date,
): Promise<EmodPreviewed> {
  const load = await getSeen(sql, person, of.deliveryOrderId)
  const changes = await checkedChanges(sql, person, load, await factsOfLoad(sql, load), of.changes)
  return { ...(await effectOf(sql, load, changes, of.cause, now)), changed: Object.keys(changes) }
}
