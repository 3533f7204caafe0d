import { area } from '../kit/area'

export const ordersApi = area()
export type OrdersApi = typeof ordersApi
