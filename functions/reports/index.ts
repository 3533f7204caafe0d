import { area } from '../kit/area'
import { activityRoutes } from './activity'
import { jobRoutes } from './job'
import { searchRoutes } from './search'

/** What every screen asks for again and again: finding, a person's jobs, the activity of now. */
export const reportsApi = area().route('/', searchRoutes).route('/', jobRoutes).route('/', activityRoutes)
