import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { lastBills, namesOf, ticketTimes } from '~/db/billing/invoice-draft-evidence'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import type { Sql } from '~/db/kit/open'
import { thresholdOf } from '~/db/pricing/margin'
import { factsOfProducts } from '~/db/pricing/price-facts'
import {
  type DraftEvidence,
  deviationOf,
  type LineEvidence,
  marginTogether,
} from '~/domain/billing/invoice-draft-evidence'
import type { PriceFacts } from '~/domain/pricing/authority'
import { marginOf } from '~/domain/pricing/margin'
import { unbilledOfDrafts } from './unbilled-charge'

/** What an approver decides on: where each price comes from, what it leaves, and what was earned and is not billed. */
export async function draftEvidence(sql: Sql, draft: InvoiceDraftRow): Promise<DraftEvidence> {
  const lines = await linesOf(sql, draft.id)
  const concrete = lines.filter(line => line.kind === 'product' && line.itemId !== null)
  const [facts, last, tickets, names, unbilled] = await Promise.all([
    systemFacts(sql, draft, concrete),
    lastBills(
      sql,
      draft,
      concrete.flatMap(line => line.itemId ?? []),
    ),
    ticketTimes(
      sql,
      lines.flatMap(line => line.deliveryOrderId ?? []),
    ),
    namesOf(
      sql,
      lines.flatMap(line => line.decidedBy ?? []),
    ),
    unbilledOfDrafts(sql, [draft]),
  ])
  const threshold = await thresholdOf(sql, draft.regionId, draft.toDate)
  return {
    margin: marginTogether(
      concrete.filter(line => !line.disputed).map(line => ({ ...line, cost: facts.get(line.id)?.cost ?? null })),
    ),
    lines: lines.map((line): LineEvidence => {
      const { listPrice = null, cost = null } = facts.get(line.id) ?? {}
      const lastBill = (line.kind === 'product' && line.itemId && last.get(line.itemId)) || null
      return {
        lineId: line.id,
        sources: line.trace.flatMap(part => ('label' in part ? String(part.label) : [])),
        listPrice,
        againstList: deviationOf(line.unitPrice, listPrice),
        lastBill,
        againstLast: deviationOf(line.unitPrice, lastBill?.unitPrice),
        margin: marginOf(line.unitPrice, cost, threshold),
        decidedByName: (line.decidedBy && names.get(line.decidedBy)) || null,
        decidedAt: line.decidedAt,
        ticket: (line.deliveryOrderId && tickets.get(line.deliveryOrderId)) || null,
      }
    }),
    unbilled: unbilled.get(draft.id) ?? [],
  }
}

/** List price and cost of each line of concrete on the day of its load. */
export async function systemFacts(sql: Sql, draft: InvoiceDraftRow, lines: readonly DraftLineRow[]) {
  const found = new Map<string, PriceFacts>()
  const { regionId, customerId, projectId } = draft
  for (const [day, ofDay] of Map.groupBy(lines, line => line.doDate ?? draft.toDate)) {
    const priced = ofDay.map(line => ({ productId: line.itemId!, unitPrice: line.unitPrice }))
    const facts = await factsOfProducts(sql, { regionId, customerId, projectId, day }, priced)
    for (const [at, line] of ofDay.entries()) found.set(line.id, facts[at]!)
  }
  return found
}
