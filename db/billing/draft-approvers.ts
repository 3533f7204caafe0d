import { and, arrayOverlaps, eq, inArray } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import { rolesWith } from '~/domain/access/grants'
import type { Role } from '~/domain/access/roles'
import type { DraftToApprove, Level, PossibleApprover } from '~/domain/billing/draft-approvers'
import { LEVEL_OF } from '~/domain/billing/invoice-draft'
import type { PlainDate } from '~/domain/kit/time'
import { scopeOf } from '~/domain/users/scope'
import { customerSalespeople, customers, salespeople } from '../customers/tables'
import { approvalsOfEach } from '../kit/approval'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { isAway } from '../users/away'
import { notificationSettings } from '../users/notification-setting-tables'
import { users } from '../users/tables'
import type { InvoiceDraftRow } from './invoice-draft'

const LEVELS: readonly Level[] = [1, 2, 3]
const { deputyId } = notificationSettings
const APPROVING = [...new Set(LEVELS.flatMap(level => rolesWith(`approve-${level}`, 'invoice_draft')))]

/** Whoever may take a level of drafts; `salespersonId` is what a deputy is named by. */
export type DraftApprover = PossibleApprover & { salespersonId: string | null }

/** `day` decides who is away: their deputy takes level 1 in their place. */
export async function draftApprovers(sql: Sql, draft: InvoiceDraftRow, day: PlainDate): Promise<DraftApprover[]> {
  return (await approversOfDrafts(sql, [draft], day)).get(draft.id)!
}

/** The same for many drafts, in as many statements as for one. */
export async function approversOfDrafts(
  sql: Sql,
  drafts: readonly InvoiceDraftRow[],
  day: PlainDate,
): Promise<Map<string, DraftApprover[]>> {
  const [people, sellers] = await Promise.all([
    sql
      .select({ id: users.id, name: users.name, roles: users.roles, salespersonId: salespeople.id, deputyId })
      .from(users)
      .leftJoin(salespeople, and(eq(salespeople.userId, users.id), eq(salespeople.active, true)))
      .leftJoin(notificationSettings, and(eq(notificationSettings.ownerId, users.id), isAway(day)))
      .where(and(eq(users.active, true), eq(users.kind, 'staff'), arrayOverlaps(users.roles, APPROVING)))
      .orderBy(users.name, users.id),
    sellersOf(sql, [...new Set(drafts.map(draft => draft.customerId))]),
  ])
  const able = people.map(({ id, name, salespersonId, deputyId, ...of }) => {
    const person = { roles: of.roles as Role[], salespersonId, plantIds: [], regionIds: [] }
    const levels = LEVELS.filter(level => mayDo(person, `approve-${level}`, 'invoice_draft'))
    // Whoever may take every level is the last to be asked.
    const admin = levels.length === LEVELS.length
    return { id, name, salespersonId, levels, admin, deputyId, all: scopeOf(person).all }
  })
  const near = ({ customerId, deputySalespersonId: deputy }: InvoiceDraftRow, of: string | null) =>
    of !== null && (of === deputy || (sellers.get(customerId)?.has(of) ?? false))
  return new Map(
    drafts.map(draft => {
      const nearest = able.filter(who => near(draft, who.salespersonId))
      const asked = new Set(nearest.flatMap(({ id, deputyId }) => [id, deputyId]))
      return [draft.id, able.map(({ all, deputyId, ...who }) => ({ ...who, near: all || asked.has(who.id) }))]
    }),
  )
}

/** The salespeople of each customer, and its deputy; the deputy named on a draft is on the draft. */
export async function sellersOf(sql: Sql, customerIds: string[]): Promise<Map<string, Set<string>>> {
  const own = await sql
    .select({ customerId: customerSalespeople.customerId, id: customerSalespeople.salespersonId })
    .from(customerSalespeople)
    .where(inArray(customerSalespeople.customerId, customerIds))
  const deputies = await sql
    .select({ customerId: customers.id, id: customers.deputySalespersonId })
    .from(customers)
    .where(inArray(customers.id, customerIds))
  const all = Map.groupBy([...own, ...deputies], of => of.customerId)
  return new Map([...all].map(([customerId, of]) => [customerId, new Set(of.flatMap(({ id }) => id ?? []))]))
}

/** The draft as its approval sees it; what is still to be submitted starts at the first level. */
export async function draftToApprove(sql: Sql, draft: InvoiceDraftRow, day: string): Promise<DraftToApprove> {
  return (await draftsToApprove(sql, [draft], day)).get(draft.id)!
}

/** The same for many drafts, in as many statements as for one. */
export async function draftsToApprove(
  sql: Sql,
  drafts: readonly InvoiceDraftRow[],
  day: string,
): Promise<Map<string, DraftToApprove>> {
  const [levels, personsDiffer, decided] = await Promise.all([
    settingOn(sql, 'billing.levels', day),
    settingOn(sql, 'billing.persons-differ', day),
    approvalsOfEach(
      sql,
      'invoice_draft',
      drafts.map(draft => draft.id),
    ),
  ])
  return new Map(
    drafts.map(({ id, status, round, madeBy, lastEditedBy }) => {
      const level = LEVEL_OF[status] ?? 1
      const given = decided.filter(of => of.subjectId === id && of.round === round && of.decision === 'approve')
      const approvedBy = given.map(of => of.approverId)
      return [id, { level, levels: Math.max(levels, level), madeBy, lastEditedBy, approvedBy, personsDiffer }]
    }),
  )
}
