import { record } from '../kit/record'
import { paymentTerms } from './tables'

export const paymentTerm = record(paymentTerms, 'payment_term')
