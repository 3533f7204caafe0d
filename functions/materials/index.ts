import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { materialRoutes } from './material'
import { materialOrderActRoutes, materialOrderRoutes } from './material-order'
import { plantGroupRoutes } from './plant-group'
import { siloRoutes, stockRoutes } from './silo'

export const materialsApi = area()
  .route('/', materialRoutes)
  .route('/', nounsOf('materials'))
  .route('/', siloRoutes)
  .route('/', stockRoutes)
  .route('/', materialOrderRoutes)
  .route('/', materialOrderActRoutes)
  .route('/', plantGroupRoutes)
