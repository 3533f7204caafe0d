import { area } from '../kit/area'

export const customersApi = area()
export type CustomersApi = typeof customersApi
