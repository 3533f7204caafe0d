import { children } from '../kit/children'
import { record } from '../kit/record'
import { pricingLines, pricings } from './tables'

export const pricing = record(pricings, 'pricing')
export const pricingLinesOf = children(pricingLines, 'pricingId', 'pricing', 'lines')
