import { area } from '../kit/area'
import { nounsOf } from '../kit/noun-routes'
import { costingRoutes } from './costing'
import { marginRoutes } from './margin'
import { onePriceCategoryRoutes, priceCategoryRoutes } from './price-category'
import { priceIndexValueRoutes } from './price-index-value'
import { listedProductRoutes, onePriceListRoutes, priceListRoutes } from './price-list'
import { priceQuestionRoutes } from './price-question'
import { onePricingRoutes, pricingRoutes } from './pricing'
import { projectPricingRoutes } from './project-pricing'
import { repricingRoutes } from './repricing'

/** Routes with a word stand before those with a parameter in the same place. */
export const pricingApi = area()
  .route('/', priceCategoryRoutes)
  .route('/', priceQuestionRoutes)
  .route('/', onePriceCategoryRoutes)
  .route('/', listedProductRoutes)
  .route('/', priceListRoutes)
  .route('/', onePriceListRoutes)
  .route('/', costingRoutes)
  .route('/', repricingRoutes)
  .route('/', marginRoutes)
  .route('/', pricingRoutes)
  .route('/', onePricingRoutes)
  .route('/', projectPricingRoutes)
  .route('/', priceIndexValueRoutes)
  .route('/', nounsOf('pricing'))
