import { area } from '../kit/area'
import { carbonMethodRoutes } from './carbon-method'

export const materialsApi = area().route('/', carbonMethodRoutes)
export type MaterialsApi = typeof materialsApi
