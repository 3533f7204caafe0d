import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, queryFlag, requiredText } from '../kit/shape'
import { ExposureClasses } from './requisition-choices'

export const SUBMITTAL_STATUSES = [
  'draft',
  'sent',
  'agreed',
  'agreed_with_comments',
  'rejected',
  'superseded',
  'withdrawn',
] as const
/** The customer has agreed, with or without comments. */
export const AGREED_STATUSES = ['agreed', 'agreed_with_comments'] as const
export const SUBMITTAL_ANSWERS = [...AGREED_STATUSES, 'rejected'] as const

export const SubmittalSave = z.strictObject({
  projectId: id(),
  productId: id(),
  mixDesignId: id(),
  plantId: id(),
  /** Those that the project specifies; each must be met by the mix. */
  exposureClasses: ExposureClasses,
  /** The last day that is proposed; the answer may name another. */
  validUntil: plainDate().nullish(),
  remarks: optionalText(1000),
})
export type SubmittalSave = z.output<typeof SubmittalSave>

const version = z.int().min(1)
export const SubmittalSend = z.strictObject({
  version,
  /** `hand`: printed and handed over, no e-mail. */
  by: z.enum(['email', 'hand']).default('email'),
  /** Contacts of the customer; without any, those who receive test results. */
  contactIds: z.array(id()).max(20).default([]),
})
export type SubmittalSend = z.output<typeof SubmittalSend>

export const SubmittalAnswer = z
  .strictObject({
    version,
    answer: z.enum(SUBMITTAL_ANSWERS),
    answeredOn: plainDate(),
    answeredByName: requiredText('Name', 120),
    answeredByPosition: requiredText('Position', 120),
    /** The letter, e-mail or form that says so. */
    answerReference: requiredText('Document or reference', 200),
    answerComments: optionalText(2000),
    validUntil: plainDate().nullish(),
  })
  .refine(of => of.answer === 'agreed' || !!of.answerComments, {
    path: ['answerComments'],
    message: 'Enter the comments of the customer',
  })
  .refine(of => !of.validUntil || of.validUntil >= of.answeredOn, {
    path: ['validUntil'],
    message: 'The agreement cannot end before the day of the answer',
  })
export type SubmittalAnswer = z.output<typeof SubmittalAnswer>

export const SubmittalVersion = z.strictObject({ version })
export const SubmittalWithdraw = z.strictObject({ version, reason: requiredText('Reason', 400) })

export const SubmittalList = z.strictObject({
  ...pagingShape,
  status: z.enum(SUBMITTAL_STATUSES).optional(),
  projectId: id().optional(),
  mixDesignId: id().optional(),
  /** Agreements that have ended or end within the days of the setting. */
  ending: queryFlag(),
})
export type SubmittalAsk = z.output<typeof SubmittalList>

/** What the paper says, kept as it was sent. Strengths in MPa, masses in kg/m³, carbon in kg CO₂e/m³. */
export type SubmittalContent = {
  on: string
  customerName: string
  projectName: string
  plantName: string
  certificateNo: string | null
  certificateValidTo: string | null
  productCode: string
  productName: string
  slump: string
  aggregateMm: number
  mixCode: string
  mixVersion: number
  strengthMpa: number
  strengthClass: string | null
  strengthAge: number
  targetMean: string | null
  airPercent: string
  dischargeMinutes: number | null
  /** By the standard in force, as `ratioName` says; papers from before have w/(c + k·a). */
  waterCement: string | null
  ratioName?: string
  cementKg: string
  equivalentCement: string
  /** kg/m³ of cement and additions, where the standard counts them whole. */
  cementitiousKg?: string | null
  cementTypes: string[]
  admixtures: string[]
  /** `name` is that of the standard in force. */
  exposure: { exposureClass: string; name?: string; where: string }[]
  limits: { name: string; value: string; limit: string; source: string }[]
  materials: { name: string; kind: string; kgPerM3: string | null; test: string | null }[]
  trials: { trialNo: string; madeOn: string; fck: number; slumpMm: number | null; results: string }[]
  evidence: string[]
  evidenceSource: string
  carbon: { a1: string; a2: string | null; a3: string | null; gate: string | null } | null
  files: string[]
}
