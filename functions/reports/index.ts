import { area } from '../kit/area'
import { activityRoutes } from './activity'
import { jobRoutes } from './job'
import { searchRoutes } from './search'

export const reportsApi = area().route('/', searchRoutes).route('/', jobRoutes).route('/', activityRoutes)
export type ReportsApi = typeof reportsApi
