import { area } from '../kit/area'

export const deliveriesApi = area()
export type DeliveriesApi = typeof deliveriesApi
