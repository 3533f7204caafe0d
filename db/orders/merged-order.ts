import { record } from '../kit/record'
import { mergedOrders } from './tables'

export const mergedOrder = record(mergedOrders, 'merged_order')
export type MergedOrderRow = typeof mergedOrders.$inferSelect
