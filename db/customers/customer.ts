import { children } from '../kit/children'
import { record } from '../kit/record'
import { customerRegions, customerSalespeople, customers } from './tables'

export const customer = record(customers, 'customer')
export type CustomerRecord = typeof customers.$inferSelect

export const salespeopleOf = children(customerSalespeople, 'customerId', 'customer', 'salespeople')
export const regionsOf = children(customerRegions, 'customerId', 'customer', 'regions')
