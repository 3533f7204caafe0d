import * as z from 'zod'
import { anyDecimal, plainDate } from '~/domain/kit/shape'
import defaults from './data/default-factors.json'

export const CARBON_ROLES = ['cement', 'addition', 'aggregate', 'water', 'admixture', 'fibre', 'other'] as const
export type CarbonRole = (typeof CARBON_ROLES)[number]

/** A1–A3 of one material in kgCO2e per kg; from an EPD it carries number, end date and, where it differs, its plant. */
export const CarbonFactor = z.strictObject({
  material: z.string().trim().min(1),
  name: z.string().trim().min(1),
  role: z.enum(CARBON_ROLES),
  kgPerKg: anyDecimal(9, 'Factor'),
  /** Share of clinker by mass, cements only. */
  clinkerShare: anyDecimal(4, 'Clinker share').optional(),
  source: z.string().trim().min(1),
  epd: z.string().trim().optional(),
  validTo: plainDate().optional(),
  plant: z.string().optional(),
})
export type CarbonFactor = z.output<typeof CarbonFactor>

/** Electricity kgCO2e per kWh, diesel per litre; laden haulage per tonne-kilometre, an empty lorry per kilometre. */
export const FactorSet = z.strictObject({
  id: z.string().min(1),
  version: z.int().positive(),
  name: z.string().trim().min(1),
  attribution: z.string().optional(),
  factors: z.array(CarbonFactor).min(1),
  energy: z.strictObject({ electricityPerKwh: anyDecimal(6), dieselPerLitre: anyDecimal(6), source: z.string() }),
  transport: z.strictObject({
    hgvPerTkm: anyDecimal(6),
    hgvEmptyPerKm: anyDecimal(6),
    railPerTkm: anyDecimal(6),
    shipPerTkm: anyDecimal(6),
    source: z.string(),
  }),
})
export type FactorSet = z.output<typeof FactorSet>

/** Attributed published values, to start with until suppliers' EPDs are loaded. */
export const DEFAULT_FACTORS: FactorSet = FactorSet.parse(defaults)
