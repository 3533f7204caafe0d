import { loadsHeld } from '~/db/billing/billable'
import { billsOfRows, type RowsToBill } from '~/db/billing/bills-of-loads'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { billedOfDrafts, type missedLoads } from '~/db/billing/unbilled-charge'
import type { Sql } from '~/db/kit/open'
import type { BillLine } from '~/domain/billing/bill-line'
import type { KeptCancellation } from '~/domain/billing/load-facts'
import { type NameOf, type Unbilled, unbilledOf } from '~/domain/billing/unbilled-charge'
import type { UnbilledRow } from '~/domain/billing/unbilled-charge-search'
import { cubicMetres, decimal, sum } from '~/domain/kit/money'

type Draft = Pick<InvoiceDraftRow, 'id' | 'kind' | 'customerId' | 'projectId' | 'toDate'>

/**
 * What the loads of drafts earned and what is not billed of it: for the approver of one draft and for the report over all,
 * in a fixed number of statements. A note earns nothing; it corrects what its invoice bills.
 */
export async function unbilledOfDrafts(sql: Sql, drafts: readonly Draft[]): Promise<Map<string, Unbilled[]>> {
  const bills = drafts.filter(draft => draft.kind === 'invoice')
  if (!bills.length) return new Map()
  const ids = bills.map(draft => draft.id)
  const rows = await loadsHeld(sql, ids)
  const held = Map.groupBy(rows, row => row.load.invoiceDraftId!)
  const asked = bills.map(draft => ({ of: { ...draft, draftId: draft.id }, rows: held.get(draft.id) ?? [] }))
  const earned = await billsOfRows(sql, asked)
  const orderIds = (of: RowsToBill) => [...new Set(of.map(row => row.order.id))]
  const lines = await billedOfDrafts(sql, ids, { loadIds: rows.map(row => row.load.id), orderIds: orderIds(rows) })
  const ofDraft = Map.groupBy(lines, line => line.draftId)
  const ofSubject = Map.groupBy(lines, line => line.deliveryOrderId ?? line.orderId)
  return new Map(
    asked.map(({ of, rows: own }, at) => {
      const subjects = [...own.map(row => row.load.id), ...orderIds(own)]
      const elsewhere = subjects.flatMap(id => ofSubject.get(id) ?? []).filter(line => line.draftId !== of.id)
      const billed = [...(ofDraft.get(of.id) ?? []), ...elsewhere]
      return [of.id, unbilledOf(of, billed, earned[at]!, namesOf(own))]
    }),
  )
}

type Missed = Awaited<ReturnType<typeof missedLoads>>[number]

/** What loads on no draft earned: left out, or with a cancellation that was waived. In a fixed number of statements. */
export async function unbilledOfLoads(sql: Sql, rows: Missed[]): Promise<UnbilledRow[]> {
  if (!rows.length) return []
  const asked = [...Map.groupBy(rows, ({ load }) => `${load.projectId}|${load.customerId}`).values()].map(own => ({
    of: { ...own[0]!.names, toDate: own.at(-1)!.load.doDate, draftId: null },
    rows: own.map(row => ({ ...row, load: { ...row.load, cancellation: chargedAgain(row.load.cancellation) } })),
  }))
  const bills = await billsOfRows(sql, asked)
  // What an order is charged once is earned with the first of its loads.
  const first = new Map(rows.toReversed().map(({ load }) => [load.orderId, load.id]))
  const byLoad = Map.groupBy(
    bills.flatMap(({ lines }) => lines),
    of => of.deliveryOrderId ?? first.get(of.orderId ?? ''),
  )
  const unpriced = new Set(bills.flatMap(({ gaps }) => gaps.map(gap => gap.deliveryOrderId)))
  const nameOf = namesOf(rows)
  return rows.flatMap(row => {
    const lines = byLoad.get(row.load.id) ?? []
    const same = { ...whose(row), ...nameOf({ deliveryOrderId: row.load.id, orderId: null })! }
    if (row.load.cancellation?.waived) return waivedRows(row, lines, same)
    return lines.length || unpriced.has(row.load.id) ? [leftOutRow(row, lines, same)] : []
  })
}

const whose = ({ load, names }: Missed) => {
  const { customerId, customerName, projectName, salespersonId, salespersonName } = names
  return {
    ...{ customerId, customerName, projectName, salespersonId, salespersonName },
    ...{ draftId: null, draftNo: null, draftStatus: null, orderId: load.orderId, lineId: null },
    deliveryOrderId: load.id,
  }
}
type Same = ReturnType<typeof whose> & NonNullable<ReturnType<NameOf>>

/** The whole load in one row; without a price nobody knows how much. */
function leftOutRow({ load, productCode }: Missed, lines: readonly BillLine[], same: Same): UnbilledRow {
  const earned = lines.length ? sum(lines.map(line => line.amount)).toFixed(2) : null
  const what = `${cubicMetres(decimal(load.quantity))} m³ ${productCode}`
  const reckoned = { earned, billed: '0.00', amount: earned }
  return { ...same, ...reckoned, id: `${load.id}-all`, what, fact: null, cause: 'not_drafted', reason: null }
}

/** What a cancellation would have cost, charge by charge. */
function waivedRows({ load }: Missed, lines: readonly BillLine[], same: Same): UnbilledRow[] {
  const { by, reason, cause } = load.cancellation!.waived!
  return lines.map((line, place) => ({
    ...{ ...same, id: `${load.id}-${place}`, what: line.description, fact: line.fact, cause: 'waived' },
    reason: `${cause === 'company' ? 'We could not deliver: ' : ''}${reason} (${by})`,
    ...{ earned: line.amount, billed: '0.00', amount: line.amount },
  }))
}

/** The cancellation as it was before somebody waived it. */
function chargedAgain(kept: KeptCancellation | null): KeptCancellation | null {
  if (!kept) return null
  const { waived: _waived, ...of } = kept
  return of
}

/** What people call the loads and orders of a draft, and their days. */
export function namesOf(rows: RowsToBill): NameOf {
  const loads = new Map(
    rows.map(({ load }) => [load.id, { label: load.doNumber ?? `Load ${load.loadNo}`, day: load.doDate }]),
  )
  const orders = new Map(rows.map(({ order }) => [order.id, { label: `Order ${order.orderNo}`, day: order.orderDate }]))
  return ({ deliveryOrderId, orderId }) =>
    deliveryOrderId ? loads.get(deliveryOrderId) : orderId ? orders.get(orderId) : undefined
}
