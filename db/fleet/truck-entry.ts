import { asc, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { subcontractorOwners, subcontractors, truckTypes } from './tables'
import type { TruckTypeRow } from './truck-type'

export const truckTypeRows = (sql: Sql): Promise<TruckTypeRow[]> =>
  sql.select().from(truckTypes).orderBy(asc(truckTypes.maxLoad), asc(truckTypes.truckType))

export const subcontractorRows = (sql: Sql) =>
  sql
    .select({
      id: subcontractors.id,
      version: subcontractors.version,
      active: subcontractors.active,
      subcontractorName: subcontractors.subcontractorName,
      ownerId: subcontractors.ownerId,
      ownerName: subcontractorOwners.ownerName,
    })
    .from(subcontractors)
    .leftJoin(subcontractorOwners, eq(subcontractorOwners.id, subcontractors.ownerId))
    .orderBy(asc(subcontractors.subcontractorName))
