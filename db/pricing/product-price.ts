import { record } from '../kit/record'
import { productPrices } from './tables'

export const productPrice = record(productPrices, 'product_price')
