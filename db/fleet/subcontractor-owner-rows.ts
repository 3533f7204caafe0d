import { asc, count, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import type { SubcontractorOwnerRow } from './subcontractor-owner'
import { subcontractorOwners, subcontractors } from './tables'

export type OwnerLine = SubcontractorOwnerRow & { subcontractors: number }

/** Owners that were not removed, with how many subcontractors each has. */
export async function ownerRows(sql: Sql): Promise<OwnerLine[]> {
  const rows = await sql
    .select({ owner: subcontractorOwners, subcontractors: count(subcontractors.id) })
    .from(subcontractorOwners)
    .leftJoin(subcontractors, eq(subcontractors.ownerId, subcontractorOwners.id))
    .where(eq(subcontractorOwners.removed, false))
    .groupBy(subcontractorOwners.id)
    .orderBy(asc(subcontractorOwners.ownerName))
  return rows.map(row => ({ ...row.owner, subcontractors: row.subcontractors }))
}
