import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { partiesOf } from '~/db/orders/parties'
import type { Offer } from '~/domain/orders/offer'
import type { OrderFields } from '~/domain/orders/order'
import { type PlannedLoad, planLoads } from '~/domain/orders/schedule'
import { tidyOrder } from '~/domain/orders/tidy-order'
import type { HeldOffer } from '~/domain/orders/wait-list'
import { fieldsOfOrder } from './order-fields'
import { planOrder } from './plan-order'

type Times = Pick<Offer, 'startTime' | 'spacingMinutes' | 'plantId' | 'plantStart' | 'quantity'>

/** A draft as it would be booked at the times that were found for it. */
export async function bookedAt(work: Work, row: OrderRow, found: Times): Promise<OrderFields> {
  const { startTime, spacingMinutes, plantId, plantStart, quantity } = found
  const assignedPlants = [{ id: plantId, startTime: plantStart, quantity }]
  return { ...(await fieldsOfOrder(work.sql, row)), startTime, spacingMinutes, assignedPlants, draft: false }
}

/** What is reserved for it, load by load. */
export async function heldOffer(work: Work, row: OrderRow, found: Times & { plantName: string }): Promise<HeldOffer> {
  const { startTime, spacingMinutes, plantId, plantName, plantStart, quantity } = found
  const fields = await bookedAt(work, row, found)
  const { region, location } = await partiesOf(work, fields)
  const { latitude, longitude } = row
  const plan = await planOrder(work.sql, {
    ...tidyOrder(fields, region.zone),
    ...{ place: { latitude, longitude }, region, location },
  })
  const loads = planLoads(plan.shares, spacingMinutes, plan.sizes).map(reserved)
  return { startTime, spacingMinutes, plantId, plantName, plantStart, quantity, orderVersion: row.version, loads }
}

const reserved = ({ plantId, quantity, batchAt, onSiteAt }: PlannedLoad) => ({
  ...{ plantId, quantity, batchAt: batchAt.toISOString(), onSiteAt: onSiteAt.toISOString() },
})
