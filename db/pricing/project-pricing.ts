import { record } from '../kit/record'
import { projectPricings } from './tables'

export const projectPricing = record(projectPricings, 'project_pricing')
