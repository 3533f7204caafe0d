import * as z from 'zod'
import { bodyPagingShape } from '../kit/page'
import { id, requiredText } from '../kit/shape'
import { pricesFrom, type RegionPrice, regionPrices } from './region-price'

export const AssociateProductSave = z.strictObject({
  associateProductId: id().nullish(),
  version: z.int().min(1).nullish(),
  associateProductCode: requiredText('Code', 40),
  name: requiredText('Name', 120),
  materialId: id()
    .nullish()
    .transform(value => value ?? null),
  unit: requiredText('Unit', 20),
  /** Thrown in by hand at the plant, which costs minutes. */
  handDosed: z.boolean().default(false),
  prices: regionPrices(),
  fromDate: pricesFrom(),
})
export type AssociateProductSave = z.output<typeof AssociateProductSave>

export const ActiveAssociateProducts = z.strictObject({ ...bodyPagingShape, regionId: id() })

export type AssociateProductRow = {
  id: string
  associateProductId: string
  version: number
  active: boolean
  associateProductCode: string
  name: string
  materialId: string | null
  materialName: string | null
  unit: string
  handDosed: boolean
  prices: RegionPrice[]
}
