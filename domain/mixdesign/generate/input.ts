import * as z from 'zod'
import { MixPlantShape } from '../optimise/input'
import { SPECIMEN_SHAPES } from '../strength-class'
import { GENERATION } from './candidates'

/** Strength in MPa that the 10 % quantile must reach on this specimen (a grade is of cubes), age in days; the same seed gives the same candidates. */
export const MixGenerateInput = z.strictObject({
  ...MixPlantShape,
  wanted: z.strictObject({
    strength: z.number(),
    age: z.number().default(28),
    specimen: z.enum(SPECIMEN_SHAPES).default('cube'),
  }),
  draws: z.int().min(1).max(200).default(GENERATION.draws),
  most: z.int().min(1).max(50).default(GENERATION.most),
  seed: z.int().min(0).max(4_294_967_295).default(GENERATION.seed),
})
