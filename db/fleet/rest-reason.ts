import { record } from '../kit/record'
import { restReasons } from './tables'

export const restReason = record(restReasons, 'driver_rest_reason')
export type RestReasonRow = typeof restReasons.$inferSelect
