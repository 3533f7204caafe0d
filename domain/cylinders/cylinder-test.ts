import * as z from 'zod'
import { bodyPagingShape, pagingShape, unsortedShape } from '../kit/page'
import { id, instant, optionalText, plainDate, queryFlag, queryIds, requiredText } from '../kit/shape'
import { specimenAge, specimenAges } from '../kit/specimen-age'
import { SPECIMEN_KINDS } from '../kit/specimen-kind'
import { Measurement } from './specimen/result'
import { WetTest } from './wet-test'

/** assigned: made with the ticket; sampled: the wet test is in; curing: in the laboratory; completed: every age approved. */
export const SET_STATUSES = ['assigned', 'sampled', 'curing', 'completed', 'withdrawn'] as const
export type SetStatus = (typeof SET_STATUSES)[number]
export const AGE_STATUSES = [
  'waiting',
  'testing',
  'with_house_manager',
  'with_manager',
  'approved',
  'declined',
  'withdrawn',
] as const
export type AgeStatus = (typeof AGE_STATUSES)[number]

const version = z.int().min(1, 'Version is required')
const keyed = z.strictObject({ id: id(), version })

/** A set beyond those that the order asks for, made from a load by the laboratory. */
export const CreateSet = z.strictObject({
  doNumber: requiredText('Delivery order', 40),
  specimenKind: z.enum(SPECIMEN_KINDS).optional(),
  specimens: z.int().min(1).max(24).optional(),
  ages: specimenAges().optional(),
  remarks: optionalText(400),
})
export type CreateSet = z.output<typeof CreateSet>

const exclusion = z.strictObject({
  specimenId: id(),
  excluded: z.boolean(),
  reason: requiredText('Reason', 200),
})
export type Exclusion = z.output<typeof exclusion>

/** The sentences about unusual readings that the person has read and answered with yes. */
export const confirmed = z.array(z.string().max(200)).max(40).optional()

/** Without a press it is the one that the laboratory used last; the reason takes a result from one out of calibration. */
export const pressed = { pressId: id().nullish(), calibrationReason: optionalText(400) }

/** wet and curing name the set, dry names one of its ages; each with the version it was made from. */
export const UpdateByLab = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('wet'), id: id(), version, ...WetTest.shape }),
  z.strictObject({
    part: z.literal('curing'),
    id: id(),
    version,
    receivedAt: instant(),
    demouldedAt: instant().nullish(),
    tank: optionalText(40),
    tankTemperature: z.number().min(0).max(60).nullish(),
  }),
  z.strictObject({
    part: z.literal('dry'),
    id: id(),
    version,
    testedAt: instant(),
    specimens: z.array(Measurement).min(1, 'At least one specimen').max(24),
    ...pressed,
    confirmed,
  }),
])
export type UpdateByLab = z.output<typeof UpdateByLab>
export type DryTest = Extract<UpdateByLab, { part: 'dry' }>
export type Curing = Extract<UpdateByLab, { part: 'curing' }>

/** Results go up one by one or many at once; all of a call or none. */
export const SubmitByLab = z.strictObject({
  items: z.array(keyed).min(1, 'Choose at least one').max(100),
  remarks: optionalText(400),
})
export type SubmitResults = z.output<typeof SubmitByLab>
export const UpdateByHouse = z.strictObject({
  id: id(),
  version,
  remarks: optionalText(400),
  exclusions: z.array(exclusion).max(24).default([]),
})
export type UpdateByHouse = z.output<typeof UpdateByHouse>
export const UpdateByManager = z.strictObject({
  items: z.array(keyed).min(1, 'Choose at least one').max(100),
  decision: z.enum(['save', 'approve']).default('approve'),
  remarks: optionalText(400),
  exclusions: z.array(exclusion).max(24).default([]),
})
export type UpdateByManager = z.output<typeof UpdateByManager>
export const DeclineRequest = z.strictObject({ version, reason: requiredText('Reason', 400) })
export const ApproveRequest = z.strictObject({ version })
export const DeleteTest = z.strictObject({ id: id(), version, reason: requiredText('Reason', 400) })
export const DeleteOrderTests = z.strictObject({ orderId: id(), reason: requiredText('Reason', 400) })

/** A correction; where results were approved already it needs a reason, opens them again and ends their certificate. */
export const UpdateDetails = z.strictObject({
  id: id(),
  version,
  reason: optionalText(400),
  wet: WetTest.partial().optional(),
  ageId: id().optional(),
  testedAt: instant().optional(),
  specimens: z.array(Measurement).max(24).optional(),
  confirmed,
  remarks: optionalText(400),
})
export type UpdateDetails = z.output<typeof UpdateDetails>

const filters = {
  plantId: id().optional(),
  houseId: id().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  productId: id().optional(),
  from: plainDate().optional(),
  to: plainDate().optional(),
}
export const SET_VIEWS = ['wet', 'curing', 'due', 'overdue', 'low'] as const
export const SearchSets = z.strictObject({
  ...bodyPagingShape,
  ...filters,
  status: z.enum(SET_STATUSES).optional(),
  view: z.enum(SET_VIEWS).optional(),
  temperature: z.boolean().optional(),
})
export type SetAsk = z.output<typeof SearchSets>
export const ListSets = z.strictObject({
  ...pagingShape,
  ...filters,
  status: z.enum(SET_STATUSES).optional(),
  view: z.enum(SET_VIEWS).optional(),
  temperature: queryFlag(),
})
const ageFilters = {
  ...filters,
  ageDays: specimenAge().optional(),
  status: z.enum(AGE_STATUSES).optional(),
  verdict: z.enum(['early', 'pass', 'low', 'fail']).optional(),
}
export const SearchHistory = z.strictObject({ ...bodyPagingShape, ...ageFilters })
export type AgeAsk = z.output<typeof SearchHistory> & {
  testId?: string | undefined
  dueOn?: string | undefined
  ids?: string[] | undefined
}
export const ListResults = z.strictObject({
  ...pagingShape,
  ...ageFilters,
  ageDays: z.coerce.number().pipe(specimenAge()).optional(),
  ids: queryIds(100).optional(),
})
/** Ages with their specimens: of one set, or what is planned for a day. */
export const TestAgeDetails = z
  .strictObject({
    id: id().optional(),
    day: plainDate().optional(),
    plantId: id().optional(),
    houseId: id().optional(),
    late: queryFlag(),
  })
  .refine(of => of.id || of.day, { message: 'Name a test or a day', path: ['id'] })
export const TestSets = z
  .strictObject({ orderId: id().optional(), doNumber: z.string().trim().min(1).max(40).optional() })
  .refine(of => of.orderId || of.doNumber, { message: 'Name an order or a delivery order', path: ['orderId'] })
export const Lookup = z.strictObject({ ...unsortedShape, customerId: id().optional() })
export const OfPlants = z.strictObject({ ...unsortedShape, plantId: id().optional(), houseId: id().optional() })
export type PlantsAsk = z.output<typeof OfPlants>
/** A test is named by its id or by the number that people read. */
export const TestKey = z.strictObject({ id: z.string().trim().min(3).max(40) })
export const RequestList = z.strictObject({ status: z.enum(['open', 'approved', 'declined']).optional() })
