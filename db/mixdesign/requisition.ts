import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { customers, projects, salespeople } from '../customers/tables'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { materialSources, materials } from '../materials/tables'
import { requisitions } from './requisition-tables'

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

/** Requisitions of the plants that a person sees, of the kinds that their role works with; joins plants. */
export function seenRequisitions(person: Person): SQL | undefined {
  const mix = mayDo(person, 'view', 'md_requisition')
  const material = mayDo(person, 'view', 'rm_requisition')
  // Who sees the whole company reaches these reads by another right, e.g. support.
  const kind =
    person.scope.all || (mix && material)
      ? undefined
      : mix || material
        ? eq(requisitions.kind, mix ? 'mix' : 'material')
        : raw`false`
  return and(seenPlants(person), kind)
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
