import * as z from 'zod'
import { pagingShape, unsortedShape } from '../kit/page'
import {
  id,
  mass,
  optionalText,
  percent,
  plainDate,
  quantity,
  queryFlag,
  requiredText,
  text,
  versioned,
} from '../kit/shape'
import { CEMENT_TYPES, ExposureClasses } from './requisition-choices'
import { REQUISITION_TEST_TYPES } from './requisition-tests'

/** `mix`: a project needs a mix; `material`: a material is to be sampled and tested. */
export const REQUISITION_KINDS = ['mix', 'material'] as const
export type RequisitionKind = (typeof REQUISITION_KINDS)[number]
export const REQUISITION_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'mapped',
  'testing',
  'completed',
  'rejected',
] as const
export type RequisitionStatus = (typeof REQUISITION_STATUSES)[number]
/** What the wanted thing may still be said anew in. */
export const EDITABLE: readonly string[] = ['draft', 'submitted', 'rejected']

const shared = {
  title: requiredText('What is needed', 120),
  plantId: id(),
  neededBy: plainDate(),
  remarks: optionalText(1000),
  /** Submitted is what the laboratory decides on. */
  status: z.enum(['draft', 'submitted']).default('draft'),
}
const slump = z.int().min(0).max(300, 'At most 300 mm')
const mixFields = {
  ...shared,
  customerId: id(),
  projectId: id().nullish(),
  salespersonId: id().nullish(),
  strengthMpa: z.int().min(5, 'At least 5 MPa').max(150, 'At most 150 MPa'),
  slumpMin: slump,
  slumpMax: slump,
  stoneSizeMm: z.int().min(4, 'At least 4 mm').max(80, 'At most 80 mm'),
  cementType: z.enum(CEMENT_TYPES),
  /** All that hold at the same place. */
  exposureClasses: ExposureClasses,
  /** Intended working life of the structure, years. */
  workingLifeYears: z.int().min(1, 'At least 1 year').max(200, 'At most 200 years').nullish(),
  /** Nominal cover to the reinforcement, mm. */
  coverMm: z.int().min(10, 'Cover is in mm: at least 10').max(200, 'At most 200 mm').nullish(),
  pumped: z.boolean().default(false),
  /** m³ over the whole project. */
  quantity: quantity().refine(value => Number(value) <= 1_000_000, 'At most 1,000,000 m³'),
  /** kg CO2e per m³, A1–A3. */
  targetCarbon: mass('Target carbon')
    .refine(value => Number(value) > 0 && Number(value) <= 1500, 'Target carbon must be above 0 and at most 1,500')
    .nullish(),
  specialRequirements: optionalText(1000),
}
const figure = (label: string) =>
  percent(label)
    .refine(value => Math.abs(Number(value)) < 100_000, `${label} must be below 100,000`)
    .nullish()
const testFields = {
  testType: z.enum(REQUISITION_TEST_TYPES),
  /** The result has to lie between these, in the unit of the test. */
  least: figure('Least'),
  most: figure('Most'),
  remarks: optionalText(400),
}
const inOrder = (of: { least?: string | null | undefined; most?: string | null | undefined }) =>
  of.least == null || of.most == null || Number(of.least) <= Number(of.most)
const inOrderSaid = { message: 'The most is below the least', path: ['most'] }
const materialFields = {
  ...shared,
  materialId: id(),
  sourceId: id().nullish(),
  /** Lot, ship or truck that the sample is of. */
  lotNo: text(60)
    .nullish()
    .transform(value => value || null),
  sampledOn: plainDate().nullish(),
  /** The tests that are wanted; left out, they stay as they are. */
  tests: z
    .array(z.strictObject(testFields).refine(inOrder, inOrderSaid))
    .max(20)
    .refine(rows => new Set(rows.map(row => row.testType)).size === rows.length, 'A test is listed twice')
    .optional(),
}
const slumpsFit = (of: { slumpMin: number; slumpMax: number }) => of.slumpMin <= of.slumpMax
const slumpsSaid = { message: 'The slump ends below where it begins', path: ['slumpMax'] }

