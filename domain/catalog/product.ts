import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, queryFlag, queryIds, requiredText, text } from '../kit/shape'

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

const millimetres = (label: string, least: number, most: number) =>
  z.int().min(least, `${label}: at least ${least} mm`).max(most, `${label}: at most ${most} mm`)

/** The wire names it productCode, name, productDescription, active. */
const fields = {
  productCode: requiredText('Code', 60),
  name: requiredText('Name', 120),
  productDescription: text(400).default(''),
  family: requiredText('Family', 60),
  strengthMpa: z.int().min(5, 'At least 5 MPa').max(150, 'At most 150 MPa'),
  slumpMin: millimetres('Slump', 0, 900),
  slumpMax: millimetres('Slump', 0, 900),
  stoneSizeMm: millimetres('Stone', 4, 80),
  cementType: requiredText('Cement', 40).default('CEM I'),
  retentionMinutes: z.int().min(0).max(600, 'At most 600 minutes').nullish(),
  structural: z.boolean().default(true),
  active: z.boolean().default(true),
}
const ordered = (of: { slumpMin: number; slumpMax: number }) => of.slumpMin <= of.slumpMax
const SLUMP = { path: ['slumpMax'], message: 'The upper slump is below the lower one' }
export const ProductCreate = z.strictObject(fields).refine(ordered, SLUMP)
export const ProductUpdate = z
  .strictObject({ ...fields, version: z.int().min(1, 'Version is required') })
  .refine(ordered, SLUMP)

export const ProductStatus = z.strictObject({
  id: id(),
  version: z.int().min(1, 'Version is required'),
  active: z.boolean(),
})
