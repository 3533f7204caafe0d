import { asc, eq } from 'drizzle-orm'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { materials } from '../materials/tables'
import { mixDesignLines, mixDesigns } from './tables'

export const mixDesign = record(mixDesigns, 'mix_design')
export type MixDesignRow = typeof mixDesigns.$inferSelect
export const mixDesignLine = children(mixDesignLines, 'mixDesignId', 'mix_design', 'lines')

/** The recipe per m³ in saturated surface-dry kg, with what each material is. */
export const recipeOf = async (sql: Sql, mixDesignId: string) =>
  sql
    .select({
      materialId: materials.id,
      materialCode: materials.materialCode,
      name: materials.name,
      kind: materials.kind,
      kgPerM3: mixDesignLines.kgPerM3,
      carbonFactor: materials.carbonFactor,
    })
    .from(mixDesignLines)
    .innerJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .where(eq(mixDesignLines.mixDesignId, mixDesignId))
    .orderBy(asc(mixDesignLines.place), asc(materials.materialCode))
export type RecipeLine = Awaited<ReturnType<typeof recipeOf>>[number]
