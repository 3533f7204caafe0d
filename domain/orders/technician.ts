import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, plainDate, queryFlag, requiredText } from '../kit/shape'

const TimeOff = z
  .strictObject({ fromDate: plainDate(), toDate: plainDate(), reason: optionalText() })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { path: ['toDate'], message: 'The end is before the start' })

/** `timeOffs` are added to those that are known; each is taken back by its own call. */
export const TechnicianSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  technicianName: requiredText('Name', 80),
  phone: optionalText(40),
  regionId: id(),
  plantId: id().nullish(),
  timeOffs: z.array(TimeOff).max(20).default([]),
})
export type TechnicianFields = z.output<typeof TechnicianSave>

export const TechnicianQuery = z.strictObject({
  ...pagingShape,
  status: queryFlag(),
  regionId: id().optional(),
  plantId: id().optional(),
  /** Only those who are free on the day. */
  freeOn: plainDate().optional(),
})
export type TechnicianAsk = z.output<typeof TechnicianQuery>
export const StatusChange = z.strictObject({ version: z.int().min(1, 'Version is required'), active: z.boolean() })

export const HolidaySave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  day: plainDate(),
  name: requiredText('Name', 80),
  regionId: id().nullish(),
})
export const HolidayQuery = z.strictObject({
  year: z
    .string()
    .regex(/^20\d\d$/, 'A year is needed')
    .transform(Number)
    .pipe(z.int().min(2000).max(2099))
    .optional(),
  regionId: id().optional(),
})
export const HolidayCheck = z.strictObject({ date: plainDate(), regionId: id().optional() })
