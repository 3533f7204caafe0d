import * as z from 'zod'
import { bodyPagingShape } from '../kit/page'
import { id, optionalText, plainDate } from '../kit/shape'
import { MixerUniformityInput } from './fresh/mixer-uniformity'

/** Two samples of one batch, at about 15 and 85 per cent of its discharge. */
export const MixerEvaluationSave = z.strictObject({
  plantId: id(),
  batchingPlantId: id().nullish(),
  truckId: id().nullish(),
  evaluatedOn: plainDate(),
  input: MixerUniformityInput,
  remarks: optionalText(400),
})
export type MixerEvaluationSave = z.output<typeof MixerEvaluationSave>

export const MixerEvaluationSearch = z.strictObject({
  ...bodyPagingShape,
  plantId: id().optional(),
  from: plainDate().optional(),
  to: plainDate().optional(),
  verdict: z.enum(['uniform', 'not uniform', 'undecided']).optional(),
})
export type MixerEvaluationAsk = z.output<typeof MixerEvaluationSearch>
