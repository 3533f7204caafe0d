import { children } from '../kit/children'
import { record } from '../kit/record'
import { serviceRegions, services } from './tables'

export const service = record(services, 'service')
/** The regions that offer it, each with its price. */
export const servicePrices = children(serviceRegions, 'serviceId', 'service', 'regions')
