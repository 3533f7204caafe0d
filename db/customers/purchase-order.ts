import { record } from '../kit/record'
import { purchaseOrders } from './tables'

export const purchaseOrder = record(purchaseOrders, 'purchase_order')
