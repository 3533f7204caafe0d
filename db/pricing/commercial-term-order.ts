import { and, desc, eq, ne } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { seenProjects } from '../customers/scope'
import { projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, holds, paged } from '../kit/page'
import { orders } from '../orders/tables'

export type TermOrder = { id: string; orderNo: string; projectName: string; orderDate: string }

/** Orders by number, to agree a price for one of them, the latest day first. */
export function termOrders(sql: Sql, person: Person, search: Paging): Promise<Page<TermOrder>> {
  const { id, orderNo, orderDate, status } = orders
  const where = and(
    seenProjects(person, orders.projectId),
    ne(status, 'cancelled'),
    search.keyword ? holds(orderNo, search.keyword) : undefined,
  )
  const rows = sql
    .select({ id, orderNo, projectName: projects.projectName, orderDate })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(where)
    .orderBy(desc(orderDate), desc(id))
    .$dynamic()
  return paged<TermOrder>(rows, cappedCount(sql, sql.select({ id }).from(orders).where(where).$dynamic()), search)
}
