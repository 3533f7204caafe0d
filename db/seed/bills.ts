import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { totalsOf } from '~/domain/billing/totals'
import { lineAmount, unitPrice } from '~/domain/kit/money'
import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { PricePart } from '~/domain/pricing/resolve'
import { invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import { approvals } from '../kit/tables'
import type { Seed } from './base'
import { seedBillTrail } from './bill-trail'
import type { Site } from './clients'
import type { Load, Series } from './day'
import { take } from './day'
import type { Goods } from './goods'
import { seedInvoices } from './paid'
import type { Agreed } from './prices'

type Bill = { site: Site; from: string; to: string; loads: Load[] }
type Approver = { id: string; name: string }
type Ground = { seed: Seed; goods: Goods; agreed: Agreed; series: Series }
export type World = Ground & {
  /** The first level is the salesperson's of the customer; the administrator's where that is nobody of the house. */
  sellers: ReadonlyMap<string, Approver>
  approvers: Approver[]
  maker: Approver
}

/** Half months: the 1st to the 15th, the 16th to the end. */
export function periodOf(day: string): { from: string; to: string } {
  const month = day.slice(0, 8)
  if (Number(day.slice(8)) <= 15) return { from: `${month}01`, to: `${month}15` }
  const next = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)
  return { from: `${month}16`, to: next }
}

const OPEN = [
  'with_sales',
  'with_sales',
  'with_manager',
  'with_ceo',
  'approved',
  'draft',
  'exception',
  'with_sales',
] as const

/** Closed periods are invoiced and exported, the last one stands with its approvers, the running one is not drafted yet. */
export async function seedBills(world: World, sites: Site[], loads: Load[]): Promise<Map<string, string>> {
  const { seed } = world
  const running = periodOf(seed.today).from
  const last = periodOf(addDays(running, -1)).from
  const bills = new Map<string, Bill>()
  const siteOf = new Map(sites.map(site => [site.projectId, site]))
  for (const load of loads) {
    if (load.doDate >= running || load.status !== 'returned') continue
    const period = periodOf(load.doDate)
    const key = `${load.projectId}${period.from}`
    const bill = bills.get(key) ?? { site: siteOf.get(load.projectId)!, ...period, loads: [] }
    bill.loads.push(load)
    bills.set(key, bill)
  }
  const sorted = [...bills.values()].sort((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : a.site.projectName < b.site.projectName ? -1 : 1,
  )
  const draftOf = new Map<string, string>()
  const made = []
  for (const [at, bill] of sorted.entries())
    made.push(await draft(world, bill, bill.from === last ? OPEN[at % OPEN.length]! : 'invoiced'))
  for (const of of made)
    for (const line of of.lines) if (line.deliveryOrderId) draftOf.set(line.deliveryOrderId, of.row.id)
  await bulkInsert(
    seed.sql,
    invoiceDrafts,
    made.map(of => of.row),
  )
  await bulkInsert(
    seed.sql,
    invoiceDraftLines,
    made.flatMap(of => of.lines),
  )
  const taken = made.flatMap(of => approvalsFor(world, of.row))
  await bulkInsert(seed.sql, approvals, taken)
  await seedBillTrail(world, made, taken, await seedInvoices(world, made))
  return draftOf
}

export type Draft = Awaited<ReturnType<typeof draft>>

async function draft(
  { seed, goods, agreed, series, maker }: World,
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
      systemPrice: price,
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
    systemPrice: unitPrice(charge.price),
    amount: lineAmount(2, charge.price),
    trace: [{ label: `2 ${charge.unit}, 0 free` }],
    reason: null,
    disputed: false,
  }
  const all = loads.length > 4 ? [...lines, extra] : lines
  const totals = totalsOf(all, '9')
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
    purchaseOrderNo: site.purchaseOrderNo,
    fromDate: from,
    toDate: to,
    status,
    round: 1,
    linesHash: await linesHash(all),
    ...totals,
    exceptions:
      status === 'exception'
        ? [{ kind: 'missing_po', text: 'The project asks for a purchase order and has none with room left' }]
        : [],
    madeBy: maker.id,
    approvedAt: ['approved', 'invoiced'].includes(status) ? instantOn(addDays(to, 2), '16:40') : null,
  }
  return { row, lines: all }
}

/** A part of a price as it is resolved for a draft today. */
const partOf = (agreed: boolean, amount: string): PricePart => ({
  kind: agreed ? 'project' : 'list',
  label: agreed ? 'Agreed for the project' : 'Regional list',
  amount,
  source: null,
  reason: null,
})

const TAKEN: Record<string, number> = { with_manager: 1, with_ceo: 2, approved: 3, invoiced: 3 }

function approvalsFor({ approvers, sellers }: World, row: Draft['row']) {
  const own = [sellers.get(row.salespersonId ?? '') ?? approvers[0]!, ...approvers.slice(1)]
  return own.slice(0, TAKEN[row.status] ?? 0).map((approver, place) => {
    const at = instantOn(addDays(row.toDate, 1), ['11:20', '15:05', '17:30'][place]!)
    return {
      id: newId(at.getTime()),
      subject: 'invoice_draft',
      subjectId: row.id,
      round: 1,
      level: place + 1,
      approverId: approver.id,
      approverName: approver.name,
      decision: 'approve',
      reason: null,
      amount: row.total,
      contentHash: row.linesHash,
      personKey: approver.id,
      at,
    }
  })
}
