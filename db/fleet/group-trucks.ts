import { and, asc, eq, exists, inArray, notInArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { seenProject } from '~/db/customers/project'
import { seenProjects } from '~/db/customers/scope'
import { projects } from '~/db/customers/tables'
import { deliveryOrders } from '~/db/deliveries/tables'
import { seenOrders } from '~/db/orders/scope'
import { orders, orderTrucks } from '~/db/orders/tables'
import type { Person } from '~/domain/access/roles'
import { OUTSTANDING } from '~/domain/deliveries/delivery-order-status'
import type { ActiveTrucks, ProjectActiveTrucks } from '~/domain/fleet/fleet-group'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { groupNames } from './fleet-group-rows'
import { seenTrucks } from './scope'
import { fleetGroupProjects, fleetGroups, fleetGroupTrucks, trucks } from './tables'
import { bannedFrom, lacksPass, whyNotAt } from './truck-fit'
import { type TruckLine, truckPage } from './truck-rows'

export type ActiveTruck = TruckLine & { groups: string[] }

/** Trucks in service, of one group if asked. */
export async function activeTrucks(
  sql: Sql,
  person: Person,
  { fleetGroupId, plantId, ...paging }: z.output<typeof ActiveTrucks>,
): Promise<Page<ActiveTruck>> {
  const page = await truckPage(
    sql,
    person,
    { ...paging, active: true, plant: plantId },
    fleetGroupId ? inGroups(sql, [fleetGroupId]) : undefined,
  )
  return { ...page, rows: await withGroups(sql, page.rows) }
}

export type ProjectTruck = ActiveTruck & {
  /** Of a group that stands by for the project. */
  dedicated: boolean
  /** Why it may not go there on the day; empty when it may. */
  refusals: string[]
}
export type ProjectTrucks = Page<ProjectTruck> & { groups: { id: string; groupName: string }[] }

/** Trucks in service that a project can have: those of the groups that stand by for it, or all where none does. */
export async function projectActiveTrucks(
  sql: Sql,
  person: Person,
  { projectId, day, fit, ...paging }: z.output<typeof ProjectActiveTrucks> & { day: string },
): Promise<ProjectTrucks> {
  const project = await seenProject(sql, person, projectId)
  const groups = await sql
    .select({ id: fleetGroups.id, groupName: fleetGroups.groupName })
    .from(fleetGroupProjects)
    .innerJoin(fleetGroups, eq(fleetGroups.id, fleetGroupProjects.fleetGroupId))
    .where(and(eq(fleetGroupProjects.projectId, projectId), eq(fleetGroups.active, true)))
    .orderBy(asc(fleetGroups.groupName))
  const ids = groups.map(({ id }) => id)
  const page = await truckPage(
    sql,
    person,
    { ...paging, active: true },
    ids.length ? inGroups(sql, ids) : undefined,
    fit ? raw`not ${bannedFrom(project, day)}` : undefined,
    fit ? raw`not ${lacksPass(projectId, day)}` : undefined,
  )
  const rows = await withGroups(sql, page.rows)
  const why = await whyNotAt(
    sql,
    project,
    day,
    rows.map(({ id }) => id),
  )
  return {
    ...page,
    groups,
    rows: rows.map(row => ({ ...row, dedicated: ids.length > 0, refusals: why.get(row.id) ?? [] })),
  }
}

export type LinkedOrder = {
  orderId: string
  orderNo: string
  orderDate: string
  projectName: string
  truckId: string
  truckNo: string
  /** The order asks for the truck by name. */
  wished: boolean
  /** Its open loads on this truck. */
  loads: number
}

/** Open orders from a day on that ask for these trucks or have loads on them; of both those that the person sees. */
export async function ordersLinkedTo(
  sql: Sql,
  person: Person,
  of: { truckId?: string | undefined; fleetGroupId?: string | undefined },
  day: string,
): Promise<LinkedOrder[]> {
  const wanted = of.truckId ? eq(trucks.id, of.truckId) : inGroups(sql, [of.fleetGroupId!])
  const loads = raw<number>`(select count(*)::int from ${deliveryOrders} where ${deliveryOrders.orderId} = ${orders.id}
    and ${deliveryOrders.truckId} = ${trucks.id} and ${inArray(deliveryOrders.status, [...OUTSTANDING])})`
  const wished = raw<boolean>`exists (select 1 from ${orderTrucks} where ${orderTrucks.orderId} = ${orders.id} and ${orderTrucks.truckId} = ${trucks.id})`
  return sql
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      orderDate: orders.orderDate,
      projectName: projects.projectName,
      truckId: trucks.id,
      truckNo: trucks.truckNo,
      wished,
      loads,
    })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(
      trucks,
      or(
        exists(
          sql
            .select({ id: orderTrucks.id })
            .from(orderTrucks)
            .where(and(eq(orderTrucks.orderId, orders.id), eq(orderTrucks.truckId, trucks.id))),
        ),
        exists(
          sql
            .select({ id: deliveryOrders.id })
            .from(deliveryOrders)
            .where(
              and(
                eq(deliveryOrders.orderId, orders.id),
                eq(deliveryOrders.truckId, trucks.id),
                inArray(deliveryOrders.status, [...OUTSTANDING]),
              ),
            ),
        ),
      ),
    )
    .where(
      and(
        wanted,
        seenTrucks(person),
        seenOrders(person),
        seenProjects(person),
        raw`${orders.orderDate} >= ${day}`,
        notInArray(orders.status, ['draft', 'completed', 'cancelled']),
      ),
    )
    .orderBy(asc(orders.orderDate), asc(orders.orderNo), asc(trucks.truckNo))
    .limit(200)
}

const inGroups = (sql: Sql, groupIds: string[]): SQL =>
  exists(
    sql
      .select({ id: fleetGroupTrucks.id })
      .from(fleetGroupTrucks)
      .where(and(eq(fleetGroupTrucks.truckId, trucks.id), inArray(fleetGroupTrucks.fleetGroupId, groupIds))),
  )

async function withGroups(sql: Sql, rows: TruckLine[]): Promise<ActiveTruck[]> {
  const names = await groupNames(
    sql,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ ...row, groups: names.get(row.id) ?? [] }))
}
