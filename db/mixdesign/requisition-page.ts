import { and, asc, desc, eq, gte, ilike, inArray, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { RequisitionAsk } from '~/domain/mixdesign/requisition'
import { customers, projects, salespeople } from '../customers/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { materialSources, materials } from '../materials/tables'
import type { RequisitionRow } from './requisition'
import { requisitionMixMappings, requisitions, requisitionTests } from './requisition-tables'
import { seenRequisitions } from './scope'

export type RequisitionLine = Pick<
  RequisitionRow,
  | 'id'
  | 'version'
  | 'requisitionNo'
  | 'kind'
  | 'title'
  | 'status'
  | 'plantId'
  | 'neededBy'
  | 'requestedByName'
  | 'submittedAt'
  | 'decidedByName'
  | 'decidedAt'
  | 'completedAt'
  | 'createdAt'
  | 'customerId'
  | 'projectId'
  | 'strengthMpa'
  | 'slumpMin'
  | 'slumpMax'
  | 'stoneSizeMm'
  | 'cementType'
  | 'exposureClasses'
  | 'workingLifeYears'
  | 'coverMm'
  | 'pumped'
  | 'quantity'
  | 'targetCarbon'
  | 'materialId'
  | 'lotNo'
  | 'sampledOn'
> & {
  requisitionId: string
  plantCode: string
  plantName: string
  customerName: string | null
  projectName: string | null
  salespersonName: string | null
  materialName: string | null
  sourceName: string | null
  mixes: number
  tests: number
  testsDone: number
  testsFailed: number
}

const of = requisitions
const tests = (which: SQL) =>
  raw<number>`(select count(*)::int from ${requisitionTests} t where t.requisition_id = ${of.id} and ${which})`
const line = {
  id: of.id,
  requisitionId: of.id,
  version: of.version,
  requisitionNo: of.requisitionNo,
  kind: of.kind,
  title: of.title,
  status: of.status,
  plantId: of.plantId,
  plantCode: plants.plantCode,
  plantName: plants.plantName,
  neededBy: of.neededBy,
  requestedByName: of.requestedByName,
  submittedAt: of.submittedAt,
  decidedByName: of.decidedByName,
  decidedAt: of.decidedAt,
  completedAt: of.completedAt,
  createdAt: of.createdAt,
  customerId: of.customerId,
  customerName: customers.customerName,
  projectId: of.projectId,
  projectName: projects.projectName,
  salespersonName: salespeople.name,
  strengthMpa: of.strengthMpa,
  slumpMin: of.slumpMin,
  slumpMax: of.slumpMax,
  stoneSizeMm: of.stoneSizeMm,
  cementType: of.cementType,
  exposureClasses: of.exposureClasses,
  workingLifeYears: of.workingLifeYears,
  coverMm: of.coverMm,
  pumped: of.pumped,
  quantity: of.quantity,
  targetCarbon: of.targetCarbon,
  materialId: of.materialId,
  materialName: materials.name,
  sourceName: materialSources.sourceName,
  lotNo: of.lotNo,
  sampledOn: of.sampledOn,
  mixes: raw<number>`(select count(*)::int from ${requisitionMixMappings} m where m.requisition_id = ${of.id})`,
  tests: tests(raw`true`),
  testsDone: tests(raw`t.result is not null`),
  testsFailed: tests(raw`t.verdict = 'fail'`),
}
const sorts = {
  requisitionNo: of.requisitionNo,
  title: of.title,
  status: of.status,
  plantName: plants.plantName,
  neededBy: of.neededBy,
  customerName: customers.customerName,
  projectName: projects.projectName,
  strengthMpa: of.strengthMpa,
  quantity: of.quantity,
  materialName: materials.name,
  requestedByName: of.requestedByName,
  createdAt: of.createdAt,
  submittedAt: of.submittedAt,
  decidedAt: of.decidedAt,
}

export function requisitionPage(sql: Sql, person: Person, ask: RequisitionAsk): Promise<Page<RequisitionLine>> {
  const where = narrowed(person, ask)
  const rows = sql
    .select(line)
    .from(of)
    .innerJoin(plants, eq(plants.id, of.plantId))
    .leftJoin(customers, eq(customers.id, of.customerId))
    .leftJoin(projects, eq(projects.id, of.projectId))
    .leftJoin(salespeople, eq(salespeople.id, of.salespersonId))
    .leftJoin(materials, eq(materials.id, of.materialId))
    .leftJoin(materialSources, eq(materialSources.id, of.sourceId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(of.requisitionNo)]), asc(of.id))
    .$dynamic()
  const total = sql
    .select({ id: of.id })
    .from(of)
    .innerJoin(plants, eq(plants.id, of.plantId))
    .leftJoin(customers, eq(customers.id, of.customerId))
    .leftJoin(projects, eq(projects.id, of.projectId))
    .leftJoin(materials, eq(materials.id, of.materialId))
    .where(where)
    .$dynamic()
  return paged<RequisitionLine>(rows, cappedCount(sql, total), ask)
}

function narrowed(person: Person, ask: Partial<RequisitionAsk>): SQL | undefined {
  const { keyword } = ask
  return and(
    seenRequisitions(person),
    keyword
      ? or(
          ...[of.requisitionNo, of.title, customers.customerName, projects.projectName, materials.name, of.lotNo].map(
            column => ilike(column, like(keyword)),
          ),
        )
      : undefined,
    ask.kind ? eq(of.kind, ask.kind) : undefined,
    ask.status ? eq(of.status, ask.status) : undefined,
    ask.mappable ? and(eq(of.kind, 'mix'), inArray(of.status, ['approved', 'mapped'])) : undefined,
    ask.plantId ? eq(of.plantId, ask.plantId) : undefined,
    ask.customerId ? eq(of.customerId, ask.customerId) : undefined,
    ask.projectId ? eq(of.projectId, ask.projectId) : undefined,
    ask.materialId ? eq(of.materialId, ask.materialId) : undefined,
    ask.salespersonId ? eq(of.salespersonId, ask.salespersonId) : undefined,
    ask.neededFrom ? gte(of.neededBy, ask.neededFrom) : undefined,
    ask.neededTo ? lte(of.neededBy, ask.neededTo) : undefined,
  )
}
