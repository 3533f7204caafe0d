import { eq, inArray } from 'drizzle-orm'
import type { LoadToReprice } from '~/domain/billing/repriced-load'
import type { Sql } from '../kit/open'
import { billedConcrete } from './billed-lines'
import { concreteOnDrafts } from './invoice-draft-line'
import { invoiceDrafts, invoices } from './tables'

type Load = { id: string; invoiceDraftId: string | null }
export type ConcreteBill = LoadToReprice['bill']

/** Where the concrete of each load is billed, with its lines there; in a fixed number of statements. */
export async function concreteBills(sql: Sql, loads: readonly Load[]): Promise<(loadId: string) => ConcreteBill> {
  const draftOf = new Map(loads.map(load => [load.id, load.invoiceDraftId]))
  const holders = await holdersOf(sql, [...new Set(loads.flatMap(load => load.invoiceDraftId ?? []))])
  const at = (load: Load) => (load.invoiceDraftId ? holders.get(load.invoiceDraftId) : undefined)
  const open = await concreteOnDrafts(
    sql,
    [...holders.values()].filter(of => !of.invoice).map(of => of.id),
  )
  const issued = await billedConcrete(
    sql,
    loads.filter(load => at(load)?.invoice).map(load => load.id),
  )
  const drafted = Map.groupBy(open, line => line.deliveryOrderId)
  const billed = Map.groupBy(issued, line => line.deliveryOrderId)
  return loadId => {
    const holder = holders.get(draftOf.get(loadId) ?? '')
    if (!holder) return { state: 'unbilled' }
    const { invoice, id, draftNo } = holder
    if (!invoice) return { state: 'drafted', billId: id, billNo: draftNo, lines: drafted.get(loadId) ?? [] }
    const { gstPercent } = invoice
    return {
      state: 'invoiced',
      billId: invoice.id,
      billNo: invoice.invoiceNo,
      gstPercent,
      lines: billed.get(loadId) ?? [],
    }
  }
}

async function holdersOf(sql: Sql, draftIds: readonly string[]) {
  if (!draftIds.length) return new Map<string, never>()
  const { id, draftNo } = invoiceDrafts
  const rows = await sql
    .select({
      id,
      draftNo,
      invoice: { id: invoices.id, invoiceNo: invoices.invoiceNo, gstPercent: invoices.gstPercent },
    })
    .from(invoiceDrafts)
    .leftJoin(invoices, eq(invoices.draftId, id))
    .where(inArray(id, [...draftIds]))
  return new Map(rows.map(row => [row.id, row]))
}
