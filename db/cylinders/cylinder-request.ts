import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { orders } from '../orders/tables'
import { ofSeenPlants } from './scope'
import { cylinderRequests as requests } from './tables'

export const cylinderRequest = record(requests, 'cylinder_request', { label: 'request' })
export type CylinderRequestRow = typeof requests.$inferSelect

export async function getSeenRequest(sql: Sql, person: Person, id: string): Promise<CylinderRequestRow> {
  const [row] = await sql
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), ofSeenPlants(person, requests.plantId)))
  if (!row) throw new Missing('There is no such request')
  return row
}

/** An open wish about the same test or order: asking twice is asking once. */
export async function openRequest(
  sql: Sql,
  of: { orderId: string; testId: string | null },
): Promise<CylinderRequestRow | undefined> {
  const [row] = await sql
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.status, 'open'),
        eq(requests.orderId, of.orderId),
        of.testId ? eq(requests.testId, of.testId) : isNull(requests.testId),
      ),
    )
  return row
}

export const requestsSeen = async (sql: Sql, person: Person, status: string | undefined) =>
  sql
    .select({
      id: requests.id,
      version: requests.version,
      kind: requests.kind,
      testId: requests.testId,
      orderId: requests.orderId,
      orderNo: orders.orderNo,
      subjectNo: requests.subjectNo,
      customerName: customers.customerName,
      projectName: projects.projectName,
      reason: requests.reason,
      status: requests.status,
      requestedBy: requests.requestedBy,
      requestedByName: requests.requestedByName,
      createdAt: requests.createdAt,
      decidedByName: requests.decidedByName,
      decidedAt: requests.decidedAt,
      decidedReason: requests.decidedReason,
    })
    .from(requests)
    .innerJoin(orders, eq(orders.id, requests.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(and(ofSeenPlants(person, requests.plantId), status ? eq(requests.status, status) : undefined))
    .orderBy(desc(requests.createdAt), asc(requests.id))
    .limit(500)
