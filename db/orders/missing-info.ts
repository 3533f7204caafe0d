import { and, asc, eq, gte, inArray, lte, notInArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { customers, locations, projects } from '~/db/customers/tables'
import { deliveryOrders } from '~/db/deliveries/tables'
import { regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import { OUTSTANDING } from '~/domain/deliveries/delivery-order-status'
import type { Sql } from '../kit/open'
import { seenOrders } from './scope'
import { orderPlants, orders } from './tables'

const isMissing = {
  contact: raw<boolean>`(coalesce(${orders.contactName}, '') = '' or coalesce(${orders.contactPhone}, '') = '')`,
  purchaseOrder: raw<boolean>`(${projects.purchaseOrderRequired} and ${orders.purchaseOrderId} is null)`,
  dischargeMethod: raw<boolean>`(${orders.dischargeMethodId} is null)`,
  structure: raw<boolean>`(${orders.structureId} is null)`,
  technician: raw<boolean>`(${orders.cylinderTest} is not null and ${orders.cylinderTest} ->> 'technicianId' is null)`,
  plant: raw<boolean>`not exists (select 1 from ${orderPlants} where ${orderPlants.orderId} = ${orders.id})`,
}
export type MissingInfo = keyof typeof isMissing
const WORDS: Record<MissingInfo, string> = {
  contact: 'Contact at site',
  purchaseOrder: 'Purchase order',
  dischargeMethod: 'Discharge method',
  structure: 'Structure',
  technician: 'Technician of the cylinder test',
  plant: 'Assigned plant',
}

/** What is poured needs nothing more: a load is still to come, or none is planned yet. */
const isAhead = raw`(${orders.status} <> 'in_progress' or exists (select 1 from ${deliveryOrders}
  where ${deliveryOrders.orderId} = ${orders.id} and ${inArray(deliveryOrders.status, [...OUTSTANDING])}))`

/** Orders of a period with concrete still to come that lack something the day will need, with what they lack. */
export async function missingInfo(
  sql: Sql,
  person: Person,
  { fromDate, toDate, regionId }: { fromDate: string; toDate: string; regionId?: string | undefined },
) {
  const rows = await sql
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      status: orders.status,
      orderDate: orders.orderDate,
      startTime: orders.startTime,
      regionName: regions.regionName,
      customerName: customers.customerName,
      projectName: projects.projectName,
      locationName: locations.locationName,
      quantity: orders.quantity,
      ...isMissing,
    })
    .from(orders)
    .innerJoin(regions, eq(regions.id, orders.regionId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .where(
      and(
        gte(orders.orderDate, fromDate),
        lte(orders.orderDate, toDate),
        regionId ? inArray(orders.regionId, [regionId]) : undefined,
        notInArray(orders.status, ['completed', 'cancelled']),
        isAhead,
        or(...(Object.values(isMissing) as SQL[])),
        seenOrders(person),
      ),
    )
    .orderBy(asc(orders.orderDate), asc(orders.startTime), asc(orders.orderNo))
    .limit(2000)
  return rows.map(({ contact, purchaseOrder, dischargeMethod, structure, technician, plant, ...row }) => {
    const flags = { contact, purchaseOrder, dischargeMethod, structure, technician, plant }
    const missing = (Object.keys(flags) as MissingInfo[]).filter(key => flags[key]).map(key => WORDS[key])
    return { ...row, missing }
  })
}
export type MissingInfoRow = Awaited<ReturnType<typeof missingInfo>>[number]
