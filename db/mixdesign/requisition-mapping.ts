import { and, asc, desc, eq, ilike, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import { GOOD_STATUSES } from '~/domain/mixdesign/mix-design'
import type { RequisitionMappingAsk } from '~/domain/mixdesign/requisition'
import { customers, projects } from '../customers/tables'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { materials } from '../materials/tables'
import { gateOfMix } from '../reports/load-carbon'
import { requisitionMixMappings as mappings, requisitions } from './requisition-tables'
import { seenRequisitions } from './scope'
import { mixDesignLines, mixDesigns, plantMixMappings } from './tables'

export const requisitionMapping = record(mappings, 'requisition_mix_mapping', { label: 'mapping' })
export type RequisitionMappingRow = typeof mappings.$inferSelect

export type MappedMix = {
  mixDesignId: string
  mixCode: string
  mixVersion: number
  name: string
  mixStatus: string
  mixActive: boolean
  strengthMpa: number
  airPercent: string
  waterCementRatio: string | null
  gwpPerM3: string | null
  /** kg CO2e per m³ of A1–A3 at the plant of the requisition. */
  gatePerM3: string | null
  binderKg: string
  /** Lines of the plant of the requisition that make it and have taken its recipe. */
  linesSynced: number
}
export type RequisitionMappingLine = MappedMix & {
  id: string
  version: number
  status: string
  remarks: string | null
  completedAt: Date | null
  completedByName: string | null
  requisitionId: string
  requisitionNo: string
  requisitionStatus: string
  title: string
  neededBy: string
  quantity: string | null
  demandMpa: number
  exposureClasses: string[]
  targetCarbon: string | null
  plantId: string
  plantName: string
  customerName: string | null
  projectName: string | null
}

/** kg of cement and additions per m³. */
const binderKg = raw<string>`coalesce((select sum(l.kg_per_m_3) from ${mixDesignLines} l join ${materials} m on m.id = l.material_id
  where l.mix_design_id = mix_design.id and m.kind in ('cement', 'addition')), 0)::numeric(14,3)::text`
const linesSynced = (plantId: SQL) =>
  raw<number>`(select count(*)::int from ${plantMixMappings} p join ${batchingPlants} b on b.id = p.batching_plant_id
  where p.mix_design_id = mix_design.id and p.active and p.synced_hash is not null and b.plant_id = ${plantId})`
const gateAt = (sql: Sql, plantId: SQL, day: string) => gateOfMix(sql, raw`${mixDesigns.id}`, plantId, day)
const mix = {
  mixDesignId: mixDesigns.id,
  mixCode: mixDesigns.mixCode,
  mixVersion: mixDesigns.mixVersion,
  name: mixDesigns.name,
  mixStatus: mixDesigns.status,
  mixActive: mixDesigns.active,
  strengthMpa: mixDesigns.strengthMpa,
  airPercent: mixDesigns.airPercent,
  waterCementRatio: mixDesigns.waterCementRatio,
  gwpPerM3: mixDesigns.gwpPerM3,
  binderKg,
}
const line = {
  ...mix,
  linesSynced: linesSynced(raw`${requisitions.plantId}`),
  id: mappings.id,
  version: mappings.version,
  status: mappings.status,
  remarks: mappings.remarks,
  completedAt: mappings.completedAt,
  completedByName: mappings.completedByName,
  requisitionId: requisitions.id,
  requisitionNo: requisitions.requisitionNo,
  requisitionStatus: requisitions.status,
  title: requisitions.title,
  neededBy: requisitions.neededBy,
  quantity: requisitions.quantity,
  demandMpa: raw<number>`${requisitions.strengthMpa}`,
  exposureClasses: requisitions.exposureClasses,
  targetCarbon: requisitions.targetCarbon,
  plantId: plants.id,
  plantName: plants.plantName,
  customerName: customers.customerName,
  projectName: projects.projectName,
}
const sorts = {
  requisitionNo: requisitions.requisitionNo,
  mixCode: mixDesigns.mixCode,
  status: mappings.status,
  neededBy: requisitions.neededBy,
  plantName: plants.plantName,
  customerName: customers.customerName,
}

export async function requisitionMappingPage(
  sql: Sql,
  person: Person,
  ask: RequisitionMappingAsk,
  day: string,
): Promise<Page<RequisitionMappingLine>> {
  const gatePerM3 = await gateAt(sql, raw`${requisitions.plantId}`, day)
  const where = and(
    seenRequisitions(person),
    ask.keyword
      ? or(
          ...[requisitions.requisitionNo, requisitions.title, mixDesigns.mixCode, customers.customerName].map(column =>
            ilike(column, like(ask.keyword!)),
          ),
        )
      : undefined,
    ask.requisitionId ? eq(mappings.requisitionId, ask.requisitionId) : undefined,
    ask.mixDesignId ? eq(mappings.mixDesignId, ask.mixDesignId) : undefined,
    ask.customerId ? eq(requisitions.customerId, ask.customerId) : undefined,
    ask.plantId ? eq(requisitions.plantId, ask.plantId) : undefined,
    ask.status ? eq(mappings.status, ask.status) : undefined,
  )
  const from = () =>
    sql
      .select({ ...line, gatePerM3 })
      .from(mappings)
      .innerJoin(requisitions, eq(requisitions.id, mappings.requisitionId))
      .innerJoin(mixDesigns, eq(mixDesigns.id, mappings.mixDesignId))
      .innerJoin(plants, eq(plants.id, requisitions.plantId))
      .leftJoin(customers, eq(customers.id, requisitions.customerId))
      .leftJoin(projects, eq(projects.id, requisitions.projectId))
      .where(where)
  const rows = from()
    .orderBy(...sorted(ask.sort, sorts, [desc(requisitions.requisitionNo), asc(mixDesigns.mixCode)]), asc(mappings.id))
    .$dynamic()
  return paged<RequisitionMappingLine>(rows, cappedCount(sql, from().$dynamic()), ask)
}

/** Mixes that may be made, the weakest that is strong enough first. */
export async function goodMixes(
  sql: Sql,
  ask: Paging & { plantId: string; leastMpa: number },
  day: string,
): Promise<Page<MappedMix>> {
  const gatePerM3 = await gateAt(sql, raw`${ask.plantId}::uuid`, day)
  const where = and(
    eq(mixDesigns.active, true),
    inArray(mixDesigns.status, [...GOOD_STATUSES]),
    ask.keyword
      ? or(ilike(mixDesigns.mixCode, like(ask.keyword)), ilike(mixDesigns.name, like(ask.keyword)))
      : undefined,
  )
  const rows = sql
    .select({ ...mix, gatePerM3, linesSynced: linesSynced(raw`${ask.plantId}::uuid`) })
    .from(mixDesigns)
    .where(where)
    .orderBy(
      raw`${mixDesigns.strengthMpa} < ${ask.leastMpa}`,
      raw`abs(${mixDesigns.strengthMpa} - ${ask.leastMpa})`,
      asc(mixDesigns.gwpPerM3),
      asc(mixDesigns.mixCode),
      asc(mixDesigns.id),
    )
    .$dynamic()
  return paged<MappedMix>(
    rows,
    cappedCount(sql, sql.select({ id: mixDesigns.id }).from(mixDesigns).where(where).$dynamic()),
    ask,
  )
}

export async function mixFactsOf(
  sql: Sql,
  mixDesignId: string,
  plantId: string,
  day: string,
): Promise<MappedMix | undefined> {
  const gatePerM3 = await gateAt(sql, raw`${plantId}::uuid`, day)
  const [row] = await sql
    .select({ ...mix, gatePerM3, linesSynced: linesSynced(raw`${plantId}::uuid`) })
    .from(mixDesigns)
    .where(eq(mixDesigns.id, mixDesignId))
  return row
}

export const mappingsOfRequisition = (sql: Sql, requisitionId: string): Promise<RequisitionMappingRow[]> =>
  sql.select().from(mappings).where(eq(mappings.requisitionId, requisitionId)).orderBy(asc(mappings.id))
