import { and, asc, eq, gte, inArray, isNull, lt, notInArray, sql as raw } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { locations, projects } from '~/db/customers/tables'
import { deliveryOrders } from '~/db/deliveries/tables'
import { plants, regions, trucks } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import { addMinutes, businessDay } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { attachments } from '../kit/tables'
import { promisedAt } from './promise'
import { seenOrders } from './scope'
import { isSignature } from './signature'
import { siteLinks } from './site-link-tables'
import { orders } from './tables'

/** Where and what the pour is: what a site knows of itself, and no more. */
export async function siteOfOrder(sql: Sql, orderId: string) {
  const [row] = await sql
    .select({
      orderNo: orders.orderNo,
      status: orders.status,
      orderDate: orders.orderDate,
      quantity: orders.quantity,
      onCallQuantity: orders.onCallQuantity,
      willCall: orders.willCall,
      callBy: orders.callBy,
      calledAt: orders.calledAt,
      regionId: orders.regionId,
      zone: regions.zone,
      projectName: projects.projectName,
      siteName: locations.locationName,
      productCode: products.productCode,
      productName: products.name,
    })
    .from(orders)
    .innerJoin(regions, eq(regions.id, orders.regionId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(orders.id, orderId))
  return row!
}

/** The loads of a pour with the truck of each, where it was last, and who signed for it. */
export const siteLoads = async (sql: Sql, orderId: string) =>
  sql
    .select({
      id: deliveryOrders.id,
      loadNo: deliveryOrders.loadNo,
      doNumber: deliveryOrders.doNumber,
      status: deliveryOrders.status,
      quantity: deliveryOrders.quantity,
      returnConcrete: deliveryOrders.returnConcrete,
      returnCause: deliveryOrders.returnCause,
      plantName: plants.plantName,
      truckNo: trucks.truckNo,
      plateNo: trucks.plateNo,
      plannedBatchAt: deliveryOrders.plannedBatchAt,
      plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
      promisedAt: promisedAt(),
      batchedAt: deliveryOrders.batchedAt,
      arrivalAt: deliveryOrders.arrivalAt,
      onSiteAt: deliveryOrders.onSiteAt,
      pourStartAt: deliveryOrders.pourStartAt,
      pourEndAt: deliveryOrders.pourEndAt,
      signedAt: attachments.createdAt,
    })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .leftJoin(attachments, isSignature)
    .where(eq(deliveryOrders.orderId, orderId))
    .orderBy(asc(deliveryOrders.loadNo))

/** Whether somebody on site signed for a load already. */
export async function isSigned(sql: Sql, deliveryOrderId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: attachments.id })
    .from(attachments)
    .innerJoin(deliveryOrders, isSignature)
    .where(eq(deliveryOrders.id, deliveryOrderId))
  return rows.length > 0
}

const DONE = ['on_hold', 'completed', 'cancelled']

export type SilentSite = {
  orderId: string
  orderNo: string
  projectName: string
  contactName: string | null
  contactPhone: string | null
  firstAt: Date
}

/** A first load that is further behind has been spoken of, minutes. */
const SPOKEN_OF = 180

/** Pours with a link whose first load is due so soon, and whose site did not say that all is ready. */
export async function silentSites(sql: Sql, person: Person, now: Date): Promise<SilentSite[]> {
  const minutes = await settingOn(sql, 'orders.site-answer-minutes', businessDay(now))
  const [from, until] = [addMinutes(now, -SPOKEN_OF), addMinutes(now, minutes)]
  const first = sql
    .select({
      orderId: deliveryOrders.orderId,
      firstAt: raw<string>`min(${deliveryOrders.plannedOnSiteAt})`.as('first_at'),
      arrived: raw<boolean>`bool_or(${deliveryOrders.onSiteAt} is not null)`.as('arrived'),
    })
    .from(deliveryOrders)
    .where(
      and(
        notInArray(deliveryOrders.status, ['withdrawn', 'rejected']),
        inArray(
          deliveryOrders.orderId,
          sql.select({ id: siteLinks.orderId }).from(siteLinks).where(isNull(siteLinks.revokedAt)),
        ),
      ),
    )
    .groupBy(deliveryOrders.orderId)
    .as('first')
  const ready = ['access', 'pump', 'crew', 'slump'].map(what => raw`(${siteLinks.readiness} ->> ${what})::boolean`)
  const rows = await sql
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      projectName: projects.projectName,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      firstAt: first.firstAt,
    })
    .from(siteLinks)
    .innerJoin(orders, eq(orders.id, siteLinks.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(first, eq(first.orderId, orders.id))
    .where(
      and(
        isNull(siteLinks.revokedAt),
        notInArray(orders.status, DONE),
        eq(first.arrived, false),
        gte(first.firstAt, from.toISOString()),
        lt(first.firstAt, until.toISOString()),
        raw`not coalesce(${raw.join(ready, raw` and `)}, false)`,
        seenOrders(person),
      ),
    )
    .orderBy(asc(first.firstAt))
    .limit(200)
  return rows.map(({ firstAt, ...row }) => ({ ...row, firstAt: new Date(firstAt) }))
}
