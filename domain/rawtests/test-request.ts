import * as z from 'zod'
import { bodyPagingShape } from '../kit/page'
import { id, optionalText, plainDate, versioned } from '../kit/shape'
import { TEST_TYPES } from './test-info'

export const REQUEST_STATUSES = ['requested', 'sampled', 'testing', 'done', 'rejected'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]
/** A request that still waits for somebody. */
export const OPEN_REQUESTS: readonly RequestStatus[] = ['requested', 'sampled', 'testing']
export const REQUEST_ORIGINS = ['requester', 'generated-ai', 'generated-mix'] as const

const fields = {
  materialId: id(),
  sourceId: id().nullish(),
  plantId: id().nullish(),
  supplierId: id().nullish(),
  mixDesignId: id().nullish(),
  requisitionId: id().nullish(),
  origin: z.enum(REQUEST_ORIGINS).default('requester'),
  testTypes: z.array(z.enum(TEST_TYPES)).min(1, 'At least one test').max(TEST_TYPES.length),
  dueOn: plainDate(),
  remarks: optionalText(400),
}

export const RawTestRequestSave = z.strictObject(fields)
export const RawTestRequestUpdate = z.strictObject({
  ...versioned,
  ...fields,
  status: z.enum(REQUEST_STATUSES),
  samplerId: id().nullish(),
  sampledOn: plainDate().nullish(),
  rejectReason: optionalText(400),
})

/** Of several materials at once, e.g. those of a mix. */
const { materialId, testTypes, sourceId, supplierId, ...shared } = fields
export const RawTestRequestsSave = z.strictObject({
  ...shared,
  rows: z
    .array(z.strictObject({ materialId, testTypes, sourceId, supplierId }))
    .min(1, 'Choose what is to be tested')
    .max(50),
})

export type RawTestRequestSave = z.output<typeof RawTestRequestSave>
export type RawTestRequestsSave = z.output<typeof RawTestRequestsSave>
export type RawTestRequestUpdate = z.output<typeof RawTestRequestUpdate>

export const RawTestRequestFilter = z.strictObject({
  ...bodyPagingShape,
  materialId: id().optional(),
  plantId: id().optional(),
  status: z.enum(REQUEST_STATUSES).optional(),
  /** Only those that still wait for somebody. */
  outstanding: z.boolean().optional(),
  dueFrom: plainDate().optional(),
  dueTo: plainDate().optional(),
})
export type RawTestRequestAsk = z.output<typeof RawTestRequestFilter>

export type RawTestRequestLine = {
  id: string
  version: number
  requestNo: string
  status: string
  origin: string
  materialId: string
  materialCode: string
  materialName: string
  materialKind: string
  sourceId: string | null
  sourceName: string | null
  plantId: string | null
  plantName: string | null
  supplierId: string | null
  mixDesignId: string | null
  mixCode: string | null
  requisitionId: string | null
  testTypes: string[]
  dueOn: string
  samplerId: string | null
  samplerName: string | null
  sampledOn: string | null
  requestedByName: string
  rejectReason: string | null
  remarks: string | null
  createdAt: string
}

/** Done and rejected requests stay as they are; who still wants a test asks anew. */
const STEPS: Record<RequestStatus, readonly RequestStatus[]> = {
  requested: ['requested', 'sampled', 'testing', 'rejected'],
  sampled: ['sampled', 'requested', 'testing', 'rejected'],
  testing: ['testing', 'done', 'rejected'],
  done: [],
  rejected: [],
}
export const mayStepRequest = (from: RequestStatus, to: RequestStatus): boolean => STEPS[from].includes(to)

/** Which of the wanted tests no approved test answers yet. */
export const untested = (wanted: readonly string[], tests: readonly { testType: string; status: string }[]): string[] =>
  wanted.filter(type => !tests.some(test => test.testType === type && test.status === 'approved'))

/** Where a request stands by its tests; a decision of a person (rejected) is never taken back by a test. */
export function statusByTests(
  present: RequestStatus,
  wanted: readonly string[],
  tests: readonly { testType: string; status: string }[],
): RequestStatus {
  if (!OPEN_REQUESTS.includes(present) || tests.length === 0) return present
  return untested(wanted, tests).length ? 'testing' : 'done'
}
