import { record } from '../kit/record'
import { skipRequests } from './tables'

export const skipRequest = record(skipRequests, 'skip_request')
export type SkipRequestRow = typeof skipRequests.$inferSelect
