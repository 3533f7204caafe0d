import { and, arrayOverlaps, eq } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import { rolesWith } from '~/domain/access/grants'
import type { Role } from '~/domain/access/roles'
import type { DraftToApprove, Level, PossibleApprover } from '~/domain/billing/draft-approvers'
import { LEVEL_OF } from '~/domain/billing/invoice-draft'
import { scopeOf } from '~/domain/users/scope'
import { customerSalespeople, customers, salespeople } from '../customers/tables'
import { approvalsOf } from '../kit/approval'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { users } from '../users/tables'
import type { InvoiceDraftRow } from './invoice-draft'

const LEVELS: readonly Level[] = [1, 2, 3]
const APPROVING = [...new Set(LEVELS.flatMap(level => rolesWith(`approve-${level}`, 'invoice_draft')))]

/** Whoever may take a level of drafts; `salespersonId` is what a deputy is named by. */
export type DraftApprover = PossibleApprover & { salespersonId: string | null }

export async function draftApprovers(sql: Sql, draft: InvoiceDraftRow): Promise<DraftApprover[]> {
  const [people, near] = await Promise.all([
    sql
      .select({ id: users.id, name: users.name, roles: users.roles, salespersonId: salespeople.id })
      .from(users)
      .leftJoin(salespeople, and(eq(salespeople.userId, users.id), eq(salespeople.active, true)))
      .where(and(eq(users.active, true), eq(users.kind, 'staff'), arrayOverlaps(users.roles, APPROVING)))
      .orderBy(users.name, users.id),
    sellersOf(sql, draft),
  ])
  return people.map(({ id, name, salespersonId, ...of }) => {
    const person = { roles: of.roles as Role[], salespersonId, plantIds: [], regionIds: [] }
    const levels = LEVELS.filter(level => mayDo(person, `approve-${level}`, 'invoice_draft'))
    // Whoever may take every level is the last to be asked.
    const admin = levels.length === LEVELS.length
    return { id, name, salespersonId, levels, admin, near: scopeOf(person).all || near.has(salespersonId ?? '') }
  })
}

/** The salespeople of the customer, its deputy, and the deputy named on the draft. */
async function sellersOf(sql: Sql, draft: InvoiceDraftRow): Promise<Set<string>> {
  const own = await sql
    .select({ id: customerSalespeople.salespersonId })
    .from(customerSalespeople)
    .where(eq(customerSalespeople.customerId, draft.customerId))
  const [customer] = await sql
    .select({ id: customers.deputySalespersonId })
    .from(customers)
    .where(eq(customers.id, draft.customerId))
  return new Set([...own.map(of => of.id), customer?.id, draft.deputySalespersonId].flatMap(id => id ?? []))
}

/** The draft as its approval sees it; what is still to be submitted starts at the first level. */
export async function draftToApprove(sql: Sql, draft: InvoiceDraftRow, day: string): Promise<DraftToApprove> {
  const [levels, personsDiffer, decided] = await Promise.all([
    settingOn(sql, 'billing.levels', day),
    settingOn(sql, 'billing.persons-differ', day),
    approvalsOf(sql, 'invoice_draft', draft.id),
  ])
  const level = LEVEL_OF[draft.status] ?? 1
  const { madeBy, lastEditedBy, round } = draft
  const approvedBy = decided.filter(of => of.round === round && of.decision === 'approve').map(of => of.approverId)
  return { level, levels: Math.max(levels, level), madeBy, lastEditedBy, approvedBy, personsDiffer }
}
