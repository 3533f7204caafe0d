import { pricedAddOns } from '~/db/billing/add-ons-to-bill'
import { loadToBill, projectToBill } from '~/db/billing/billable'
import { type Billed, billedOf } from '~/db/billing/billed-lines'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { revisionsOf } from '~/db/deliveries/delivery-revision'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { chargesOn } from '~/db/pricing/charges'
import type { BillableLoad, DraftException, DraftLine } from '~/domain/billing/billable'
import { draftLines } from '~/domain/billing/invoice-draft-lines'
import { noteLines } from '~/domain/billing/note'
import { billableLoads } from './billable-loads'

type Dosed = { associateProductId: string; quantity: string }[]
type LoadState = { load: DeliveryOrderRow; addOns: Dosed }
export type NoteContent = { lines: DraftLine[]; exceptions: DraftException[] }
type Invoiced = { draftId: string; invoiceId: string; customerId: string; projectId: string }

/**
 * What a note to an invoice says about one load: the state that it should bill less what is billed. A load that went to
 * another customer or project, or is rejected, is credited whole. `present` is what stands in the database.
 */
export async function noteContent(
  sql: Sql,
  of: Invoiced,
  { load, addOns }: LoadState,
  present: LoadState,
  reason: string,
): Promise<NoteContent> {
  const billed = await billedOf(sql, load.id, of)
  const stays = load.customerId === of.customerId && load.projectId === of.projectId
  const due = stays && (load.status === 'delivered' || load.status === 'returned')
  const delivered = due ? await pricedLines(sql, { load, addOns }, billed) : { lines: [], exceptions: [] }
  const then = await pricedLines(sql, await asInvoiced(sql, present, billed.revision), billed)
  return {
    lines: noteLines(billed.lines, delivered.lines, then.lines, reason),
    exceptions: delivered.exceptions,
  }
}

async function pricedLines(sql: Sql, { load, addOns }: LoadState, billed: Billed): Promise<NoteContent> {
  const { regionId } = await projectToBill(sql, load.projectId)
  const parties = { regionId, customerId: load.customerId, projectId: load.projectId, orderIds: [load.orderId] }
  const dosed = await pricedAddOns(
    sql,
    addOns.map(addOn => ({ ...addOn, deliveryOrderId: load.id })),
    [load],
    parties,
  )
  const loads = await billableLoads(sql, [await loadToBill(sql, load)], dosed, {
    customerId: load.customerId,
    regionId,
  })
  const { subProducts } = await chargesOn(sql, parties, load.doDate)
  const minimumLoad = await settingOn(sql, 'orders.minimum-load', load.doDate, regionId)
  return draftLines(
    loads.map(of => atInvoicePrice(of, billed)),
    [],
    subProducts,
    { minimumLoad },
  )
}

/** Concrete and add-ons keep the price of their invoice; what was not on it is priced on the day of the load. */
function atInvoicePrice(load: BillableLoad, { lines }: Billed): BillableLoad {
  const priceOf = (kind: string, itemId: string) => lines.find(of => of.kind === kind && of.itemId === itemId)
  const concrete = priceOf('product', load.productId)
  return {
    ...load,
    ...(concrete ? { price: { unitPrice: concrete.unitPrice, parts: concrete.trace } } : {}),
    addOns: load.addOns.map(of => ({
      ...of,
      unitPrice: priceOf('associate', of.associateProductId)?.unitPrice ?? of.unitPrice,
    })),
  }
}

const STAMPS = ['batchedAt', 'onSiteAt', 'pourEndAt'] as const

/** The load as its ticket said when it was invoiced; a load that was never changed still says so. */
async function asInvoiced(sql: Sql, present: LoadState, revision: number | null): Promise<LoadState> {
  const kept = (await revisionsOf(sql, present.load.id)).find(of => of.revision === revision)
  if (!kept) return present
  const facts = kept.facts as Partial<DeliveryOrderRow> & { associateProducts?: Dosed }
  const stamps = STAMPS.map(stamp => [stamp, facts[stamp] ? new Date(facts[stamp]) : null])
  const { associateProducts = [], ...fields } = facts
  return {
    load: { ...present.load, ...fields, ...Object.fromEntries(stamps), revision: kept.revision },
    addOns: associateProducts,
  }
}