export const MixRequisitionCreate = z.strictObject(mixFields).refine(slumpsFit, slumpsSaid)
export const MixRequisitionUpdate = z.strictObject({ ...versioned, ...mixFields }).refine(slumpsFit, slumpsSaid)
export const MaterialRequisitionCreate = z.strictObject(materialFields)
export const MaterialRequisitionUpdate = z.strictObject({ ...versioned, ...materialFields })
export type MixRequisitionFields = z.output<typeof MixRequisitionCreate>
export type MaterialRequisitionFields = z.output<typeof MaterialRequisitionCreate>

const version = z.int().min(1, 'Version is required')
export const RequisitionApprove = z.strictObject({ version, remarks: optionalText(400) })
export const RequisitionReject = z.strictObject({ version, reason: requiredText('Reason', 400) })

const narrowing = {
  kind: z.enum(REQUISITION_KINDS).optional(),
  status: z.enum(REQUISITION_STATUSES).optional(),
  plantId: id().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  materialId: id().optional(),
  salespersonId: id().optional(),
  neededFrom: plainDate().optional(),
  neededTo: plainDate().optional(),
}
export const RequisitionList = z.strictObject({
  ...pagingShape,
  ...narrowing,
  /** Only those to which a mix may be mapped now. */
  mappable: queryFlag(),
})
export type RequisitionAsk = z.output<typeof RequisitionList>
export const CustomerRequisitions = z.strictObject({ ...pagingShape, ...narrowing, customerId: id() })
export const RequisitionOptions = z.strictObject({ materialId: id().optional() })
export const PartyList = z.strictObject({ ...unsortedShape, customerId: id().optional() })
export const SalespersonList = z.strictObject({ ...unsortedShape, active: queryFlag() })

export const ReportKind = z.strictObject({ kind: z.enum(REQUISITION_KINDS).default('mix') })
export const RequisitionReport = z.strictObject({
  ...narrowing,
  kind: z.enum(REQUISITION_KINDS).default('mix'),
  limit: z.int().min(1).max(200).default(50),
  offset: z.int().min(0).max(100_000).default(0),
  sort: pagingShape.sort,
  keyword: pagingShape.keyword,
})
export type RequisitionReport = z.output<typeof RequisitionReport>

export const RequisitionTestCreate = z.strictObject({ requisitionId: id(), ...testFields }).refine(inOrder, inOrderSaid)
export const RequisitionTestUpdate = z
  .strictObject({
    version,
    ...testFields,
    result: figure('Result'),
    testedOn: plainDate().nullish(),
    rawMaterialTestId: id().nullish(),
  })
  .refine(inOrder, inOrderSaid)
  .refine(of => (of.result == null) === (of.testedOn == null), {
    message: 'A result and the day of its test belong together',
    path: ['testedOn'],
  })
export type RequisitionTestFields = Omit<z.output<typeof RequisitionTestUpdate>, 'version'>
export const RequisitionTestList = z.strictObject({
  ...pagingShape,
  requisitionId: id().optional(),
  testType: z.enum(REQUISITION_TEST_TYPES).optional(),
  open: queryFlag(),
})
export type RequisitionTestAsk = z.output<typeof RequisitionTestList>

export const RequisitionMappingSave = z.strictObject({
  id: id().nullish(),
  version: version.nullish(),
  requisitionId: id(),
  mixDesignId: id(),
  /** Why a mix is taken that does not meet everything. */
  remarks: optionalText(400),
  /** False takes the mix away from the requisition again. */
  active: z.boolean().default(true),
})
export type RequisitionMappingSave = z.output<typeof RequisitionMappingSave>
export const RequisitionMappingList = z.strictObject({
  ...pagingShape,
  requisitionId: id().optional(),
  mixDesignId: id().optional(),
  customerId: id().optional(),
  plantId: id().optional(),
  status: z.enum(['mapped', 'completed']).optional(),
})
export type RequisitionMappingAsk = z.output<typeof RequisitionMappingList>
export const FittingMixes = z.strictObject({ ...pagingShape, requisitionId: id() })
export const MappingStep = z.strictObject({ version })
