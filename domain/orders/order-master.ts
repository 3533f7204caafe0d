import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, optionalText, percent, quantity, queryFlag, requiredText } from '../kit/shape'

/** Absent for a new one. */
const key = { id: id().nullish(), version: z.int().min(1).nullish() }
const entry = {
  ...key,
  code: requiredText('Code', 20),
  name: requiredText('Name', 80),
  remarks: optionalText(),
  active: z.boolean().default(true),
}

export const StoneSave = z.strictObject({ ...entry, sizeMm: z.int().min(1).max(100) })
export const PumpSave = z.strictObject({
  ...entry,
  reachMetres: z.int().min(1).max(200).nullish(),
  ratePerHour: quantity('Rate').nullish(),
})
export const StrengthSave = z.strictObject({ ...entry, strengthMpa: z.int().min(1).max(200) })
export const StructureSave = z.strictObject(entry)
export const DischargeMethodSave = z.strictObject({
  ...entry,
  minutesPerM3: percent('Minutes per m³').refine(value => Number(value) > 0, 'Minutes per m³ must be above zero'),
  needsPump: z.boolean().default(false),
})

export const MasterQuery = z.strictObject({ ...pagingShape, active: queryFlag() })
