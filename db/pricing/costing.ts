import { children } from '../kit/children'
import { record } from '../kit/record'
import { costingIngredients, costings } from './tables'

export const costing = record(costings, 'costing')
export const ingredientsOf = children(costingIngredients, 'costingId', 'costing', 'ingredients')
