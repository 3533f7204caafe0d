import { restReason as noun } from '~/domain/fleet/rest-reason'
import { nounRecord } from '../kit/noun-rows'
import { restReasons } from './tables'

export const restReason = nounRecord(noun, restReasons)
