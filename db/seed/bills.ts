import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { draftExceptions, invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import { approvals } from '../kit/tables'
import { type Bill, type Draft, draft, type World } from './bill-draft'
import { seedBillTrail } from './bill-trail'
import type { Load } from './day'
import { seedEInvoices } from './e-invoices'
import { seedInvoices } from './paid'
import { seedPayments } from './payments'
import { seedReminders } from './reminders'
import type { Site } from './sites'

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

/** Closed periods are invoiced and exported, the last one is with its approvers, the running one is not drafted yet. */
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
  await bulkInsert(
    seed.sql,
    draftExceptions,
    made.flatMap(of => of.exceptions),
  )
  const taken = made.flatMap(of => approvalsFor(world, of.row))
  await bulkInsert(seed.sql, approvals, taken)
  const sent = await seedInvoices(world, made)
  await seedEInvoices(world, sent)
  await seedBillTrail(world, made, taken, sent)
  await seedReminders(world, sent, await seedPayments(world, sent, world.payers))
  return draftOf
}

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
