import type { Work } from '~/db/kit/work'
import { type OrderRow, order } from '~/db/orders/order'
import type { Parties } from '~/db/orders/parties'
import { agreedPriceOf, factsOfProducts } from '~/db/pricing/price-facts'
import { compare } from '~/domain/kit/money'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { approvalNeeded, askPrice } from '../pricing/ask-price'

export type PricedFields = {
  oneOffPrice?: string | null | undefined
  oneOffReason?: string | null | undefined
  productId: string
  projectId: string
  orderDate: string
  quantity: string
}
export type OneOff = { oneOffPrice: string | null; oneOffReason: string | null }
/** Why an order is on hold whose price is asked about; the hold ends with the decision. */
export const PRICE_PENDING = 'One-off price needs approval'
export const PRICE_BEFORE = 'Until then the price before it holds'
const HELD_UNTIL = 'The order goes on hold until then'
export const orderPriceKey = (orderId: string) => `order:${orderId}`

/** The one-off price that holds already: approved or within the authority of who set it, for this product. */
export const oneOffInForce = (before: OrderRow | undefined, { productId }: PricedFields): OneOff =>
  before && before.status !== 'draft' && before.productId === productId
    ? { oneOffPrice: before.oneOffPrice, oneOffReason: before.oneOffReason }
    : { oneOffPrice: null, oneOffReason: null }

/** A price that holds already for as much concrete, or is none, is no question. */
export function isNewPrice(before: OrderRow | undefined, fields: PricedFields): boolean {
  if (!fields.oneOffPrice) return false
  const { oneOffPrice } = oneOffInForce(before, fields)
  if (oneOffPrice === null || before?.projectId !== fields.projectId) return true
  return compare(fields.oneOffPrice, oneOffPrice) < 0 || compare(fields.quantity, before.quantity) > 0
}

/** What an order's own price is judged on; one that is no lower than the project's agreed price is within what was approved. */
export async function factsOfOneOff(
  { sql }: Pick<Work, 'sql'>,
  fields: PricedFields,
  { customer, project, region }: Parties,
) {
  const { productId, orderDate: day, quantity } = fields
  const where = { customerId: customer.id, projectId: project.id, regionId: region.id, day }
  const agreed = await agreedPriceOf(sql, { ...where, productId })
  if (agreed !== null && compare(fields.oneOffPrice!, agreed) >= 0) return []
  return factsOfProducts(sql, where, [{ productId, unitPrice: fields.oneOffPrice!, quantity }])
}

/** Asks for the price of an order that is written with what holds until then. */
export async function askOrderPrice(
  work: Work,
  row: OrderRow,
  fields: PricedFields,
  parties: Parties,
): Promise<PendingPrice | null> {
  return askPrice(work, {
    kind: 'order',
    subjectKey: orderPriceKey(row.id),
    subjectId: row.id,
    label: `${row.orderNo}, ${parties.product.productCode} for ${parties.project.projectName}`,
    regionId: parties.region.id,
    customerId: parties.customer.id,
    facts: await factsOfOneOff(work, fields, parties),
    command: { orderId: row.id, oneOffPrice: fields.oneOffPrice, oneOffReason: fields.oneOffReason ?? null },
    reason: fields.oneOffReason ?? null,
  })
}

/** What saving this order would ask about its price; null where it asks nothing. */
export async function foreseenQuestion(
  work: Pick<Work, 'sql' | 'by' | 'now'>,
  before: OrderRow | undefined,
  fields: PricedFields,
  parties: Parties,
): Promise<{ refused: boolean; message: string } | null> {
  if (!isNewPrice(before, fields)) return null
  const facts = await factsOfOneOff(work, fields, parties)
  const needed = await approvalNeeded(work, { kind: 'order', regionId: parties.region.id, facts })
  if (!needed || needed.refused) return needed
  const held = !before || ['draft', 'confirmed'].includes(before.status)
  return { ...needed, message: `${needed.message}. ${held ? HELD_UNTIL : PRICE_BEFORE}` }
}

export const setOneOff = (work: Work, row: OrderRow, of: OneOff): Promise<OrderRow> =>
  order.move(work, row, of, 'set price')
