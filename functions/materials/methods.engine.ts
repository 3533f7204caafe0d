import { area } from '../kit/area'
import { carbonMethodRoutes } from './carbon'

/** Engineering calculations of the area: asked for now and then, so they stand behind the edge. */
export const materialMethods = area().route('/', carbonMethodRoutes)
