import { children } from '../kit/children'
import { record } from '../kit/record'
import { projectCustomers, projects } from './tables'

export const project = record(projects, 'project')
export type ProjectRecord = typeof projects.$inferSelect

export const customersOf = children(projectCustomers, 'projectId', 'project', 'customers')
