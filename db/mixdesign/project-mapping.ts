import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { ProjectMappingAsk } from '~/domain/mixdesign/project-mapping'
import { products } from '../catalog/tables'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { projectMixMappings as mappings, mixDesigns } from './tables'

export const projectMixMapping = record(mappings, 'project_mix_mapping')
export type ProjectMixMappingRow = typeof mappings.$inferSelect

export type ProjectMappingLine = {
  id: string
  version: number
  active: boolean
  projectId: string
  projectName: string
  customerName: string
  productId: string
  productCode: string
  productName: string
  mixDesignId: string
  mixCode: string
  mixVersion: number
  mixName: string
  status: string
  mixActive: boolean
  validFrom: string | null
  remarks: string | null
}

const line = {
  id: mappings.id,
  version: mappings.version,
  active: mappings.active,
  projectId: mappings.projectId,
  projectName: projects.projectName,
  customerName: customers.customerName,
  productId: mappings.productId,
  productCode: products.productCode,
  productName: products.name,
  mixDesignId: mappings.mixDesignId,
  mixCode: mixDesigns.mixCode,
  mixVersion: mixDesigns.mixVersion,
  mixName: mixDesigns.name,
  status: mixDesigns.status,
  mixActive: mixDesigns.active,
  validFrom: mappings.validFrom,
  remarks: mappings.remarks,
}

/** Of the projects that the person sees. */
export function projectMappingPage(
  sql: Sql,
  person: Person,
  ask: ProjectMappingAsk,
): Promise<Page<ProjectMappingLine>> {
  const text = ask.keyword && like(ask.keyword)
  const where = and(
    seenProjects(person),
    text
      ? or(
          ilike(projects.projectName, text),
          ilike(customers.customerName, text),
          ilike(products.productCode, text),
          ilike(mixDesigns.mixCode, text),
        )
      : undefined,
    ask.active === undefined ? undefined : eq(mappings.active, ask.active),
    ask.projectId ? eq(mappings.projectId, ask.projectId) : undefined,
    ask.productId ? eq(mappings.productId, ask.productId) : undefined,
    ask.mixDesignId ? eq(mappings.mixDesignId, ask.mixDesignId) : undefined,
  )
  const { projectName } = projects
  const sorts = { projectName, productCode: products.productCode, mixCode: mixDesigns.mixCode, active: mappings.active }
  const rows = sql
    .select(line)
    .from(mappings)
    .innerJoin(projects, eq(projects.id, mappings.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .innerJoin(products, eq(products.id, mappings.productId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, mappings.mixDesignId))
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(projectName), asc(products.productCode)]), asc(mappings.id))
    .$dynamic()
  const total = sql
    .select({ id: mappings.id })
    .from(mappings)
    .innerJoin(projects, eq(projects.id, mappings.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .innerJoin(products, eq(products.id, mappings.productId))
    .innerJoin(mixDesigns, eq(mixDesigns.id, mappings.mixDesignId))
    .where(where)
    .$dynamic()
  return paged<ProjectMappingLine>(rows, cappedCount(sql, total), ask)
}
