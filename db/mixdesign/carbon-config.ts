import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { CarbonConfigAsk } from '~/domain/mixdesign/carbon-config'
import { atSeenPlantsOrNone } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { carbonConfigs } from './tables'

export const carbonConfig = record(carbonConfigs, 'carbon_config', { label: 'CO2 configuration' })
export type CarbonConfigRow = typeof carbonConfigs.$inferSelect

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
  const where = and(
    atSeenPlantsOrNone(person, of.plantId),
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
  const [row] = await sql
    .select(line)
    .from(of)
    .leftJoin(plants, eq(plants.id, of.plantId))
    .where(and(eq(of.id, id), atSeenPlantsOrNone(person, of.plantId)))
  if (!row) throw new Missing('There is no such CO2 configuration')
  return row
}
