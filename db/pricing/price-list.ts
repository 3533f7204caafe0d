import { children } from '../kit/children'
import { record } from '../kit/record'
import { priceListLines, priceLists } from './tables'

export const priceList = record(priceLists, 'price_list')
export const priceListLinesOf = children(priceListLines, 'priceListId', 'price_list', 'lines')
