import { area } from '../kit/area'
import { viewRoutes } from './look'

export const supportApi = area().route('/', viewRoutes)
export type SupportApi = typeof supportApi
