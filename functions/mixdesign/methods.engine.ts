import { area } from '../kit/area'
import { designMethodRoutes } from './design'

/** Engineering calculations of the area: asked for now and then, so they are behind the edge. */
export const mixMethods = area().route('/', designMethodRoutes)
