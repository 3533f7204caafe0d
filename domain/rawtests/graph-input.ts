import * as z from 'zod'
import { id, plainDate } from '../kit/shape'
import { SieveAnalysisInput } from './aggregate/sieve-analysis'
import { Grading } from './grading'
import { OfTestInfo } from './test-info'

/** What to judge by: a specification of the company, or a built-in one of a standard by its id. */
const judge = {
  gradingSpecificationId: id().optional(),
  specification: z.string().trim().min(1).max(80).optional(),
}
export type JudgeAsk = { gradingSpecificationId?: string | undefined; specification?: string | undefined }

const days = { from: plainDate().optional(), to: plainDate().optional() }

export const CalculateTestResult = SieveAnalysisInput.extend(judge)

/** An aggregate by its latest approved test, by one test, or by a grading that was typed in. */
const BlendPart = z.union([
  z.strictObject({ materialId: id(), share: z.number() }),
  z.strictObject({ rawMaterialTestInfoId: id(), share: z.number() }),
  z.strictObject({
    name: z.string().trim().min(1).max(120),
    share: z.number(),
    density: z.number().nullish(),
    grading: Grading,
  }),
])
export type BlendPartAsk = z.output<typeof BlendPart>

/** The aggregates of a stored mix with the shares of its lines, or parts of one's own; shares by mass sum to 1. */
export const MixAggregateTest = z.union([
  z.strictObject({ ...judge, mixDesignId: id() }),
  z.strictObject({ ...judge, parts: z.array(BlendPart).min(1).max(12), cementitious: z.number().optional() }),
])
export const OfMixDesign = z.strictObject({ ...judge, mixDesignId: id() })

export const CombinedData = z.strictObject({
  ...judge,
  ...days,
  parts: z
    .array(z.strictObject({ materialId: id(), share: z.number() }))
    .min(1)
    .max(8),
})
export const NonCombinedData = z.strictObject({ ...judge, ...days, materialIds: z.array(id()).min(1).max(12) })

/** `sieve` in mm follows the percent passing it, `fines` what passes the finest sieve. */
export const RunningMeanGraph = z.strictObject({
  ...days,
  materialId: id(),
  property: z.union([z.enum(['fineness-modulus', 'fines']), z.strictObject({ sieve: z.number().positive() })]),
  of: z.int().min(2).max(50).default(5),
  limits: z.strictObject({ min: z.number().nullish(), max: z.number().nullish() }).optional(),
  base: z
    .strictObject({
      value: z.number().nullish(),
      of: z.int().min(1).max(100).default(10),
      tolerance: z.number(),
    })
    .optional(),
})

/** Which graph, with what the call of the graph takes itself. */
export const GraphPdf = z.discriminatedUnion('graph', [
  CombinedData.extend({ graph: z.literal('combined') }),
  NonCombinedData.extend({ graph: z.literal('non-combined') }),
  RunningMeanGraph.extend({ graph: z.literal('running-mean') }),
  OfMixDesign.extend({ graph: z.literal('mix-grading') }),
  OfTestInfo.extend({ graph: z.literal('test') }),
])
export type GraphPdf = z.output<typeof GraphPdf>
