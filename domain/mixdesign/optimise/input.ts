import * as z from 'zod'
import { between } from '../bounds'
import { KINDS } from './constituent'

const kind = z.enum(KINDS)
const kinds = z.array(kind).min(1).max(KINDS.length)
const window = { min: z.number().optional(), max: z.number().optional() }

/** Relative density, price and kg CO₂e per kg, kg per m³ of concrete, chloride and alkali in % of its mass, percent passing by sieve in mm. */
const Constituent = z.strictObject({
  id: z.string().trim().min(1).max(60),
  kind,
  density: z.number(),
  cost: z.number(),
  gwp: z.number(),
  available: z.number().optional(),
  leastUsed: z.number().optional(),
  step: z.number().optional(),
  chloride: z.number().optional(),
  alkali: z.number().optional(),
  passing: z.record(z.string().regex(/^\d{1,3}(\.\d{1,4})?$/, 'A sieve in mm is needed'), z.number()).optional(),
})

const Rules = z.strictObject({
  air: z.number(),
  strengthRatio: z.strictObject({ max: z.number(), efficiency: z.partialRecord(kind, z.number()) }).optional(),
  exposure: z
    .strictObject({
      ratio: z.number().optional(),
      cement: z.number().optional(),
      efficiency: z.partialRecord(kind, z.number()),
    })
    .optional(),
  chloride: z.strictObject({ max: z.number(), of: kinds }).optional(),
  alkali: z.strictObject({ max: z.number() }).optional(),
  ratio: z.strictObject({ max: z.number() }).optional(),
  binder: z.strictObject(window).optional(),
  water: z.strictObject(window).optional(),
  amounts: z
    .array(z.strictObject({ kinds, ...window }))
    .max(20)
    .optional(),
  waterDemand: z.strictObject({ demand: z.number(), saving: z.number() }).optional(),
  admixture: z.strictObject({ max: z.number() }).optional(),
  shares: z
    .array(z.strictObject({ kinds, ...window }))
    .max(20)
    .optional(),
  overCement: z
    .array(z.strictObject({ kind, max: z.number() }))
    .max(8)
    .optional(),
  paste: z.strictObject(window).optional(),
  envelope: z
    .array(z.strictObject({ sieve: between(0.02, 200, 'mm'), ...window }))
    .max(30)
    .optional(),
  finenessModulus: z.strictObject({ ...window, sieves: z.array(z.number().positive()).min(1).max(20) }).optional(),
  gwp: z.strictObject({ max: z.number() }).optional(),
})

export const MixPlantShape = { constituents: z.array(Constituent).min(1).max(30), rules: Rules }

/** `points` asks for the front of cost against carbon beside the optimum. */
export const MixOptimiseInput = z.strictObject({
  ...MixPlantShape,
  goal: z.union([z.enum(['cost', 'carbon']), z.strictObject({ carbonPrice: z.number() })]).default('cost'),
  points: z.int().min(2).max(20).optional(),
})

/** Masses in kg/m³ by constituent id. */
export const MixDescribeInput = z.strictObject({ ...MixPlantShape, masses: z.record(z.string(), z.number()) })
