import { asc, eq, inArray } from 'drizzle-orm'
import { Invalid } from '~/domain/kit/problem'
import type { MixDesignAsk } from '~/domain/mixdesign/mix-design'
import type { Sql } from '../kit/open'
import { materials } from '../materials/tables'
import { mixDesignPage } from './mix-page'
import { mixDesignLines, mixDesigns } from './tables'

export type MixSheetRow = {
  mixCode: string
  mixVersion: number
  name: string
  status: string
  strengthMpa: number
  airPercent: string
  waterCementRatio: string | null
  gwpPerM3: string | null
  materialCode: string | null
  materialName: string | null
  kgPerM3: string | null
}

/** A sheet that a person reads, not a copy of the database. */
const MOST = 2000

export async function mixSheet(sql: Sql, ask: MixDesignAsk): Promise<MixSheetRow[]> {
  const { rows: found, total } = await mixDesignPage(sql, { ...ask, limit: MOST, offset: 0 })
  if (total > MOST) throw new Invalid(`These are ${total} mixes; narrow the list to ${MOST} at most`)
  if (!found.length) return []
  return sql
    .select({
      mixCode: mixDesigns.mixCode,
      mixVersion: mixDesigns.mixVersion,
      name: mixDesigns.name,
      status: mixDesigns.status,
      strengthMpa: mixDesigns.strengthMpa,
      airPercent: mixDesigns.airPercent,
      waterCementRatio: mixDesigns.waterCementRatio,
      gwpPerM3: mixDesigns.gwpPerM3,
      materialCode: materials.materialCode,
      materialName: materials.name,
      kgPerM3: mixDesignLines.kgPerM3,
    })
    .from(mixDesigns)
    .leftJoin(mixDesignLines, eq(mixDesignLines.mixDesignId, mixDesigns.id))
    .leftJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .where(
      inArray(
        mixDesigns.id,
        found.map(row => row.id),
      ),
    )
    .orderBy(asc(mixDesigns.mixCode), asc(mixDesigns.mixVersion), asc(mixDesignLines.place))
}
