import * as z from 'zod'
import { TOLERANCE_KINDS } from '../deliveries/batch'
import { unsortedShape } from '../kit/page'
import { id, percent, queryFlag } from '../kit/shape'
import * as words from './words'

const limit = (label: () => string) =>
  percent(label).refine(value => Number(value) > 0 && Number(value) <= 100, {
    error: () => words.toleranceRange({ label: label() }),
  })

/** Creates without an id, changes with one; no plant means all plants. */
export const ToleranceSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    plantId: id().nullish(),
    kind: z.enum(TOLERANCE_KINDS),
    informPercent: limit(words.toleranceWarnLimit),
    actPercent: limit(words.toleranceActLimit),
    mustExplain: z.boolean().default(true),
    active: z.boolean().default(true),
  })
  .refine(of => Number(of.informPercent) <= Number(of.actPercent), {
    path: ['informPercent'],
    error: words.toleranceLimitsOrder,
  })
export type ToleranceSave = z.output<typeof ToleranceSave>
export const ToleranceList = z.strictObject({ ...unsortedShape, active: queryFlag(), plantId: id().optional() })
