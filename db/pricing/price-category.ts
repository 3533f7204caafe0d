import { children } from '../kit/children'
import { record } from '../kit/record'
import { priceCategories, priceCategoryDiscounts } from './tables'

export const priceCategory = record(priceCategories, 'price_category')
export const discountsOf = children(priceCategoryDiscounts, 'priceCategoryId', 'price_category', 'discounts')
