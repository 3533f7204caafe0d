import { ledger } from '../kit/ledger'
import { dutyEvents } from './tables'

export const dutyEvent = ledger(dutyEvents, 'duty_event')
