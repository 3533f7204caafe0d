import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { oldestKept } from '~/db/users/personal-data'
import { businessDay } from '~/domain/kit/time'
import { type KeptData, keptData } from '~/domain/users/personal-data'

/** What is kept of people by the settings of today, and the oldest that there still is. */
export async function readKeptData(sql: Sql, now: Date): Promise<KeptData[]> {
  const on = businessDay(now)
  const days = {
    sessions: await settingOn(sql, 'privacy.session-days', on),
    siteContacts: await settingOn(sql, 'privacy.site-contact-days', on),
    positions: await settingOn(sql, 'fleet.position-days', on),
    imports: await settingOn(sql, 'imports.kept-days', on),
  }
  return keptData(days, await oldestKept(sql))
}
