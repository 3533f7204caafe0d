import { asc, desc, inArray, sql as raw } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import type { MaterialRow } from '../materials/material'
import { materials } from '../materials/tables'
import type { MixDesignRow } from './mix-design'
import { mixDesignLines, mixDesigns } from './tables'

export type KnownMix = MixDesignRow & { lines: { materialId: string; kgPerM3: string }[] }

/** The newest version of each code with its lines, by code in small letters. */
export async function newestByCodes(sql: Sql, codes: readonly string[]): Promise<Map<string, KnownMix>> {
  if (!codes.length) return new Map()
  const lower = [...new Set(codes.map(code => code.toLowerCase()))]
  const rows = await sql
    .selectDistinctOn([raw`lower(${mixDesigns.mixCode})`])
    .from(mixDesigns)
    .where(inArray(raw`lower(${mixDesigns.mixCode})`, lower))
    .orderBy(raw`lower(${mixDesigns.mixCode})`, desc(mixDesigns.mixVersion))
  if (!rows.length) return new Map()
  const lines = await sql
    .select()
    .from(mixDesignLines)
    .where(
      inArray(
        mixDesignLines.mixDesignId,
        rows.map(row => row.id),
      ),
    )
    .orderBy(asc(mixDesignLines.place))
  return new Map(
    rows.map(row => [row.mixCode.toLowerCase(), { ...row, lines: lines.filter(line => line.mixDesignId === row.id) }]),
  )
}

/** Materials by code in small letters. */
export async function materialsByCodes(sql: Sql, codes: readonly string[]): Promise<Map<string, MaterialRow>> {
  if (!codes.length) return new Map()
  const rows = await sql
    .select()
    .from(materials)
    .where(inArray(raw`lower(${materials.materialCode})`, [...new Set(codes.map(code => code.toLowerCase()))]))
  return new Map(rows.map(row => [row.materialCode.toLowerCase(), row]))
}
