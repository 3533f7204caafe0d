import { record } from '../kit/record'
import { holidays } from './tables'

export const holiday = record(holidays, 'holiday')
export type HolidayRow = typeof holidays.$inferSelect
