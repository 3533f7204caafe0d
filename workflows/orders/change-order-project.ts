import type * as z from 'zod'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { partiesOf } from '~/db/orders/parties'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { sitesOf } from '~/db/orders/sites'
import { chargedPlace } from '~/domain/billing/load-facts'
import { invalid, Refused } from '~/domain/kit/problem'
import type { ChangeProject } from '~/domain/orders/order-actions'
import { advanceLocked } from '../kit/workflow'
import { keepPreview } from './keep-preview'
import { settle } from './objection'
import { orderFlow } from './order'
import { factsOf, isWaiting } from './order-facts'
import { objectionsTo } from './order-rules'

/**
 * Books an order on another project of the same customer and region. Once a load is called its paper names the project,
 * so from then on it takes an e-modification. The price is that of the new project, and its purchase order has to hold.
 */
export async function changeProject(work: Work, id: string, change: z.output<typeof ChangeProject>): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  const { loads, openLoads, calledLoads, draftedLoads } = await factsOf(work.sql, id)
  if (calledLoads)
    throw new Refused(
      `${calledLoads} loads of ${row.orderNo} are already called. Change them with an e-modification`,
      undefined,
      {
        rule: 'called-loads',
      },
    )
  const locationId = change.locationId ?? (await onlySite(work, change.projectId))
  if (row.mergedOrderId && locationId !== row.locationId)
    throw new Refused(`${row.orderNo} is merged with other orders of its site; undo the merge first`, undefined, {
      rule: 'merge',
    })
  const named = { ...row, projectId: change.projectId, locationId, purchaseOrderId: change.purchaseOrderId ?? null }
  const parties = await partiesOf(work, named)
  if (parties.region.id !== row.regionId)
    throw invalid('projectId', 'The project is in another region; book a new order')
  const objections = await objectionsTo(work, named, parties, NO_LOADS, [])
  settle(work, objections, change.override)
  const { latitude, longitude, postalCode } = parties.location
  const place = { locationId, latitude, longitude, postalCode }
  const promisedPlace = chargedPlace(row.promisedPlace, place)
  const own = { projectId: named.projectId, locationId, purchaseOrderId: named.purchaseOrderId }
  const values = { ...own, latitude, longitude, promisedPlace }
  const facts = { openLoads, calledLoads, draftedLoads }
  const reason = change.override?.reason
  const moved = await advanceLocked(
    work,
    orderFlow,
    row,
    { type: 'change_project', reason, values, facts },
    change.version,
  )
  for (const load of loads.filter(isWaiting))
    await deliveryOrder.move(work, load, { projectId: named.projectId, locationId }, 'change project')
  await keepPreview(work, moved)
  return moved
}

/** The times of the loads stay, so capacity has nothing to say about a change of project. */
const NO_LOADS = { startsAt: new Date(0), sizes: { schedule: '1', minimum: '0' }, shares: [], plants: new Map() }

async function onlySite(work: Work, projectId: string): Promise<string> {
  const sites = await sitesOf(work.sql, projectId)
  if (sites.length === 1) return sites[0]!
  throw invalid('locationId', sites.length ? 'Choose the site of the project' : 'This project has no site')
}
