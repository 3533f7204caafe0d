import { and, asc, desc, eq, gt, gte, inArray, isNull, sql as raw } from 'drizzle-orm'
import type { PanelTicketRow } from '~/domain/deliveries/panel-ticket'
import { addDays, businessDay } from '~/domain/kit/time'
import { products } from '../catalog/tables'
import { customers } from '../customers/tables'
import { batchingPlants, drivers, plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { mixDesigns } from '../mixdesign/tables'
import { orders } from '../orders/tables'
import { panelTickets } from './panel-tables'
import { deliveryOrders } from './tables'

export const panelTicket = record(panelTickets, 'panel_ticket')
export type PanelTicket = typeof panelTickets.$inferSelect

/** What a panel of the plant says or is told follows one after the other until the work ends. */
export async function lockPanels(work: Work, plantId: string): Promise<void> {
  await work.sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${plantId}, 724013))`)
}

/** Older than that no panel weighs a load any more, nor is it told that there is none. */
const DAYS_BACK = 2
const since = (now: Date) => addDays(businessDay(now), -DAYS_BACK)

export type PanelLoad = Awaited<ReturnType<typeof loadsToWeigh>>[number]

/** Loads of a plant that have a ticket and are not loaded, with the names that a panel shows. */
export const loadsToWeigh = async (sql: Sql, plantId: string, now: Date) =>
  sql
    .select({
      id: deliveryOrders.id,
      doNumber: deliveryOrders.doNumber,
      revision: deliveryOrders.revision,
      loadNo: deliveryOrders.loadNo,
      quantity: deliveryOrders.quantity,
      plannedBatchAt: deliveryOrders.plannedBatchAt,
      batchingPlantId: deliveryOrders.batchingPlantId,
      mixDesignId: deliveryOrders.mixDesignId,
      demo: deliveryOrders.demo,
      orderNo: orders.orderNo,
      customer: customers.customerName,
      plant: plants.plantCode,
      line: batchingPlants.bpName,
      truck: trucks.truckNo,
      driver: drivers.driverName,
      product: products.productCode,
      mixCode: mixDesigns.mixCode,
      mixVersion: mixDesigns.mixVersion,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, deliveryOrders.mixDesignId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, deliveryOrders.batchingPlantId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .leftJoin(drivers, eq(drivers.id, deliveryOrders.driverId))
    .where(
      and(
        eq(deliveryOrders.plantId, plantId),
        inArray(deliveryOrders.status, ['generated', 'loading']),
        gte(deliveryOrders.doDate, since(now)),
      ),
    )
    .orderBy(asc(deliveryOrders.generatedAt), asc(deliveryOrders.id))

export type LastWord = Awaited<ReturnType<typeof lastWords>>[number]

/** The last word on each load that panels of the plant were told of lately, and how the load is now. */
export async function lastWords(sql: Sql, plantId: string, now: Date) {
  const rows = await sql
    .selectDistinctOn([panelTickets.deliveryOrderId], {
      ticket: panelTickets,
      status: deliveryOrders.status,
      plantId: deliveryOrders.plantId,
      statusReason: deliveryOrders.statusReason,
    })
    .from(panelTickets)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, panelTickets.deliveryOrderId))
    .where(and(eq(panelTickets.plantId, plantId), gte(deliveryOrders.doDate, since(now))))
    .orderBy(panelTickets.deliveryOrderId, desc(panelTickets.number))
  return rows
}

/** What a panel has not answered yet, after the number that it has. */
export const openTickets = (
  sql: Sql,
  { plantId, batchingPlantId }: { plantId: string; batchingPlantId: string | null },
  { after, most }: { after: number; most: number },
): Promise<PanelTicketRow[]> => {
  const { id, number, kind, status, createdAt, content } = panelTickets
  return sql
    .select({ id, number, kind, status, createdAt, content })
    .from(panelTickets)
    .where(
      and(
        eq(panelTickets.plantId, plantId),
        eq(status, 'open'),
        gt(number, after),
        batchingPlantId ? eq(panelTickets.batchingPlantId, batchingPlantId) : undefined,
      ),
    )
    .orderBy(asc(number))
    .limit(most)
}

/** Open tickets that are not put as files yet. */
export const unfiledTickets = (sql: Sql, plantId: string): Promise<PanelTicket[]> =>
  sql
    .select()
    .from(panelTickets)
    .where(and(eq(panelTickets.plantId, plantId), eq(panelTickets.status, 'open'), isNull(panelTickets.filedAt)))
    .orderBy(asc(panelTickets.number))
    .limit(200)

export const ticketByNumber = async (sql: Sql, plantId: string, number: number): Promise<PanelTicket | undefined> => {
  const of = and(eq(panelTickets.plantId, plantId), eq(panelTickets.number, number))
  const [row] = await sql.select().from(panelTickets).where(of).limit(1)
  return row
}
