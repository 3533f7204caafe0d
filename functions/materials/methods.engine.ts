import { area } from '../kit/area'
import { carbonMethodRoutes } from './carbon'

/** Engineering calculations of the area: asked for now and then, so they are behind the edge. */
export const materialMethods = area().route('/', carbonMethodRoutes)
