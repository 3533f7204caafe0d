import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { totalsOf } from '~/domain/billing/totals'
import { lineAmount, unitPrice } from '~/domain/kit/money'
import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { PricePart } from '~/domain/pricing/resolve'
import type { Agreed } from './agreements'
import type { Seed } from './base'
import type { Load, Series } from './day'
import { take } from './day'
import type { Goods } from './seeded-goods'
import type { Site } from './sites'

/** A part of a price as it is resolved for a draft today. */
export const partOf = (agreed: boolean, amount: string): PricePart => ({
  kind: agreed ? 'project' : 'list',
  label: agreed ? 'Agreed for the project' : 'Regional list',
  amount,
  source: null,
  reason: null,
})

export type Bill = { site: Site; from: string; to: string; loads: Load[] }

export type Approver = { id: string; name: string }

export type Ground = { seed: Seed; goods: Goods; agreed: Agreed; series: Series }

export type World = Ground & {
  /** The first level is the salesperson's of the customer; the administrator's where that is nobody of the house. */
  sellers: ReadonlyMap<string, Approver>
  approvers: Approver[]
  maker: Approver
  /** The customers, with the days of their own payment term. */
  payers: readonly { id: string; paymentDays: number; creditSuspended: boolean }[]
}

export type Draft = Awaited<ReturnType<typeof draft>>

export async function draft(
  { seed, goods, agreed, series, maker, sellers }: World,
  { site, from, to, loads }: Bill,
  status: DraftStatus,
) {
  const at = instantOn(addDays(to, 1), '09:10')
  const draftId = newId(at.getTime())
  const prices = agreed.get(site.projectId) ?? new Map<string, string>()
  const lines = loads.map((load, place) => {
    const product = goods.products.find(of => of.id === load.productId)!
    const price = prices.get(load.productId) ?? unitPrice(118 + product.strengthMpa * 0.8)
    return {
      ...seed.stamp(at),
      draftId,
      kind: 'product',
      place: place + 1,
      deliveryOrderId: load.id,
      doNumber: load.doNumber ?? null,
      deliveryRevision: 1,
      plantId: load.plantId,
      itemId: load.productId,
      description: `${product.productCode} ${product.name}`,
      quantity: `${load.quantity}00`,
      unit: 'm³',
      unitPrice: price,
      systemQuantity: `${load.quantity}00`,
      systemPrice: price,
      systemAmount: lineAmount(load.quantity, price),
      amount: lineAmount(load.quantity, price),
      trace: [partOf(prices.has(load.productId), price)],
      reason: null,
      disputed: false,
    }
  })
  const charge = goods.charges.find(of => of.trigger === 'cylinder_test')!
  const extra = {
    ...seed.stamp(at),
    draftId,
    kind: 'sub_product',
    place: lines.length + 1,
    deliveryOrderId: null,
    doNumber: null,
    deliveryRevision: null,
    plantId: loads[0]!.plantId,
    itemId: charge.id,
    description: charge.name,
    quantity: '2.0000',
    unit: charge.unit,
    unitPrice: unitPrice(charge.price),
    systemQuantity: '2.0000',
    systemPrice: unitPrice(charge.price),
    systemAmount: lineAmount(2, charge.price),
    amount: lineAmount(2, charge.price),
    trace: [{ label: `2 ${charge.unit}, 0 free` }],
    reason: null,
    disputed: false,
  }
  const all = loads.length > 4 ? [...lines, extra] : lines
  const totals = totalsOf(all, '9')
  // What an exception says is missing is not on the draft.
  const order = status === 'exception' ? null : site
  const row = {
    ...seed.stamp(at),
    id: draftId,
    demo: true,
    draftNo: `DR-${from.slice(0, 4)}-${String(take(series, `draft:${from.slice(0, 4)}`)).padStart(6, '0')}`,
    kind: 'invoice',
    customerId: site.customerId,
    projectId: site.projectId,
    regionId: site.regionId,
    salespersonId: site.salespersonId,
    purchaseOrderNo: order?.purchaseOrderNo ?? null,
    splitKey: `purchase_order:${order?.purchaseOrderId ?? 'none'}`,
    fromDate: from,
    toDate: to,
    status,
    round: 1,
    linesHash: await linesHash(all, order?.purchaseOrderNo),
    ...totals,
    madeBy: maker.id,
    approvedAt: ['approved', 'invoiced'].includes(status) ? instantOn(addDays(to, 2), '16:40') : null,
  }
  const exceptions =
    status === 'exception'
      ? [
          {
            ...seed.stamp(at),
            draftId,
            kind: 'missing_po',
            text: 'PO required, none on file',
            ownerId: (sellers.get(site.salespersonId ?? '') ?? maker).id,
          },
        ]
      : []
  return { row, lines: all, exceptions }
}
