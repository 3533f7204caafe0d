import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate } from '../kit/shape'

export const AUDIT_ANSWERS = ['conforms', 'partly', 'fails', 'not applicable'] as const
export type AuditAnswer = (typeof AUDIT_ANSWERS)[number]

/** What a plant is gone through for: stores, weighing, mixing, delivery, sampling, laboratory, records. */
export const AUDIT_POINTS = [
  { code: 'ST1', section: 'Stores', text: 'Aggregate bays are apart, labelled and drained' },
  { code: 'ST2', section: 'Stores', text: 'Silos carry the name of their material; filling pipes are locked' },
  { code: 'ST3', section: 'Stores', text: 'Admixture tanks are bunded, labelled and within their date' },
  { code: 'ST4', section: 'Stores', text: 'Level alarms and relief valves are tested by their plan' },
  { code: 'WE1', section: 'Weighing', text: 'Scales carry a valid calibration and pass the spot check' },
  { code: 'WE2', section: 'Weighing', text: 'Water meter and admixture dosers are calibrated' },
  { code: 'WE3', section: 'Weighing', text: 'Moisture of the sand is measured and corrected for' },
  { code: 'WE4', section: 'Weighing', text: 'Batch records of the last ten loads are within tolerance' },
  { code: 'MI1', section: 'Mixing', text: 'Blades and liners are within their wear limit' },
  { code: 'MI2', section: 'Mixing', text: 'Uniformity of the mixer was shown within the year' },
  { code: 'MI3', section: 'Mixing', text: 'Mixing time or revolutions keep to the instruction' },
  { code: 'DE1', section: 'Delivery', text: 'Drums are empty and clean before loading' },
  { code: 'DE2', section: 'Delivery', text: 'Tickets show mix, times, water added and the discharge limit' },
  { code: 'SA1', section: 'Sampling', text: 'Slump cones, moulds and thermometers are sound and checked' },
  { code: 'SA2', section: 'Sampling', text: 'Samples are taken, made and covered by the standard' },
  { code: 'LA1', section: 'Laboratory', text: 'Tanks are kept at their temperature and logged' },
  { code: 'LA2', section: 'Laboratory', text: 'The press is verified and its loading rate is kept' },
  { code: 'LA3', section: 'Laboratory', text: 'Concrete pots are within their calibration' },
  { code: 'RE1', section: 'Records', text: 'Certificates of cement, additions and admixtures are on file' },
  { code: 'RE2', section: 'Records', text: 'Findings of the last audit are closed' },
] as const

const CODES = AUDIT_POINTS.map(point => point.code)

/** Creates without an id, changes a draft with one. Every point has its answer before it is submitted. */
export const PlantAuditSave = z
  .strictObject({
    id: id().nullish(),
    version: z.int().min(1).nullish(),
    plantId: id(),
    auditOn: plainDate(),
    answers: z
      .array(
        z.strictObject({
          code: z.enum(CODES),
          answer: z.enum(AUDIT_ANSWERS),
          remark: optionalText(300),
        }),
      )
      .max(AUDIT_POINTS.length)
      .refine(rows => new Set(rows.map(row => row.code)).size === rows.length, 'A point is listed twice'),
    status: z.enum(['draft', 'submitted']).default('draft'),
    remarks: optionalText(600),
  })
  .superRefine((of, issue) => {
    for (const [at, answer] of of.answers.entries())
      if (answer.answer === 'fails' && !answer.remark)
        issue.addIssue({ code: 'custom', path: ['answers', at, 'remark'], message: 'Say what fails' })
    if (of.status === 'submitted' && of.answers.length < AUDIT_POINTS.length)
      issue.addIssue({ code: 'custom', path: ['answers'], message: 'Every point needs its answer' })
  })
export type PlantAuditSave = z.output<typeof PlantAuditSave>

export const PlantAuditList = z.strictObject({
  ...pagingShape,
  plantId: id().optional(),
  status: z.enum(['draft', 'submitted']).optional(),
})
export type PlantAuditAsk = z.output<typeof PlantAuditList>

const WORTH: Record<AuditAnswer, number | null> = { conforms: 1, partly: 0.5, fails: 0, 'not applicable': null }

/** Per cent to 0.1 of the points that apply, 0 when none does; findings are points that fail or hold partly. */
export function auditScore(answers: readonly { answer: string }[]): { score: number; findings: number } {
  const worth = answers.flatMap(({ answer }) => WORTH[answer as AuditAnswer] ?? [])
  const sum = worth.reduce((total, value) => total + value, 0)
  return {
    score: worth.length ? Math.round((sum / worth.length) * 1000) / 10 : 0,
    findings: answers.filter(({ answer }) => answer === 'fails' || answer === 'partly').length,
  }
}
