import { regionOfLoad } from '~/db/billing/project-to-bill'
import { deliveryAssociate } from '~/db/deliveries/add-ons'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { gstOfDay } from '~/db/pricing/agreed-gst-treatment'
import type { Bill } from '~/domain/billing/bill-line'
import { noteLines } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import type { Changes } from '~/domain/deliveries/emodification'
import { amount, sum } from '~/domain/kit/money'
import { billOfLoad, type Dosed } from '../billing/bill-of-load'
import type { NotePreview } from './preview-note'
import { ticketOf } from './ticket-of'

type Priced = { unitPrice: string | null; amount: string | null; missing: string | null }
export type PriceEffect = { before: Priced; after: Priced; difference: string | null; gst: string | null }

/**
 * What a change does to the bill of a load: the bill as it is and as it would be, by the same rules as the invoice. Of an
 * invoiced load the difference and its GST are those of the note that follows.
 */
export async function priceEffect(
  sql: Sql,
  load: DeliveryOrderRow,
  changes: Changes,
  cause: string,
  note: NotePreview | null | undefined,
): Promise<PriceEffect> {
  const addOns = await deliveryAssociate.list(sql, load.id)
  const was = await billed(sql, load, addOns)
  const after = { ...load, ...ticketOf(changes, cause) }
  const is = await billed(sql, after, changes.associateProducts ?? addOns)
  const due = changes.rejected ? { ...is, lines: [] } : is
  const [before, next] = [pricedOf(was), { ...pricedOf(is), ...(changes.rejected ? { amount: '0.00' } : {}) }]
  if (note !== undefined) return { before, after: next, difference: note?.subtotal ?? '0.00', gst: note?.gst ?? '0.00' }
  if (before.missing || next.missing) return { before, after: next, difference: null, gst: null }
  const differing = noteLines(
    was.lines.map(line => ({ ...line, byHand: false })),
    due.lines,
    was.lines,
    '',
  )
  const { subtotal, gst } = totalsOf(differing, await gstOfDay(sql, load, load.doDate))
  return { before, after: next, difference: subtotal, gst }
}

async function billed(sql: Sql, load: DeliveryOrderRow, addOns: Dosed): Promise<Bill> {
  const regionId = await regionOfLoad(sql, load)
  return billOfLoad(sql, { load, addOns }, regionId)
}

function pricedOf({ lines, gaps }: Bill): Priced {
  const missing = gaps.find(of => of.kind === 'no_price')?.what ?? null
  return {
    unitPrice: lines.find(line => line.kind === 'product')?.unitPrice ?? null,
    amount: missing ? null : amount(sum(lines.map(line => line.amount))),
    missing,
  }
}
