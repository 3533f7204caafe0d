import { and, arrayOverlaps, eq } from 'drizzle-orm'
import { rolesWith } from '~/domain/access/grants'
import type { Role } from '~/domain/access/roles'
import type { ExceptionOwner } from '~/domain/billing/draft-exception-owner'
import { scopeOf } from '~/domain/users/scope'
import { salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import { sellersOf } from './draft-approvers'

const ACTING = [...new Set([...rolesWith('manage', 'invoice_draft'), ...rolesWith('write', 'draft_exception')])]

/** Whoever may settle or accept what keeps a draft of this customer: of the salespeople its own and their deputy. */
export async function exceptionOwners(sql: Sql, customerId: string): Promise<ExceptionOwner[]> {
  const people = await sql
    .select({ id: users.id, name: users.name, roles: users.roles, salespersonId: salespeople.id })
    .from(users)
    .leftJoin(salespeople, and(eq(salespeople.userId, users.id), eq(salespeople.active, true)))
    .where(and(eq(users.active, true), eq(users.kind, 'staff'), arrayOverlaps(users.roles, ACTING)))
    .orderBy(users.name, users.id)
  const sellers = (await sellersOf(sql, [customerId])).get(customerId)
  return people
    .filter(({ roles, salespersonId }) => {
      const person = { roles: roles as Role[], salespersonId, plantIds: [], regionIds: [] }
      return scopeOf(person).all || (salespersonId !== null && sellers?.has(salespersonId))
    })
    .map(({ id, name }) => ({ id, name }))
}
