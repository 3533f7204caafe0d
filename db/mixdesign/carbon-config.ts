import { and, asc, desc, eq, ilike, isNull, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { CarbonCategoryAsk, CarbonConfigAsk } from '~/domain/mixdesign/carbon-config'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { carbonCategories, carbonConfigs } from './tables'

export const carbonCategory = record(carbonCategories, 'carbon_category')
export const carbonConfig = record(carbonConfigs, 'carbon_config', { label: 'CO2 configuration' })
export type CarbonConfigRow = typeof carbonConfigs.$inferSelect

export type CarbonCategoryLine = {
  id: string
  version: number
  active: boolean
  name: string
  strengthClass: string | null
  upTo: string | null
  description: string | null
}

/** Best band first, the one without a limit last. */
export function carbonCategoryPage(sql: Sql, ask: CarbonCategoryAsk): Promise<Page<CarbonCategoryLine>> {
  const { id, version, active, name, strengthClass, upTo, description } = carbonCategories
  const where = and(
    ask.keyword ? ilike(name, like(ask.keyword)) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.strengthClass ? eq(strengthClass, ask.strengthClass) : undefined,
  )
  const rows = sql
    .select({ id, version, active, name, strengthClass, upTo, description })
    .from(carbonCategories)
    .where(where)
    .orderBy(...sorted(ask.sort, { name, strengthClass, upTo, active }, [asc(strengthClass), asc(upTo)]), asc(id))
    .$dynamic()
  const total = sql.select({ id }).from(carbonCategories).where(where).$dynamic()
  return paged<CarbonCategoryLine>(rows, cappedCount(sql, total), ask)
}

export type CarbonConfigLine = Omit<CarbonConfigRow, 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'> & {
  plantName: string | null
}

const of = carbonConfigs
const line = {
  id: of.id,
  version: of.version,
  active: of.active,
  plantId: of.plantId,
  plantName: plants.plantName,
  validFrom: of.validFrom,
  electricityPerKwh: of.electricityPerKwh,
  dieselPerLitre: of.dieselPerLitre,
  kwhPerM3: of.kwhPerM3,
  dieselLitresPerM3: of.dieselLitresPerM3,
  hgvPerTkm: of.hgvPerTkm,
  hgvEmptyPerKm: of.hgvEmptyPerKm,
  source: of.source,
}

/** The company's rows and those of the plants that the person sees, newest first. */
export function carbonConfigPage(sql: Sql, person: Person, ask: CarbonConfigAsk): Promise<Page<CarbonConfigLine>> {
  const seen = seenPlants(person)
  const where = and(
    seen && or(isNull(of.plantId), seen),
    ask.keyword ? or(ilike(of.source, like(ask.keyword)), ilike(plants.plantName, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(of.active, ask.active),
    ask.plantId ? eq(of.plantId, ask.plantId) : undefined,
  )
  const rows = sql
    .select(line)
    .from(of)
    .leftJoin(plants, eq(plants.id, of.plantId))
    .where(where)
    .orderBy(
      ...sorted(ask.sort, { validFrom: of.validFrom, plantName: plants.plantName }, [desc(of.validFrom)]),
      asc(of.id),
    )
    .$dynamic()
  const total = sql.select({ id: of.id }).from(of).leftJoin(plants, eq(plants.id, of.plantId)).where(where).$dynamic()
  return paged<CarbonConfigLine>(rows, cappedCount(sql, total), ask)
}

export async function getSeenCarbonConfig(sql: Sql, person: Person, id: string): Promise<CarbonConfigLine> {
  const seen = seenPlants(person)
  const [row] = await sql
    .select(line)
    .from(of)
    .leftJoin(plants, eq(plants.id, of.plantId))
    .where(and(eq(of.id, id), seen && or(isNull(of.plantId), seen)))
  if (!row) throw new Missing('There is no such CO2 configuration')
  return row
}
