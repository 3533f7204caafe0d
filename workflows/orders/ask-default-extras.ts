import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { defaultServices } from '~/db/orders/default-extras'
import type { OrderRow } from '~/db/orders/order'
import { orderedServices } from '~/db/orders/ordered-extras'
import { type DefaultService, type SettledServices, withDefaults } from '~/domain/orders/default-extras'
import type { TidyService } from '~/domain/orders/tidy-order'
import type { PriceFacts } from '~/domain/pricing/authority'
import { approvalNeeded, askPrice } from '../pricing/ask-price'

type Fields = SettledServices & { customerId: string; projectId: string; orderDate: string }

/** What an order has once it is saved, what of it was asked for only, and who has to approve that. */
export type ServicesOfOrder = {
  defaults: DefaultService[]
  asked: SettledServices
  settled: SettledServices
  lowered: TidyService[]
  waived: PriceFacts[]
  needed: { refused: boolean; message: string } | null
}

/** What the question about services runs when it is approved: how much of each is left. */
export type LoweredServices = { orderId: string; lowered: readonly TidyService[] }

const STAYS = 'Until then the service stays on the order'

/**
 * The services of an order that is booked or changed. What comes by itself and is taken off, or lowered, stays until a
 * second person approved it, as every price that goes down; a draft asks nobody yet.
 */
export async function servicesOf(
  work: Pick<Work, 'sql' | 'by' | 'now'>,
  before: OrderRow | undefined,
  fields: Fields,
  { regionId, draft = false }: { regionId: string; draft?: boolean },
): Promise<ServicesOfOrder> {
  const defaults = await defaultServices(work.sql, regionId, { ...fields, id: before?.id })
  const booked = before && before.status !== 'draft' ? before : null
  const named = booked ? [...fields.servicesOff, ...booked.servicesOff] : fields.servicesOff
  const present = booked && (await servicesOn(work.sql, booked.id))
  const { asked, held, ...lowers } = withDefaults({ ...fields, servicesOff: named }, defaults, present)
  const needed = draft ? null : await approvalNeeded(work, { kind: 'order', regionId, facts: lowers.waived })
  const told = needed && !needed.refused ? { ...needed, message: `${needed.message}. ${STAYS}` } : needed
  return { defaults, asked, settled: needed ? held : asked, ...lowers, needed: told }
}

/** Asks for what was taken off an order that is written with it; answers what the person is told. */
export async function askServices(
  work: Work,
  row: OrderRow,
  { lowered, waived, needed }: ServicesOfOrder,
): Promise<string[]> {
  if (!needed) return []
  await askPrice(work, {
    kind: 'order',
    subjectKey: `order-services:${row.id}`,
    subjectId: row.id,
    label: `${row.orderNo}: less of ${waived.map(of => of.what).join(', ')}`,
    regionId: row.regionId,
    customerId: row.customerId,
    facts: waived,
    command: { orderId: row.id, lowered } satisfies LoweredServices,
  })
  return [needed.message]
}

export async function servicesOn(sql: Sql, orderId: string): Promise<TidyService[]> {
  const rows = await orderedServices.list(sql, orderId)
  return rows.map(({ serviceId, subProductId, quantity }) => ({ itemId: (serviceId ?? subProductId)!, quantity }))
}
