import { loadsHeld } from '~/db/billing/billable'
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
  unbilledOf,
} from '~/domain/billing/invoice-draft-evidence'
import type { PriceFacts } from '~/domain/pricing/authority'
import { marginOf } from '~/domain/pricing/margin'
import { billOfRows } from './invoice-draft-content'

/** What an approver decides on: where each price comes from, what it leaves, and what was earned and is not billed. */
export async function draftEvidence(sql: Sql, draft: InvoiceDraftRow): Promise<DraftEvidence> {
  const lines = await linesOf(sql, draft.id)
  const concrete = lines.filter(line => line.kind === 'product' && line.itemId !== null)
  const [facts, last, tickets, names, earned] = await Promise.all([
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
    draft.kind === 'invoice' ? earnedBy(sql, draft) : { lines: [], gaps: [], labels: new Map<string, string>() },
  ])
  const threshold = await thresholdOf(sql, draft.regionId, draft.toDate)
  const labels: Map<string, string> = earned.labels
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
    unbilled: unbilledOf(
      lines,
      earned.lines,
      earned.gaps,
      line => (line.deliveryOrderId && labels.get(line.deliveryOrderId)) || line.description,
    ),
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

async function earnedBy(sql: Sql, draft: InvoiceDraftRow) {
  const rows = await loadsHeld(sql, draft.id)
  const labels = new Map(rows.map(({ load }) => [load.id, load.doNumber ?? `Load ${load.loadNo}`]))
  return { ...(await billOfRows(sql, { ...draft, draftId: draft.id }, rows)), labels }
}
