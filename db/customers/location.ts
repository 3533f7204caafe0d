import { record } from '../kit/record'
import { locations } from './tables'

export const location = record(locations, 'location')
