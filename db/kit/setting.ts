import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import { SETTINGS, type SettingName, type SettingValue } from '~/domain/kit/setting'
import { businessDay } from '~/domain/kit/time'
import type { Sql } from './open'
import { record } from './record'
import { settingRows } from './tables'
import type { Work } from './work'

export const setting = record(settingRows, 'setting')

/**
 * The value of a business setting on a day: the region's own newest row, else the company's, else the default that the
 * register names.
 */
export async function settingOn<N extends SettingName>(
  sql: Sql,
  name: N,
  day: string,
  regionId?: string | null,
): Promise<SettingValue<N>> {
  const rows = await sql
    .select({ value: settingRows.value, regionId: settingRows.regionId })
    .from(settingRows)
    .where(
      and(
        eq(settingRows.name, name),
        lte(settingRows.effectiveFrom, day),
        regionId ? or(eq(settingRows.regionId, regionId), isNull(settingRows.regionId)) : isNull(settingRows.regionId),
      ),
    )
    .orderBy(desc(settingRows.effectiveFrom))
  const row = rows.find(found => found.regionId !== null) ?? rows[0]
  return settingOf(name, row)
}

/** What was set is read by its contract; what was not is as usual. */
const settingOf = <N extends SettingName>(name: N, row: { value: unknown } | undefined) =>
  (row ? SETTINGS[name].shape.parse(row.value) : SETTINGS[name].usual) as SettingValue<N>

/** The same for several regions in one statement; null asks for the company's own. */
export async function settingByRegion<N extends SettingName>(
  sql: Sql,
  name: N,
  day: string,
): Promise<(regionId: string | null) => SettingValue<N>> {
  const rows = await sql
    .select({ value: settingRows.value, regionId: settingRows.regionId })
    .from(settingRows)
    .where(and(eq(settingRows.name, name), lte(settingRows.effectiveFrom, day)))
    .orderBy(desc(settingRows.effectiveFrom))
  return regionId => {
    const own = regionId && rows.find(row => row.regionId === regionId)
    const row = own || rows.find(found => found.regionId === null)
    return settingOf(name, row)
  }
}

/** The same for every day up to `lastDay` and every region in one statement. */
export async function settingByDay<N extends SettingName>(
  sql: Sql,
  name: N,
  lastDay: string,
): Promise<(day: string, regionId?: string | null) => SettingValue<N>> {
  const rows = await sql
    .select({ value: settingRows.value, regionId: settingRows.regionId, from: settingRows.effectiveFrom })
    .from(settingRows)
    .where(and(eq(settingRows.name, name), lte(settingRows.effectiveFrom, lastDay)))
    .orderBy(desc(settingRows.effectiveFrom))
  return (day, regionId) => {
    const held = rows.filter(row => row.from <= day)
    const own = regionId && held.find(row => row.regionId === regionId)
    return settingOf(name, own || held.find(row => row.regionId === null))
  }
}

export const settingNow = <N extends SettingName>(work: Pick<Work, 'sql' | 'now'>, name: N, regionId?: string | null) =>
  settingOn(work.sql, name, businessDay(work.now), regionId)
