import { dischargeMethod as noun } from '~/domain/orders/discharge-method'
import { nounRecord } from '../kit/noun-rows'
import { dischargeMethods } from './tables'

export const dischargeMethod = nounRecord(noun, dischargeMethods)
export type DischargeMethodRow = typeof dischargeMethods.$inferSelect
