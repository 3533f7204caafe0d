import { type Billed, billedOf } from '~/db/billing/billed-lines'
import { regionOfLoad } from '~/db/billing/project-to-bill'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { revisionsOf } from '~/db/deliveries/delivery-order-revision'
import type { Sql } from '~/db/kit/open'
import { type Bill, type BillLine, type DraftException, exceptionOf } from '~/domain/billing/bill-line'
import type { BillTerms } from '~/domain/billing/bill-terms'
import { type Gst, gstAt } from '~/domain/billing/gst'
import { noteLines } from '~/domain/billing/note'
import { decimal } from '~/domain/kit/money'
import { billOfLoad, type Dosed, isDueOf, type LoadState } from './bill-of-load'

export type NoteContent = { lines: BillLine[]; exceptions: DraftException[] }
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
  const delivered = isDueOf(load, of) ? await asBilled(sql, { load, addOns }, billed) : NOTHING
  const then = await asBilled(sql, await asInvoiced(sql, present, billed.revision), billed)
  const lines = noteLines(billed.lines, delivered.lines, then.lines, reason)
  return {
    // An invoice from before lines were taxed one by one has one rate, and its notes have it too.
    lines: taxedOf(billed) ? lines : lines.map(line => ({ ...line, gstPercent: null, gstCode: null })),
    exceptions: delivered.gaps.map(exceptionOf),
  }
}

const NOTHING: Bill = { lines: [], gaps: [], letOff: [] }

async function asBilled(sql: Sql, state: LoadState, billed: Billed): Promise<Bill> {
  const regionId = await regionOfLoad(sql, state.load)
  return billOfLoad(sql, state, regionId, terms => atInvoicePrice(terms, billed))
}

/**
 * Concrete and add-ons keep the price of their invoice, or the one that a note agreed since, and its tax; what was not on
 * it is priced on the day of the load.
 */
function atInvoicePrice(terms: BillTerms, billed: Billed): BillTerms {
  const { lines } = billed
  const priceOf = (kind: string, itemId: string) =>
    lines.findLast(of => of.kind === kind && of.itemId === itemId && !decimal(of.quantity).isNegative())
  return {
    ...terms,
    concrete: load => {
      const concrete = priceOf('product', load.product.id)
      return concrete ? { unitPrice: concrete.unitPrice, parts: concrete.trace as never[] } : terms.concrete(load)
    },
    charge: (item, order, day) => {
      const addOn = item.kind === 'associate_product' ? priceOf('associate', item.id) : undefined
      const term = terms.charge(item, order, day)
      return addOn ? { ...(term ?? unnamed(item, day)), unitPrice: addOn.unitPrice, source: 'As invoiced' } : term
    },
    gst: () => taxedOf(billed) ?? gstAt('0'),
  }
}

const taxedOf = ({ lines }: Billed): Gst | undefined => {
  const line = lines.find(of => of.gstPercent !== null)
  return line && gstAt(line.gstPercent!, line.gstCode)
}

const unnamed = (item: Parameters<BillTerms['charge']>[0], day: string) => ({
  id: item.id,
  level: 'order' as const,
  item,
  freeAllowance: '0',
  minimum: null,
  maximum: null,
  fromDate: day,
  toDate: null,
})

const STAMPS = ['batchedAt', 'onSiteAt', 'pourEndAt'] as const

/** The load as its ticket said when it was invoiced; a load that was never changed still says so. */
async function asInvoiced(sql: Sql, present: LoadState, revision: number | null): Promise<LoadState> {
  const kept = (await revisionsOf(sql, present.load.id)).find(of => of.revision === revision)
  if (!kept) return present
  const facts = kept.facts as Partial<DeliveryOrderRow> & { associateProducts?: Dosed }
  const stamps = STAMPS.map(stamp => [stamp, facts[stamp] ? new Date(facts[stamp]) : null])
  const { associateProducts = [], ...fields } = facts
  return {
    load: {
      ...present.load,
      ...{ partLoadBy: null, waitingCause: null, waitingOursMinutes: null, washedOut: null },
      ...fields,
      ...Object.fromEntries(stamps),
      revision: kept.revision,
    },
    addOns: associateProducts,
  }
}
