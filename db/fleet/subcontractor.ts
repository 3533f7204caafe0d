import { subcontractor as noun } from '~/domain/fleet/subcontractor'
import { nounRecord } from '../kit/noun-rows'
import { subcontractors } from './tables'

export const subcontractor = nounRecord(noun, subcontractors)
