import { area } from '../kit/area'
import { queueChangeRoutes, queueRoutes } from './queue'

export const queueApi = area().route('/', queueRoutes).route('/', queueChangeRoutes)
