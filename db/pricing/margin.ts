import { record } from '../kit/record'
import { marginContributions } from './tables'

export const margin = record(marginContributions, 'margin_contribution')
