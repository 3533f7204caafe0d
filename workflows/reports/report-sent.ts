import { ageingReport } from '~/db/billing/receivable/ageing'
import type { Sql } from '~/db/kit/open'
import { activity } from '~/db/reports/activity'
import { cockpit } from '~/db/reports/cockpit'
import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { PlainDate } from '~/domain/kit/time'
import { WHOLE_DAY } from '~/domain/reports/activity'
import { activityPages } from '~/domain/reports/activity-pages'
import { type Frequency, SCHEDULED_REPORTS, type ScheduledReport, spanSentOn } from '~/domain/reports/report-schedule'
import { ageingPages, cockpitPages, type ReportPages } from '~/domain/reports/report-schedule-pages'

export function maySchedule(person: Person, report: ScheduledReport): boolean {
  const { right } = SCHEDULED_REPORTS[report]
  return right === null || mayDo(person, right[0], right[1])
}

type Sent = { report: ScheduledReport; frequency: Frequency; day: PlainDate; now: Date }

/** The report that goes out on a day, as this person sees it: by the same reads as its screen. */
export async function reportSent(
  sql: Sql,
  person: Person,
  { report, frequency, day, now }: Sent,
): Promise<ReportPages> {
  const span = spanSentOn(frequency, day)
  if (report === 'activity') return activityPages(await activity(sql, person, now, { ...WHOLE_DAY, day: span.to }))
  if (report === 'cockpit') return cockpitPages(await cockpit(sql, person, span))
  return ageingPages(await ageingReport(sql, person, { day: span.to }))
}
