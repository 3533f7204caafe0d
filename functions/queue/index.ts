import { area } from '../kit/area'
import { queueRoutes } from './queue'
import { queueActRoutes } from './queue-acts'

export const queueApi = area().route('/', queueRoutes).route('/', queueActRoutes)
