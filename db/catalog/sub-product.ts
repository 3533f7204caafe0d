import { children } from '../kit/children'
import { record } from '../kit/record'
import { subProductRegions, subProducts } from './tables'

export const subProduct = record(subProducts, 'sub_product')
/** The regions that offer it, each with its price. */
export const subProductPrices = children(subProductRegions, 'subProductId', 'sub_product', 'regions')
