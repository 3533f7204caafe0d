import { and, asc, desc, eq, ilike, inArray, max, or, sql as raw } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { MixDesignAsk } from '~/domain/mixdesign/mix-design'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { materials } from '../materials/tables'
import type { MixDesignRow } from './mix-design'
import { mixDesignLines, mixDesigns, plantMixMappings } from './tables'

export type MixDesignLineItem = Pick<
  MixDesignRow,
  | 'id'
  | 'version'
  | 'active'
  | 'mixCode'
  | 'mixVersion'
  | 'name'
  | 'strengthMpa'
  | 'targetMeanStrength'
  | 'status'
  | 'waterCementRatio'
  | 'gwpPerM3'
  | 'approvedAt'
> & { mixDesignId: string; mappings: number }

const { id, version, active, mixCode, mixVersion, name, strengthMpa, targetMeanStrength, status } = mixDesigns
const { waterCementRatio, gwpPerM3, approvedAt } = mixDesigns
const row = {
  id,
  mixDesignId: id,
  version,
  active,
  mixCode,
  mixVersion,
  name,
  strengthMpa,
  targetMeanStrength,
  status,
  waterCementRatio,
  gwpPerM3,
  approvedAt,
  mappings: raw<number>`(select count(*)::int from ${plantMixMappings} where ${plantMixMappings.mixDesignId} = mix_design.id and ${plantMixMappings.active})`,
}
const sorts = { mixCode, mixVersion, name, strengthMpa, status, active, waterCementRatio, gwpPerM3 }

/** Mixes; of a region are those that one of its lines makes. */
export function mixDesignPage(sql: Sql, ask: MixDesignAsk): Promise<Page<MixDesignLineItem>> {
  const where = and(
    ask.keyword ? or(ilike(mixCode, like(ask.keyword)), ilike(name, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.status ? eq(status, ask.status) : undefined,
    ask.mixCode ? eq(mixCode, ask.mixCode) : undefined,
    ask.regionId
      ? raw`exists (select 1 from ${plantMixMappings} join ${batchingPlants} on ${batchingPlants.id} = ${plantMixMappings.batchingPlantId}
          join ${plants} on ${plants.id} = ${batchingPlants.plantId}
          where ${plantMixMappings.mixDesignId} = ${mixDesigns.id} and ${plantMixMappings.active} and ${plants.regionId} = ${ask.regionId})`
      : undefined,
  )
  const rows = sql
    .select(row)
    .from(mixDesigns)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [asc(mixCode), desc(mixVersion)]), asc(id))
    .$dynamic()
  return paged<MixDesignLineItem>(
    rows,
    cappedCount(sql, sql.select({ id }).from(mixDesigns).where(where).$dynamic()),
    ask,
  )
}

const costedLine = {
  materialId: materials.id,
  materialCode: materials.materialCode,
  name: materials.name,
  kind: materials.kind,
  active: materials.active,
  kgPerM3: mixDesignLines.kgPerM3,
  density: materials.density,
  solidsPercent: materials.solidsPercent,
  costPerKg: materials.costPerKg,
  carbonFactor: materials.carbonFactor,
  carbonValidTo: materials.carbonValidTo,
}
const inPlace = [asc(mixDesignLines.place), asc(materials.materialCode)]

/** The recipe with everything its figures need. */
export const fullRecipe = async (sql: Sql, mixDesignId: string) =>
  sql
    .select(costedLine)
    .from(mixDesignLines)
    .innerJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .where(eq(mixDesignLines.mixDesignId, mixDesignId))
    .orderBy(...inPlace)
export type CostedLine = Awaited<ReturnType<typeof fullRecipe>>[number]

/** The same of many mixes, by mix. */
export async function fullRecipes(sql: Sql, mixIds: readonly string[]): Promise<Map<string, CostedLine[]>> {
  if (!mixIds.length) return new Map()
  const rows = await sql
    .select({ ...costedLine, mixDesignId: mixDesignLines.mixDesignId })
    .from(mixDesignLines)
    .innerJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .where(inArray(mixDesignLines.mixDesignId, [...mixIds]))
    .orderBy(...inPlace)
  return Map.groupBy(rows, row => row.mixDesignId)
}

export async function lastVersion(sql: Sql, code: string): Promise<number> {
  const [found] = await sql
    .select({ last: max(mixVersion) })
    .from(mixDesigns)
    .where(eq(mixCode, code))
  return found?.last ?? 0
}
