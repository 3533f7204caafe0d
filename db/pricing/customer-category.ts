import { record } from '../kit/record'
import { customerCategories } from './tables'

export const customerCategory = record(customerCategories, 'customer_category')
