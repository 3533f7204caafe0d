import { area } from '../kit/area'
import { carbonMethodRoutes } from './carbon-method'
import { materialRoutes } from './material'
import { materialOrderActRoutes, materialOrderRoutes } from './material-order'
import { materialSourceRoutes } from './material-source'
import { plantGroupRoutes } from './plant-group'
import { siloRoutes, stockRoutes } from './silo'
import { toleranceSettingRoutes } from './tolerance-setting'

export const materialsApi = area()
  .route('/', carbonMethodRoutes)
  .route('/', materialRoutes)
  .route('/', materialSourceRoutes)
  .route('/', siloRoutes)
  .route('/', stockRoutes)
  .route('/', toleranceSettingRoutes)
  .route('/', materialOrderRoutes)
  .route('/', materialOrderActRoutes)
  .route('/', plantGroupRoutes)
export type MaterialsApi = typeof materialsApi
