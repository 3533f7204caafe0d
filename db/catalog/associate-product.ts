import { children } from '../kit/children'
import { record } from '../kit/record'
import { associateProductRegions, associateProducts } from './tables'

export const associateProduct = record(associateProducts, 'associate_product')
/** The regions that offer it, each with its price. */
export const associateProductPrices = children(
  associateProductRegions,
  'associateProductId',
  'associate_product',
  'regions',
)
