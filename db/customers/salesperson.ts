import { record } from '../kit/record'
import { salespeople } from './tables'

export const salesperson = record(salespeople, 'salesperson')
