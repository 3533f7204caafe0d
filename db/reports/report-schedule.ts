import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { nextOccasion, type ReportSchedule, ReportScheduleSave } from '~/domain/reports/report-schedule'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { reportSchedules } from './tables'

export const reportSchedule = record(reportSchedules, 'report_schedule')
export type ReportScheduleRow = typeof reportSchedules.$inferSelect

export const scheduleOf = ({ report, frequency, at, format }: ReportScheduleRow): ReportScheduleSave =>
  ReportScheduleSave.parse({ report, frequency, at, format })

/** What the person has sent to themselves. */
export async function ownReportSchedules(sql: Sql, { id }: Person, now: Date): Promise<ReportSchedule[]> {
  const rows = await sql
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.ownerId, id))
    .orderBy(asc(reportSchedules.report), asc(reportSchedules.frequency))
  return rows.map(row => {
    const of = scheduleOf(row)
    return { id: row.id, version: row.version, ...of, nextAt: nextOccasion(of, now), sentAt: row.sentAt }
  })
}

/** Of the person, for the same report as often; undefined where there is none yet. */
export async function sameReportSchedule(
  sql: Sql,
  { id }: Person,
  of: Pick<ReportScheduleSave, 'report' | 'frequency'>,
): Promise<ReportScheduleRow | undefined> {
  const { ownerId, report, frequency } = reportSchedules
  const same = and(eq(ownerId, id), eq(report, of.report), eq(frequency, of.frequency))
  const [row] = await sql.select().from(reportSchedules).where(same)
  return row
}

/** All of the house: a few a person, so that what is due is told by the calendar and not by SQL. */
export const allReportSchedules = (sql: Sql): Promise<ReportScheduleRow[]> =>
  sql.select().from(reportSchedules).orderBy(asc(reportSchedules.settledAt))
