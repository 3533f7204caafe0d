import { record } from '../kit/record'
import { shifts, usualShifts } from './roster-tables'

export const shift = record(shifts, 'shift')
export type ShiftRow = typeof shifts.$inferSelect
export const usualShift = record(usualShifts, 'usual_shift', { label: 'usual hours' })
export type UsualShiftRow = typeof usualShifts.$inferSelect
