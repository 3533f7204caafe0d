import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { LAB_SETTINGS } from '~/domain/cylinders/configuration'
import type { SettingName } from '~/domain/kit/setting'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingRows } from '../kit/tables'

export type ConfigurationRow = {
  id: string
  version: number
  name: SettingName
  regionId: string | null
  regionName: string | null
  effectiveFrom: string
  value: unknown
  updatedAt: Date
}

/** Every row that was ever set for the laboratory, newest first within a name. */
export const configurationRows = (sql: Sql, regionId?: string): Promise<ConfigurationRow[]> =>
  sql
    .select({
      id: settingRows.id,
      version: settingRows.version,
      name: settingRows.name,
      regionId: settingRows.regionId,
      regionName: regions.regionName,
      effectiveFrom: settingRows.effectiveFrom,
      value: settingRows.value,
      updatedAt: settingRows.updatedAt,
    })
    .from(settingRows)
    .leftJoin(regions, eq(regions.id, settingRows.regionId))
    .where(
      and(
        inArray(settingRows.name, LAB_SETTINGS),
        regionId ? or(eq(settingRows.regionId, regionId), isNull(settingRows.regionId)) : undefined,
      ),
    )
    .orderBy(asc(settingRows.name), desc(settingRows.effectiveFrom)) as Promise<ConfigurationRow[]>

export async function sameSetting(
  sql: Sql,
  of: { name: SettingName; regionId: string | null; effectiveFrom: string },
): Promise<ConfigurationRow | undefined> {
  const rows = await configurationRows(sql, of.regionId ?? undefined)
  return rows.find(
    row => row.name === of.name && row.regionId === of.regionId && row.effectiveFrom === of.effectiveFrom,
  )
}
