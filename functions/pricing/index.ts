import { area } from '../kit/area'

export const pricingApi = area()
export type PricingApi = typeof pricingApi
