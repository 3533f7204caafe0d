import { record } from '../kit/record'
import { passAssignees } from './tables'

export const passAssignee = record(passAssignees, 'pass_assignee')
export type PassAssigneeRow = typeof passAssignees.$inferSelect
