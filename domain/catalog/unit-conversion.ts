import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { anyDecimal, id, plainDate } from '../kit/shape'

export const UnitConversionSave = z
  .strictObject({
    unitConversionId: id().nullish(),
    version: z.int().min(1).nullish(),
    fromUnitId: id(),
    toUnitId: id(),
    materialId: id()
      .nullish()
      .transform(value => value ?? null),
    factor: anyDecimal(10, 'Factor').refine(value => Number(value) > 0, 'Factor must be above zero'),
    fromDate: plainDate(),
  })
  .refine(of => of.fromUnitId !== of.toUnitId, { path: ['toUnitId'], message: 'The two units are the same' })
export type UnitConversionSave = z.output<typeof UnitConversionSave>

export const UnitConversionSearch = z.strictObject({
  ...pagingShape,
  unitId: id().optional(),
  materialId: id().optional(),
})
export type UnitConversionSearch = z.output<typeof UnitConversionSearch>

export const UnitConversionCheck = z.strictObject({
  fromUnitId: id(),
  toUnitId: id(),
  materialId: id().optional(),
  fromDate: plainDate(),
  excludeId: id().optional(),
})
export type UnitConversionCheck = z.output<typeof UnitConversionCheck>

export type UnitConversionRow = {
  id: string
  unitConversionId: string
  version: number
  fromUnitId: string
  fromUnit: string
  toUnitId: string
  toUnit: string
  materialId: string | null
  materialName: string | null
  factor: string
  fromDate: string
}

/** What materials are bought and batched in: every portal begins with these. */
export const STANDARD_UNITS = [
  ['KG', 'Kilogram'],
  ['T', 'Tonne'],
  ['L', 'Litre'],
  ['M3', 'Cubic metre'],
  ['BAG', 'Bag'],
  ['DRUM', 'Drum'],
] as const
