import * as z from 'zod'

const system = z.enum(['us', 'si'])
const records = z
  .array(z.strictObject({ deviation: z.number(), tests: z.number() }))
  .max(10)
  .default([])

/** Specified strength in psi (`us`) or MPa (`si`) with the records behind it. */
export const AciTargetInput = z.strictObject({ specified: z.number(), system, records })

/** lb, yd³, in. and psi (`us`) or kg, m³, mm and MPa (`si`); additions in percent of the binder. */
export const AciDesignInput = z.strictObject({
  system,
  specified: z.number(),
  records,
  slump: z.number(),
  maxSize: z.number(),
  air: z.enum(['entrapped', 'F1', 'F2', 'F3']),
  airPercent: z.number().optional(),
  exposures: z
    .array(z.enum(['F0', 'F1', 'F2', 'F3', 'S0', 'S1', 'S2', 'S3', 'S3-option-2', 'W0', 'W1', 'W2', 'C0', 'C1', 'C2']))
    .max(8)
    .default([]),
  water: z.number().optional(),
  adjust: z
    .strictObject({
      roundedAggregate: z.boolean().optional(),
      manufacturedSand: z.boolean().optional(),
      reducer: z.enum(['none', 'normal', 'high-range']).optional(),
      reduction: z.number().optional(),
      slumpAbove: z.number().optional(),
      warmth: z.number().optional(),
      airAbove: z.number().optional(),
    })
    .optional(),
  scm: z
    .strictObject({
      flyAsh: z.number().optional(),
      slag: z.number().optional(),
      silicaFume: z.number().optional(),
    })
    .transform(shares => ({ flyAsh: shares.flyAsh ?? 0, slag: shares.slag ?? 0, silicaFume: shares.silicaFume ?? 0 }))
    .optional(),
  ratio: z.number().optional(),
  finenessModulus: z.number(),
  coarse: z.strictObject({ relativeDensity: z.number(), absorption: z.number(), rodded: z.number() }),
  fine: z.strictObject({ relativeDensity: z.number(), absorption: z.number() }),
})

/** The design as asked for, and what its trial batch took and gave. */
export const AciTrialInput = z.strictObject({
  design: AciDesignInput,
  trial: z.strictObject({
    water: z.number(),
    free: z.number(),
    volume: z.number(),
    total: z.number().optional(),
    density: z.number().optional(),
    slump: z.number(),
    air: z.number(),
  }),
})
