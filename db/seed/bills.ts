import type { Bill as EngineBill } from '~/domain/billing/bill-line'
import { halfMonthOf } from '~/domain/billing/bill-split'
import { newId } from '~/domain/kit/uuid'
import { billsOfRows } from '../billing/bills-of-loads'
import { loadsOfPeriod } from '../billing/delivered-loads'
import { draftExceptions, invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import { approvals } from '../kit/tables'
import { SYSTEM } from '../kit/work'
import { type Bill, type Draft, draft, draftedAt, type World } from './bill-draft'
import { seedBillTrail } from './bill-trail'
import type { Load } from './day'
import { seedEInvoices } from './e-invoices'
import { lastHalfMonth } from './half-month'
import { levelTimes } from './office-day'
import { seedInvoices } from './paid'
import { seedPayments } from './payments'
import { seedReissued } from './reissued'
import { seedReminders } from './reminders'
import { seedSelfBills, selfBillsOf } from './self-bills'
import { isLapsed, type Site } from './sites'

const OPEN = [
  'with_sales',
  'with_sales',
  'with_manager',
  'with_ceo',
  'approved',
  'draft',
  'with_sales',
  'with_sales',
] as const

/** Without the purchase order that its customer asks for nobody approves it. */
const openAt = ({ site, to }: Bill, at: number) => (isLapsed(site, to) ? 'exception' : OPEN[at % OPEN.length]!)

/** Closed periods are invoiced and exported, the last one is with its approvers, the running one is not drafted yet. */
export async function seedBills(world: World, sites: Site[], loads: Load[]): Promise<Map<string, string>> {
  const { seed } = world
  const running = halfMonthOf(seed.today).fromDate
  const last = lastHalfMonth(seed.today).fromDate
  const bills = new Map<string, Bill>()
  const siteOf = new Map(sites.map(site => [site.projectId, site]))
  for (const load of loads) {
    if (load.doDate >= running || (load.status !== 'returned' && !load.cancellation)) continue
    const { fromDate: from, toDate: to } = halfMonthOf(load.doDate)
    const key = `${load.projectId}${from}`
    const bill = bills.get(key) ?? { site: siteOf.get(load.projectId)!, from, to, loads: [] }
    bill.loads.push(load)
    bills.set(key, bill)
  }
  const sorted = [...bills.values()].sort((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : a.site.projectName < b.site.projectName ? -1 : 1,
  )
  const priced = await pricedBills(world, sorted)
  const draftOf = new Map<string, string>()
  const selfBilling = new Set(world.payers.flatMap(of => (of.selfBilling ? [of.id] : [])))
  const stated = sorted
    .filter(of => of.from === last && selfBilling.has(of.site.customerId) && !isLapsed(of.site, of.to))
    .slice(0, 2)
  const made = []
  for (const [at, bill] of sorted.entries())
    made.push(
      await draft(world, bill, priced.get(bill)!, {
        status: stated.includes(bill) ? 'approved' : bill.from === last ? openAt(bill, at) : 'invoiced',
        place: at,
      }),
    )
  const statements = selfBillsOf(
    world,
    made.filter(({ row }) => row.status === 'invoiced' && selfBilling.has(row.customerId)),
    made.filter((_, at) => stated.includes(sorted[at]!)),
  )
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
  await bulkInsert(
    seed.sql,
    draftExceptions,
    made.flatMap(of => of.exceptions),
  )
  await seedSelfBills(world, statements)
  const sent = await seedInvoices(world, made, statements)
  const again = await seedReissued(world, sent)
  for (const line of again?.anew.lines ?? []) if (line.deliveryOrderId) draftOf.set(line.deliveryOrderId, line.draftId)
  const taken = [
    ...made.flatMap(of => approvalsFor(world, of.row, draftedAt(seed, of.row.toDate))),
    ...(again ? approvalsFor(world, again.note.row, again.noteMade) : []),
    ...(again ? approvalsFor(world, again.anew.row, again.anew.row.createdAt) : []),
  ]
  await bulkInsert(seed.sql, approvals, taken)
  await seedEInvoices(world, sent)
  const trail = again ? { drafts: [again.note, again.anew], bills: again.bills } : { drafts: [], bills: [] }
  await seedBillTrail(world, [...made, ...trail.drafts], taken, [...sent, ...trail.bills])
  // Nobody pays an invoice that was cancelled, nor is reminded of it.
  const owed = sent.filter(bill => bill.id !== again?.cancelled)
  await seedReminders(world, owed, await seedPayments(world, owed, world.payers))
  return draftOf
}

/** What the engine makes of the loads of each bill, period by period. */
async function pricedBills({ seed }: World, bills: readonly Bill[]): Promise<Map<Bill, EngineBill>> {
  const priced = new Map<Bill, EngineBill>()
  for (const [fromDate, own] of Map.groupBy(bills, bill => bill.from)) {
    const toDate = own[0]!.to
    const rows = Map.groupBy(await loadsOfPeriod(seed.sql, SYSTEM, { fromDate, toDate }), row => row.load.projectId)
    const asked = own.map(({ site: { projectId, customerId } }) => ({
      of: { projectId, customerId, toDate, draftId: null },
      rows: rows.get(projectId) ?? [],
    }))
    for (const [at, bill] of (await billsOfRows(seed.sql, asked)).entries()) priced.set(own[at]!, bill)
  }
  return priced
}

const TAKEN: Record<string, number> = { with_manager: 1, with_ceo: 2, approved: 3, invoiced: 3 }

function approvalsFor({ seed, approvers, sellers }: World, row: Draft['row'], made: Date) {
  const times = levelTimes(seed, made)
  const own = [sellers.get(row.salespersonId ?? '') ?? approvers[0]!, ...approvers.slice(1)]
  return own.slice(0, TAKEN[row.status] ?? 0).map((approver, place) => {
    const at = times[place]!
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
