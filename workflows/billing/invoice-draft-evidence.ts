import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { lastBills, namesOf, ticketTimes } from '~/db/billing/invoice-draft-evidence'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import type { Sql } from '~/db/kit/open'
import { thresholdOf } from '~/db/pricing/margin'
import { comparedProducts } from '~/db/pricing/price-facts'
import {
  type DraftEvidence,
  deviationOf,
  type LineEvidence,
  marginTogether,
} from '~/domain/billing/invoice-draft-evidence'
import type { PriceFacts } from '~/domain/pricing/authority'
import { marginOf } from '~/domain/pricing/margin'
import { timedOfDrafts } from './timed-charge'
import { unbilledOfDrafts } from './unbilled-charge'

/** What an approver decides on: where each price comes from, what it leaves, and what was earned and is not billed. */
export async function draftEvidence(sql: Sql, draft: InvoiceDraftRow): Promise<DraftEvidence> {
  const lines = await linesOf(sql, draft.id)
  const concrete = lines.filter(line => line.kind === 'product' && line.itemId !== null)
  const [facts, last, tickets, names, unbilled, timed] = await Promise.all([
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
    draft.kind === 'invoice' ? timedOfDrafts(sql, [draft], draft) : null,
  ])
  const threshold = await thresholdOf(sql, draft.regionId, draft.toDate)
  return {
    margin: marginTogether(
      concrete.filter(line => !line.disputed).map(line => ({ ...line, cost: facts.get(line.id)?.cost ?? null })),
    ),
    lines: lines.map((line): LineEvidence => {
      const { listPrice = null, cost = null, contractPrice = null } = facts.get(line.id) ?? {}
      const lastBill = (line.kind === 'product' && line.itemId && last.get(line.itemId)) || null
      return {
        lineId: line.id,
        sources: line.trace.flatMap(part => ('label' in part ? String(part.label) : [])),
        listPrice,
        againstList: deviationOf(line.unitPrice, listPrice),
        contractPrice,
        againstContract: deviationOf(line.unitPrice, contractPrice),
        lastBill,
        againstLast: deviationOf(line.unitPrice, lastBill?.unitPrice),
        margin: marginOf(line.unitPrice, cost, threshold),
        decidedByName: (line.decidedBy && names.get(line.decidedBy)) || null,
        decidedAt: line.decidedAt,
        ticket: (line.deliveryOrderId && tickets.get(line.deliveryOrderId)) || null,
      }
    }),
    unbilled: unbilled.get(draft.id) ?? [],
    timed: timed?.charges.get(draft.id) ?? [],
  }
}

type SystemFacts = PriceFacts & { contractPrice: string | null }

/** List price, contract price and cost of each line of concrete on the day of its load. */
export async function systemFacts(sql: Sql, draft: InvoiceDraftRow, lines: readonly DraftLineRow[]) {
  const found = new Map<string, SystemFacts>()
  const { regionId, customerId, projectId } = draft
  for (const [day, ofDay] of Map.groupBy(lines, line => line.doDate ?? draft.toDate)) {
    const priced = ofDay.map(line => ({ productId: line.itemId!, unitPrice: line.unitPrice }))
    const compared = await comparedProducts(sql, { regionId, customerId, projectId, day }, priced)
    for (const [at, line] of ofDay.entries()) {
      const { facts, agreed } = compared[at]!
      found.set(line.id, { ...facts, contractPrice: agreed })
    }
  }
  return found
}
