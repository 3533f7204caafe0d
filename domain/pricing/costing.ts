import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, price } from '../kit/shape'

const absent = <T>(value: T | null | undefined) => value ?? null

export const CostingSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    regionId: id(),
    fromDate: plainDate(),
    toDate: plainDate().nullish().transform(absent),
    plantCost: price('Plant cost').default('0'),
    deliveryCost: price('Delivery cost').default('0'),
    overheadCost: price('Overhead').default('0'),
    remarks: optionalText(1000),
    ingredients: z
      .array(z.strictObject({ materialId: id(), costPerKg: price('Cost') }))
      .min(1, 'At least one ingredient is needed')
      .max(200),
  })
  .refine(sheet => !sheet.toDate || sheet.toDate >= sheet.fromDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
  .superRefine(({ ingredients }, context) => {
    const seen = new Set<string>()
    ingredients.forEach(({ materialId }, at) => {
      if (seen.has(materialId))
        context.addIssue({
          code: 'custom',
          path: ['ingredients', at, 'materialId'],
          message: 'This material has a cost already',
        })
      seen.add(materialId)
    })
  })
export type CostingSave = z.output<typeof CostingSave>

export const CostingSearch = z.strictObject({
  ...pagingShape,
  regionId: id().optional(),
  fromDate: plainDate().optional(),
  toDate: plainDate().optional(),
  day: plainDate().optional(),
})
export type CostingSearch = z.output<typeof CostingSearch>

export const RegionChange = z.strictObject({ fromDate: plainDate().optional(), toDate: plainDate().optional() })
export const CostingChoice = z.strictObject({ ids: z.array(id()).min(1).max(20) })

export type CostingRow = {
  id: string
  version: number
  versionNo: number
  regionId: string
  regionName: string
  fromDate: string
  toDate: string | null
  plantCost: string
  deliveryCost: string
  overheadCost: string
  remarks: string | null
}
export type Ingredient = {
  materialId: string
  materialCode: string
  name: string
  kind: string
  costPerKg: string
  before: string | null
}
export type CostingDetail = CostingRow & { ingredients: Ingredient[] }
