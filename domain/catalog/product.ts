import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, queryFlag, queryIds, text } from '../kit/shape'

export const ProductSearch = z.strictObject({
  ...pagingShape,
  active: queryFlag(),
  family: text(60).optional(),
  ids: queryIds().optional(),
  /** Only what is on the list of the region in force. */
  regionId: id().optional(),
})
export type ProductSearch = z.output<typeof ProductSearch>

export const ProductCode = z.strictObject({ code: text(60).min(1) })

export type ProductRow = {
  id: string
  version: number
  active: boolean
  productCode: string
  name: string
  productDescription: string
  family: string
  strengthMpa: number
  slumpMin: number
  slumpMax: number
  stoneSizeMm: number
  cementType: string
  retentionMinutes: number | null
  structural: boolean
}
