import { area } from '../kit/area'
import { viewRoutes } from './look'
import { lookUpRoutes } from './look-up'
import { namedRoutes } from './named'

export const supportApi = area().route('/', lookUpRoutes).route('/', viewRoutes).route('/', namedRoutes())
