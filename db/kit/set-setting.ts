import { and, eq, isNull } from 'drizzle-orm'
import type { SettingName, SettingValue } from '~/domain/kit/setting'
import { businessDay } from '~/domain/kit/time'
import { setting } from './setting'
import { settingRows } from './tables'
import type { Work } from './work'

/** A company setting from today on; an earlier day keeps the value it had. */
export async function setSetting<N extends SettingName>(
  work: Work,
  name: N,
  value: SettingValue<N>,
): Promise<SettingValue<N>> {
  const effectiveFrom = businessDay(work.now)
  const [today] = await work.sql
    .select()
    .from(settingRows)
    .where(and(eq(settingRows.name, name), eq(settingRows.effectiveFrom, effectiveFrom), isNull(settingRows.regionId)))
  if (today) await setting.update(work, today, { value }, `set ${name}`)
  else await setting.insert(work, { name, effectiveFrom, value }, `set ${name}`)
  return value
}
