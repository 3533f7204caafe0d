import * as z from 'zod'
import { SPECIMEN_SHAPES } from '../strength-class'

/** kg/m³ and days. */
const mix = z.strictObject({
  cement: z.number(),
  slag: z.number().default(0),
  ash: z.number().default(0),
  water: z.number(),
  superplastic: z.number().default(0),
  coarseagg: z.number(),
  fineagg: z.number(),
  age: z.number(),
})

/** Grades and target means are of cubes; the model was taught on cylinders. */
export const StrengthPredictInput = z.strictObject({
  mixes: z.array(mix).min(1).max(1000),
  specimen: z.enum(SPECIMEN_SHAPES).default('cylinder'),
})
