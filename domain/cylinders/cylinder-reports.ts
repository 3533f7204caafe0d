import * as z from 'zod'
import { bodyPagingShape, pagingShape, unsortedShape } from '../kit/page'
import { id, plainDate, queryFlag } from '../kit/shape'
import { specimenAge } from '../kit/specimen-age'

const period = {
  from: plainDate(),
  to: plainDate(),
  plantId: id().optional(),
  houseId: id().optional(),
  customerId: id().optional(),
  projectId: id().optional(),
  productId: id().optional(),
}
const forward = <T extends { from: string; to: string }>(of: T) => of.from <= of.to
const order = { message: 'The end is before the start', path: ['to'] }

export const PeriodReport = z
  .strictObject({ ...period, ...bodyPagingShape, limit: z.int().min(1).max(200).default(100) })
  .refine(forward, order)
export const ListReport = z.strictObject({ ...period, ...pagingShape }).refine(forward, order)
/** A download without a period is of the last five weeks. */
export const DownloadAsk = z.strictObject({
  ...period,
  from: plainDate().optional(),
  to: plainDate().optional(),
  ...unsortedShape,
})
export const GROUPS = ['plant', 'line', 'truck', 'product', 'customer'] as const
export const ConadReport = z
  .strictObject({
    ...period,
    ageDays: specimenAge().default(28),
    group: z.strictObject({ name: z.enum(GROUPS), value: z.string().trim().min(1).max(120) }).optional(),
  })
  .refine(forward, order)
export type ConadReport = z.output<typeof ConadReport>
export const SummaryReport = z
  .strictObject({
    ...period,
    ageDays: specimenAge().optional(),
    period: z.enum(['month', 'quarter', 'year', 'all']).default('month'),
  })
  .refine(forward, order)
export type SummaryReport = z.output<typeof SummaryReport>
export type ReportPeriod = {
  from: string
  to: string
  plantId?: string | undefined
  houseId?: string | undefined
  customerId?: string | undefined
  projectId?: string | undefined
  productId?: string | undefined
}
export const WeekAsk = z.strictObject({
  from: plainDate().optional(),
  plantId: id().optional(),
  houseId: id().optional(),
})
export const ManyTests = z.strictObject({ ids: z.array(id()).min(1, 'Choose at least one').max(50) })
/** Approved results, by their ages; all of one project. */
export const GenerateCert = z.strictObject({ ids: z.array(id()).min(1, 'Choose at least one result').max(100) })
export const SendResults = z.strictObject({
  ids: z.array(id()).min(1, 'Choose at least one result').max(100),
  message: z.string().trim().max(1000).optional(),
})

/** One concrete of one or all plants, for its control charts. */
export const ControlReport = z
  .strictObject({ ...period, productId: id(), ageDays: specimenAge().default(28) })
  .refine(forward, order)
export type ControlReport = z.output<typeof ControlReport>
export const CertificateList = z.strictObject({ ...pagingShape, projectId: id().optional() })
export const SheetDay = z.strictObject({
  day: plainDate().optional(),
  late: queryFlag(),
  plantId: id().optional(),
  houseId: id().optional(),
})
