import * as z from 'zod'

/**
 * The part of openEPD 0.1 that a passport uses, told in our own words after the published models: github.com/cchangelabs/openepd,
 * src/openepd/model, epd.py, declaration.py, common.py, lcia.py, org.py and specs/singular/concrete.py, Apache License 2.0.
 * Strict, so that a name that the models do not have is a fault; `ext` alone is free.
 */
const measurement = z.strictObject({ mean: z.number(), unit: z.literal('kgCO2e') })
const amount = z.strictObject({ qty: z.number().min(0), unit: z.string().min(1) })
const name = z.string().min(1).max(200)
/** A figure and its unit in one text. */
const quantity = (unit: string) => z.string().regex(new RegExp(`^\\d+(\\.\\d+)? ${unit}$`))

/** Of each kind of exposure a list names one class at most. */
const exposure = z
  .array(z.string().regex(/^en206\.(X0|XC[1-4]|XS[1-3]|XD[1-3]|XF[1-4]|XA[1-3])$/))
  .refine(classes => new Set(classes.map(one => one.slice(0, 8))).size === classes.length, 'two classes of a kind')

const concrete = z.strictObject({
  strength_28d: quantity('MPa').optional(),
  min_slump: quantity('mm').optional(),
  max_slump: quantity('mm').optional(),
  w_c_ratio: z.number().min(0).max(1).nullable().optional(),
  aggregate_size_max: quantity('mm').optional(),
  en_exposure_classes: exposure.optional(),
})

/** A stage that is not there is not declared, which is not zero. */
const stages = z.strictObject({
  ...{ A1A2A3: measurement, A1: measurement, A2: measurement, A3: measurement, A4: measurement },
})

export const OpenEpd = z.strictObject({
  doctype: z.literal('openEPD'),
  openepd_version: z.literal('0.1'),
  language: z.string().length(2),
  version: z.int().min(1),
  date_of_issue: z.iso.datetime(),
  manufacturer: z.strictObject({ name, hq_location: z.strictObject({ address: z.string().min(1) }) }),
  plants: z.array(z.strictObject({ name })).max(32),
  program_operator: z.null(),
  third_party_verifier: z.null(),
  compliance: z.array(z.never()),
  product_name: name,
  product_sku: name,
  product_description: z.string().min(1).max(2000),
  product_classes: z.record(z.string(), z.string()),
  declared_unit: amount,
  kg_per_declared_unit: amount.nullable(),
  impacts: z.partialRecord(z.enum(['Unknown LCIA', 'EF 3.1', 'EN 15978:2011']), z.strictObject({ gwp: stages })),
  specs: z.strictObject({ Concrete: concrete }),
  includes: z.array(z.strictObject({ qty: z.number(), citation: z.string().min(1) })).max(255),
  ext: z.record(z.string(), z.unknown()),
})
