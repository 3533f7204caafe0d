import type { Work } from '~/db/kit/work'
import { ownReportSchedules, reportSchedule, sameReportSchedule } from '~/db/reports/report-schedule'
import { user } from '~/db/users/user'
import { Denied, invalid, Missing } from '~/domain/kit/problem'
import { MOST_REPORTS, type ReportScheduleSave } from '~/domain/reports/report-schedule'
import { maySchedule } from './report-sent'

/**
 * A report to one's own address. The same report as often is changed and not sent twice; it goes out from the next occasion on.
 * The person's row is held, so that two windows make one of it.
 */
export async function saveReportSchedule(work: Work, values: ReportScheduleSave): Promise<{ id: string }> {
  const person = await user.lock(work, work.by.id)
  if (!maySchedule(work.by, values.report)) throw new Denied('Your role does not see this report')
  if (!person.email)
    throw invalid('report', 'Your account has no e-mail address; an administrator enters it under Manage Portal Users')
  const before = await sameReportSchedule(work.sql, work.by, values)
  const { id } = before
    ? await reportSchedule.move(work, before, { ...values, settledAt: work.now }, 'change')
    : await addSchedule(work, values)
  return { id }
}

async function addSchedule(work: Work, values: ReportScheduleSave) {
  const own = await ownReportSchedules(work.sql, work.by, work.now)
  if (own.length >= MOST_REPORTS) throw invalid('report', `At most ${MOST_REPORTS} reports are sent to one person`)
  return reportSchedule.insert(work, { ownerId: work.by.id, ...values, settledAt: work.now })
}

export async function removeReportSchedule(work: Work, id: string, version: number): Promise<{ id: string }> {
  const row = await reportSchedule.find(work.sql, id)
  if (!row || row.ownerId !== work.by.id) throw new Missing('There is no such report')
  await reportSchedule.remove(work, { id, version })
  return { id }
}
