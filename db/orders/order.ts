import { children } from '../kit/children'
import { record } from '../kit/record'
import { orderAssociateProducts, orderPlants, orders, orderTrucks } from './tables'

export const order = record(orders, 'order')
export type OrderRow = typeof orders.$inferSelect

/** Assigned plants, add-on products and wished trucks live and die with their order. */
export const assignedPlants = children(orderPlants, 'orderId', 'order', 'assignedPlants')
export const orderedAddOns = children(orderAssociateProducts, 'orderId', 'order', 'associateProducts')
export const wishedTrucks = children(orderTrucks, 'orderId', 'order', 'fleetTruckIds')
