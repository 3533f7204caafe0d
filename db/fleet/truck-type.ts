import { truckType as noun } from '~/domain/fleet/truck-type'
import { nounRecord } from '../kit/noun-rows'
import { truckTypes } from './tables'

export const truckType = nounRecord(noun, truckTypes)
