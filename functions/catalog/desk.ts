import { area } from '../kit/area'
import { serviceRoutes } from './service'
import { subProductRoutes } from './sub-product'

/** Charges and services with their prices, set up at a desk: for the full door. */
export const catalogDesk = area().route('/', serviceRoutes).route('/', subProductRoutes)
