import { reportRows } from '~/db/cylinders/report-rows'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Person } from '~/domain/access/roles'
import { type PlantSummaryRow, plantSummary } from '~/domain/cylinders/control/plant-summary'
import type { SummaryReport } from '~/domain/cylinders/cylinder-reports'
import { summaryInput } from '~/domain/cylinders/report-rows'
import { addDays, businessDay } from '~/domain/kit/time'

/** How far back the tests lie that σ of a period may come from, days. */
const HISTORY = 366

/** Plants and concretes of a period, on screen and as Excel; the year before it tells σ and nothing else. */
export async function plantSummaryReport(
  sql: Sql,
  person: Person,
  of: SummaryReport,
  now: Date,
): Promise<PlantSummaryRow[]> {
  const specifiedAge = await settingOn(sql, 'cylinders.strength-age', businessDay(now))
  const before = { ...of, from: addDays(of.from, -HISTORY), to: addDays(of.from, -1), ageDays: specifiedAge }
  const earlier = await reportRows(sql, person, before)
  // The whole set is read, whichever age was asked for: its early strength tells the gain.
  const rows = await reportRows(sql, person, { ...of, ageDays: undefined })
  const { groups } = await settingOn(sql, 'cylinders.conformity', businessDay(now))
  return plantSummary(summaryInput([...earlier, ...rows], { ...of, specifiedAge, groups, now }))
}
