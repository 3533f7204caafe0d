import { record } from '../kit/record'
import { subcontractorOwners } from './tables'

export const subcontractorOwner = record(subcontractorOwners, 'subcontractor_owner')
export type SubcontractorOwnerRow = typeof subcontractorOwners.$inferSelect
