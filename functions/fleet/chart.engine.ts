import { area } from '../kit/area'
import { fleetchartRoutes } from './fleetchart'

/** The fleet chart draws the dispatch plan with its model, which is too heavy for an edge. */
export const chartEngine = area().route('/', fleetchartRoutes)
