import { loadsOf } from '~/db/deliveries/delivery-order'
import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { siteRequest } from '~/db/orders/site-request'
import { cubicMetres, decimal, isPositive, sum } from '~/domain/kit/money'
import { Missing, Refused } from '~/domain/kit/problem'
import { clockTime } from '~/domain/kit/time'
import { inEnglish } from '~/domain/kit/translated'
import { firmOf } from '~/domain/orders/on-call-quantity'
import { type SiteRequestDecide, type SiteRequestRow, siteRequestWords } from '~/domain/orders/site-request'
import { holdOrder } from './hold-order'
import { isGone, isWaiting } from './order-facts'
import { fieldsOfOrder } from './order-fields'
import { releaseOnCallQuantity, soonestOnSite } from './release-on-call-quantity'
import { saveOrder } from './save-order'

export type SiteRequestDecided = { id: string; status: string; warnings: string[] }
type Asked = Pick<SiteRequestRow, 'kind' | 'quantity' | 'wantedAt' | 'askedBy' | 'remarks'>

/**
 * Yes does what the site asked, by the verb that a dispatcher uses and under its rules: where a rule refuses, the request stays
 * open. What was done by hand, and no, are told to the site alone.
 */
export async function decideSiteRequest(
  work: Work,
  orderId: string,
  { siteRequestId, version, decision, answer }: SiteRequestDecide,
): Promise<SiteRequestDecided> {
  const order = await lockSeenOrder(work, orderId)
  const found = await siteRequest.lock(work, siteRequestId)
  if (found.orderId !== orderId) throw new Missing('There is no such request of the site')
  const row = siteRequest.atVersion(found, version)
  if (row.status !== 'open') throw new Refused(`This request was ${row.status} already`, undefined, { rule: 'decided' })
  const warnings = decision === 'accept' ? await doAsAsked(work, order, row) : []
  const decided = await siteRequest.move(
    { ...work, reason: answer ?? undefined },
    row,
    {
      status: decision === 'decline' ? 'declined' : 'accepted',
      answer,
      decidedAt: work.now,
      decidedByName: work.by.name,
    },
    decision === 'decline' ? 'decline' : 'accept',
  )
  return { id: decided.id, status: decided.status, warnings }
}

async function doAsAsked(work: Work, order: OrderRow, asked: Asked): Promise<string[]> {
  const reason = [inEnglish(() => `${siteRequestWords(asked)}, asked by ${asked.askedBy} on site`), asked.remarks]
    .filter(Boolean)
    .join(': ')
    .slice(0, 400)
  if (asked.kind === 'hold') {
    await holdOrder(work, order.id, { version: order.version, reason })
    return []
  }
  if (asked.kind === 'release_on_call') return releaseAsAsked(work, order, asked)
  const quantity = asked.kind === 'send_more' ? moreOf(order, asked) : await calledOf(work, order)
  const fields = await fieldsOf(work, order, quantity, asked.kind === 'last_load' ? '0' : order.onCallQuantity)
  const { warnings } = await saveOrder({ ...work, reason }, fields, { id: order.id, version: order.version })
  return warnings
}

/** Without a time of its own, as soon as the next truck can be there. */
async function releaseAsAsked(work: Work, order: OrderRow, asked: Asked): Promise<string[]> {
  const { askedBy, remarks, wantedAt } = asked
  const { zone } = await region.get(work.sql, order.regionId)
  const { warnings } = await releaseOnCallQuantity(work, order.id, {
    ...{ version: order.version, quantity: asked.quantity ?? '0', askedBy },
    ...{
      reason: remarks ?? 'Asked on site',
      startTime: clockTime(wantedAt ?? (await soonestOnSite(work, order)), zone),
    },
  })
  return warnings
}

const moreOf = ({ quantity }: OrderRow, asked: Asked) => cubicMetres(decimal(quantity).plus(asked.quantity ?? 0))

/** m³ of the loads that are called or went further: after the last of them nothing more comes. */
async function calledOf(work: Work, { id, orderNo }: OrderRow): Promise<string> {
  const loads = (await loadsOf(work.sql, id)).filter(load => !isWaiting(load) && !isGone(load))
  const quantity = cubicMetres(sum(loads.map(load => load.quantity)))
  if (!isPositive(quantity))
    throw new Refused(`No load of ${orderNo} is called yet. Cancel the order instead`, undefined, { rule: 'last-load' })
  return quantity
}

/** The order as a form would send it, with another quantity: the plants that come last give or take the difference. */
async function fieldsOf(work: Work, order: OrderRow, quantity: string, onCallQuantity: string) {
  const fields = await fieldsOfOrder(work.sql, order)
  let rest = decimal(firmOf({ quantity, onCallQuantity }))
  const left = fields.assignedPlants
  const shares = left.map((plant, place) => {
    const most = decimal(plant.quantity ?? 0)
    const share = place === left.length - 1 || rest.lessThan(most) ? rest : most
    rest = rest.minus(share)
    return { ...plant, quantity: cubicMetres(share) }
  })
  return { ...fields, quantity, onCallQuantity, assignedPlants: shares.filter(share => isPositive(share.quantity)) }
}
