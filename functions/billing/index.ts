import { area } from '../kit/area'

export const billingApi = area()
export type BillingApi = typeof billingApi
