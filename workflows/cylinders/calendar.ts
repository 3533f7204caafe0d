import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { holidaysOf } from '~/db/orders/holiday'

export type LabCalendar = { closed: Set<string>; openWeekdays: readonly number[]; names: Map<string, string> }

/** The days on which the laboratory of a region does not work, around a day. */
export async function labCalendar(sql: Sql, day: string, regionId?: string | null): Promise<LabCalendar> {
  const year = Number(day.slice(0, 4))
  const rows = [...(await holidaysOf(sql, year, regionId)), ...(await holidaysOf(sql, year + 1, regionId))]
  return {
    closed: new Set(rows.map(row => row.day)),
    openWeekdays: await settingOn(sql, 'cylinders.open-weekdays', day, regionId),
    names: new Map(rows.map(row => [row.day, row.name])),
  }
}
