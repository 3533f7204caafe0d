import { record } from '../kit/record'
import { products } from './tables'

export const product = record(products, 'product')
export type ProductRecord = typeof products.$inferSelect
