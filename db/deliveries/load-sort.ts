import { desc } from 'drizzle-orm'
import { customers, projects } from '../customers/tables'
import { plants, trucks } from '../fleet/tables'
import type { FlatList } from '../kit/flat-page'
import { orders } from '../orders/tables'
import { deliveryOrders } from './tables'

/** The order of loads, by columns of their own or by the name of a record that they refer to. */
export const LOADS: FlatList = {
  id: deliveryOrders.id,
  rows: (sql, columns) => sql.select(columns).from(deliveryOrders).$dynamic(),
  sorts: {
    doDate: deliveryOrders.doDate,
    doNumber: deliveryOrders.doNumber,
    doQuantity: deliveryOrders.quantity,
    status: deliveryOrders.status,
    loadNo: deliveryOrders.loadNo,
    plannedBatchAt: deliveryOrders.plannedBatchAt,
    plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
    onSiteAt: deliveryOrders.onSiteAt,
    deliveredAt: deliveryOrders.deliveredAt,
    generatedAt: deliveryOrders.generatedAt,
    customerName: { from: deliveryOrders.customerId, of: customers, id: customers.id, name: customers.customerName },
    projectName: { from: deliveryOrders.projectId, of: projects, id: projects.id, name: projects.projectName },
    assignedPlant: { from: deliveryOrders.plantId, of: plants, id: plants.id, name: plants.plantName },
    truckNo: { from: deliveryOrders.truckId, of: trucks, id: trucks.id, name: trucks.truckNo },
    orderNo: { from: deliveryOrders.orderId, of: orders, id: orders.id, name: orders.orderNo },
  },
  usual: [desc(deliveryOrders.doDate), desc(deliveryOrders.id)],
  newest: [deliveryOrders.doDate],
}
