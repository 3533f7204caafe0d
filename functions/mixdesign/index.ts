import { area } from '../kit/area'
import { designMethodRoutes } from './design-method'
import type { mixEngineRoutes } from './mix.engine'

export const mixdesignApi = area().route('/', designMethodRoutes)
/** The engines are part of the typed client, though only the full door mounts them. */
export type MixdesignApi = typeof mixdesignApi | typeof mixEngineRoutes
