import { eq, isNull, or } from 'drizzle-orm'
import type { Limits, ToleranceKind } from '~/domain/deliveries/batch'
import { TOLERANCE_KINDS } from '~/domain/deliveries/batch'
import { decimal } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { toleranceSettings } from './tables'

/** Limits by kind of material at a plant: its own row, else the row for all plants, else the standard's. */
export async function limitsAt(sql: Sql, plantId: string, now: Date): Promise<Record<ToleranceKind, Limits>> {
  const [standard, rows] = await Promise.all([
    settingOn(sql, 'batching.tolerance', businessDay(now)),
    sql
      .select()
      .from(toleranceSettings)
      .where(or(eq(toleranceSettings.plantId, plantId), isNull(toleranceSettings.plantId))),
  ])
  const active = rows.filter(row => row.active)
  const of = (kind: ToleranceKind): Limits => {
    const row = active.find(each => each.kind === kind && each.plantId) ?? active.find(each => each.kind === kind)
    if (row) return row
    const act = decimal(standard[kind])
    return { actPercent: act.toFixed(4), informPercent: act.times(standard.informShare).toFixed(4), mustExplain: true }
  }
  return Object.fromEntries(TOLERANCE_KINDS.map(kind => [kind, of(kind)])) as Record<ToleranceKind, Limits>
}
