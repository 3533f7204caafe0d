import * as z from 'zod'
import { id, requiredText } from '../kit/shape'
import { pricesFrom, type RegionPrice, regionPrices } from './region-price'

export const SERVICE_GROUPS = ['Testing', 'Pumping', 'Site', 'Delivery', 'Paperwork'] as const

export const ServiceSave = z.strictObject({
  serviceId: id().nullish(),
  version: z.int().min(1).nullish(),
  serviceCode: requiredText('Code', 40),
  name: requiredText('Name', 120),
  serviceGroup: requiredText('Group', 60),
  unit: requiredText('Unit', 20),
  prices: regionPrices(),
  fromDate: pricesFrom(),
})
export type ServiceSave = z.output<typeof ServiceSave>

export type ServiceRow = {
  id: string
  serviceId: string
  version: number
  active: boolean
  serviceCode: string
  name: string
  serviceGroup: string
  unit: string
  /** It comes onto orders by itself. */
  isDefault: boolean
  prices: RegionPrice[]
}
