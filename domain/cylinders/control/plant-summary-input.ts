import * as z from 'zod'
import { ASSESSMENT_GROUPS } from '~/domain/cylinders/conformity/production-result'
import { FIVE_PERCENT } from '~/domain/cylinders/specimen/characteristic-strength'
import { moment, type Taken } from '~/domain/kit/moment'
import { between, QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import { SPECIMEN_SHAPES } from '~/domain/mixdesign/strength-class'
import { plainDate } from '../../kit/shape'
import { STRENGTH } from '../specimen/cylinder-strength'

/** Tests oldest first. Specimens, early strength, fck and target mean strength in MPa; slump mm, °C, kg/m³. */
export const PlantSummaryInput = z.strictObject({
  tests: z
    .array(
      z.strictObject({
        plant: z.string(),
        mix: z.string(),
        ageDays: between(0.1, 3650, 'days'),
        castOn: plainDate(),
        specimens: z.array(z.number()).min(1).max(12),
        early: between(...STRENGTH, 'MPa').nullish(),
        fck: between(5, 150, 'MPa'),
        target: between(5, 200, 'MPa'),
        slump: reading({ ...QUANTITIES.slump, bounds: [0, 900] }).nullish(),
        temperature: between(-5, 60, '°C').nullish(),
        density: between(300, 5000, 'kg/m³').nullish(),
      }),
    )
    .max(100_000),
  /** Specimens cast and not yet tested. */
  waiting: z
    .array(
      z.strictObject({
        plant: z.string(),
        mix: z.string(),
        ageDays: z.number(),
        dueAt: moment(),
        specimen: z.enum(SPECIMEN_SHAPES).optional(),
      }),
    )
    .default([]),
  now: moment(),
  /** Tests cast before this day are history: σ comes from them, no row is made of them. */
  from: plainDate().optional(),
  /** The age at which strength is specified; no other age is judged by EN 206, ACI 318 or fck. */
  specifiedAge: between(0.1, 3650, 'days').default(28),
  period: z.enum(['month', 'quarter', 'year', 'all']).default('month'),
  /** How means are grouped, or a control chart judges, as for the conformity of each concrete. */
  groups: z.enum(ASSESSMENT_GROUPS).default('apart'),
  /** σ of a mix that its sums are watched by, MPa. */
  sigma: z.record(z.string(), z.number()).default({}),
  k: between(0, 5).default(FIVE_PERCENT),
})
export type PlantSummaryInput = Taken<z.input<typeof PlantSummaryInput>>
