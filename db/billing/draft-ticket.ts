import { and, eq, exists, or } from 'drizzle-orm'
import type { DraftTicket } from '~/domain/billing/draft-ticket'
import { Missing } from '~/domain/kit/problem'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { drivers, plants, trucks } from '../fleet/tables'
import type { AttachmentRow } from '../kit/attachment'
import type { Sql } from '../kit/open'
import { attachments } from '../kit/tables'
import { isSignature, signerOf } from '../orders/signature'
import { orders } from '../orders/tables'
import { invoiceDraftLines } from './tables'

const { id, doDate, loadNo, doNumber, quantity, returnConcrete, deliveredManually, invoiceDraftId } = deliveryOrders
const { generatedAt, batchedAt, leftAt, onSiteAt, pourStartAt, pourEndAt, returnedAt } = deliveryOrders

/** The ticket of a load that the draft bills, or that a line of it is about, with the file that it was signed by. */
export async function ticketOfDraft(
  sql: Sql,
  draftId: string,
  loadId: string,
): Promise<{ ticket: Omit<DraftTicket, 'signature'>; signed: AttachmentRow | null }> {
  const aboutIt = sql
    .select({ id: invoiceDraftLines.id })
    .from(invoiceDraftLines)
    .where(and(eq(invoiceDraftLines.draftId, draftId), eq(invoiceDraftLines.deliveryOrderId, id)))
  const [row] = await sql
    .select({
      ticket: {
        ...{ id, doDate, loadNo, doNumber, quantity, returnConcrete, deliveredManually },
        ...{ generatedAt, batchedAt, leftAt, onSiteAt, pourStartAt, pourEndAt, returnedAt },
        orderNo: orders.orderNo,
        customerName: customers.customerName,
        projectName: projects.projectName,
        locationName: locations.locationName,
        plantName: plants.plantName,
        productCode: products.productCode,
        productName: products.name,
      },
      // In one object with their neighbours they would be null together.
      truckNo: trucks.truckNo,
      driverName: drivers.driverName,
      signed: attachments,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .leftJoin(drivers, eq(drivers.id, deliveryOrders.driverId))
    .leftJoin(attachments, isSignature)
    .where(and(eq(id, loadId), or(eq(invoiceDraftId, draftId), exists(aboutIt))))
    .limit(1)
  if (!row) throw new Missing('There is no such delivery order on this draft')
  const { ticket, truckNo, driverName, signed } = row
  const signedBy = signed && signerOf(signed.name, ticket.doNumber)
  return { ticket: { ...ticket, truckNo, driverName, signedBy, signedAt: signed?.createdAt ?? null }, signed }
}
