import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { customers, projects, salespeople } from '../customers/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { materialSources, materials } from '../materials/tables'
import { requisitions } from './requisition-tables'
import { seenRequisitions } from './scope'

export const requisition = record(requisitions, 'requisition')
export type RequisitionRow = typeof requisitions.$inferSelect
export type RequisitionDetail = RequisitionRow & {
  requisitionId: string
  plantCode: string
  plantName: string
  customerName: string | null
  customerCode: string | null
  projectName: string | null
  salespersonName: string | null
  materialCode: string | null
  materialName: string | null
  materialKind: string | null
  sourceName: string | null
}

export async function getSeenRequisition(sql: Sql, person: Person, id: string): Promise<RequisitionDetail> {
  const [row] = await sql
    .select({
      requisition: requisitions,
      plantCode: plants.plantCode,
      plantName: plants.plantName,
      customerName: customers.customerName,
      customerCode: customers.customerCode,
      projectName: projects.projectName,
      salespersonName: salespeople.name,
      materialCode: materials.materialCode,
      materialName: materials.name,
      materialKind: materials.kind,
      sourceName: materialSources.sourceName,
    })
    .from(requisitions)
    .innerJoin(plants, eq(plants.id, requisitions.plantId))
    .leftJoin(customers, eq(customers.id, requisitions.customerId))
    .leftJoin(projects, eq(projects.id, requisitions.projectId))
    .leftJoin(salespeople, eq(salespeople.id, requisitions.salespersonId))
    .leftJoin(materials, eq(materials.id, requisitions.materialId))
    .leftJoin(materialSources, eq(materialSources.id, requisitions.sourceId))
    .where(and(eq(requisitions.id, id), seenRequisitions(person)))
  if (!row) throw new Missing('There is no such requisition')
  const { requisition: own, ...names } = row
  return { ...own, requisitionId: own.id, ...names }
}
