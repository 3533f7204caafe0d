import * as z from 'zod'
import { bodyPagingShape, pagingShape } from '../kit/page'
import { id, optionalText, plainDate } from '../kit/shape'
import { SieveAnalysisInput } from './aggregate/sieve-analysis'
import { CementResults } from './cement/limits'

export const TEST_TYPES = ['sieve', 'cement'] as const
export const TEST_STATUSES = ['draft', 'submitted', 'approved', 'rejected'] as const
export type TestStatus = (typeof TEST_STATUSES)[number]

/** A cement is judged by the class of EN 197-1 or by the type of ASTM C150. */
export const CementTestInput = z.strictObject({
  standard: z.enum(['EN 197-1', 'ASTM C150']).default('EN 197-1'),
  class: z.string().trim().min(1).max(20),
  results: CementResults,
})

const fields = {
  /** The request that it answers. */
  requestId: id().nullish(),
  materialId: id(),
  sourceId: id().nullish(),
  plantId: id().nullish(),
  supplierId: id().nullish(),
  samplerId: id().nullish(),
  testerId: id().nullish(),
  gradingSpecificationId: id().nullish(),
  sampledOn: plainDate(),
  testedOn: plainDate().nullish(),
  status: z.enum(TEST_STATUSES).default('draft'),
  remarks: optionalText(400),
}
export const SieveTestCreate = z.strictObject({ ...fields, testType: z.literal('sieve'), input: SieveAnalysisInput })
export const CementTestCreate = z.strictObject({ ...fields, testType: z.literal('cement'), input: CementTestInput })
const kinds = [SieveTestCreate, CementTestCreate] as const
const change = {
  version: z.int().min(1, 'Version is required'),
  /** Why it is sent back; needed with the step to rejected. */
  rejectReason: optionalText(400),
}
export const RawTestCreate = z.discriminatedUnion('testType', kinds)
export const RawTestUpdate = z.discriminatedUnion('testType', [kinds[0].extend(change), kinds[1].extend(change)])
export type RawTestCreate = z.output<typeof RawTestCreate>
export type RawTestUpdate = z.output<typeof RawTestUpdate>

export const RawTestFilter = z.strictObject({
  ...bodyPagingShape,
  materialId: id().optional(),
  plantId: id().optional(),
  supplierId: id().optional(),
  verdict: z.enum(['pass', 'fail', 'incomplete']).optional(),
  testType: z.enum(TEST_TYPES).optional(),
  status: z.enum(TEST_STATUSES).optional(),
  from: plainDate().optional(),
  to: plainDate().optional(),
})
export const RawTestListAll = z.strictObject(pagingShape)
export type RawTestAsk = z.output<typeof RawTestFilter>

/** A test as lists show it; days are plain dates, the modulus a decimal. */
export type RawTestLine = {
  id: string
  rawMaterialTestInfoId: string
  version: number
  testNo: string
  testType: string
  materialId: string
  materialCode: string
  materialName: string
  sourceName: string | null
  plantId: string | null
  plantName: string | null
  sampledOn: string
  testedOn: string | null
  status: string
  verdict: string | null
  finenessModulus: string | null
}

export const OfTestInfo = z.strictObject({ rawMaterialTestInfoId: id() })
export const OfChangedTest = z.strictObject({ rawMaterialTestInfoId: id(), gradingSpecificationId: id() })
export const OfMaterial = z.strictObject({ materialId: id() })

/** A step back from approval would hide that a test was used. */
const STEPS: Record<TestStatus, readonly TestStatus[]> = {
  draft: ['draft', 'submitted'],
  submitted: ['submitted', 'draft', 'approved', 'rejected'],
  rejected: ['rejected', 'draft', 'submitted'],
  approved: [],
}
export const mayStep = (from: TestStatus, to: TestStatus): boolean => STEPS[from].includes(to)
