import { record } from '../kit/record'
import { strengths } from './tables'

export const strength = record(strengths, 'strength')
export type StrengthRow = typeof strengths.$inferSelect
