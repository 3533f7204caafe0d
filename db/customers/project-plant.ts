import { record } from '../kit/record'
import { projectPlants } from './tables'

export const projectPlant = record(projectPlants, 'project_plant')
