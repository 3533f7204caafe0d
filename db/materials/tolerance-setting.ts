import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import * as words from '~/domain/materials/words'
import { atSeenPlantsOrNone } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { toleranceSettings as settings } from './tables'

export const toleranceSetting = record(settings, 'tolerance_setting')

export type ToleranceLine = {
  id: string
  version: number
  active: boolean
  plantId: string | null
  plantName: string | null
  kind: string
  informPercent: string
  actPercent: string
  mustExplain: boolean
}
type Of = { id?: string | undefined; plantId?: string | undefined; active?: boolean | undefined }

/** Rows for all plants and those of the plants that the person sees. */
export function toleranceRows(sql: Sql, person: Person, of: Of = {}): Promise<ToleranceLine[]> {
  const { id, version, active, plantId, kind, informPercent, actPercent, mustExplain } = settings
  return sql
    .select({
      id,
      version,
      active,
      plantId,
      plantName: plants.plantName,
      kind,
      informPercent,
      actPercent,
      mustExplain,
    })
    .from(settings)
    .leftJoin(plants, eq(plants.id, plantId))
    .where(
      and(
        atSeenPlantsOrNone(person, plantId),
        of.id ? eq(id, of.id) : undefined,
        of.plantId ? or(isNull(plantId), eq(plantId, of.plantId)) : undefined,
        of.active === undefined ? undefined : eq(active, of.active),
      ),
    )
    .orderBy(asc(plants.plantName), asc(kind))
    .limit(1000)
}

export async function getSeenTolerance(sql: Sql, person: Person, id: string): Promise<ToleranceLine> {
  const [row] = await toleranceRows(sql, person, { id })
  if (!row) throw new Missing(words.toleranceMissing())
  return row
}
