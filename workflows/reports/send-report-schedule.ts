import type { Db, Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { allReportSchedules, type ReportScheduleRow, reportSchedule, scheduleOf } from '~/db/reports/report-schedule'
import { addressesOf } from '~/db/users/notified-line'
import { findPerson } from '~/db/users/user'
import type { Clock } from '~/domain/kit/clock'
import type { Log, Queue } from '~/domain/kit/ports'
import { Missing } from '~/domain/kit/problem'
import { sheetDocument } from '~/domain/kit/sheet-document'
import { businessDay } from '~/domain/kit/time'
import { translated } from '~/domain/kit/translated'
import { lastOccasion, ReportScheduleSave, SCHEDULED_REPORTS } from '~/domain/reports/report-schedule'
import * as words from '~/domain/users/words'
import { letterJob, writeLetter } from '../kit/letter-job'
import type { Speaking } from '../users/send-notification'
import { maySchedule, reportSent } from './report-sent'

type Parts = { db: Db; clock: Clock; queue: Queue; log: Log; settings: { publicUrl?: string | undefined } }
type Needs = { queue: Queue; publicUrl: string; speaking: Speaking }

/** The reports that are due, each to the person who asked for it. One that fails does not keep the others back. */
export async function sendDueReports({ db, clock, queue, log, settings }: Parts, speaking: Speaking): Promise<number> {
  const now = clock.now()
  let sent = 0
  for (const row of await allReportSchedules(db.sql)) {
    if (!isDue(row, now)) continue
    try {
      const of = { by: SYSTEM, now, requestId: `report-${row.id}` }
      const needs = { queue, publicUrl: settings.publicUrl ?? '', speaking }
      if (await inOneGo(db, of, work => sendDue(work, row.id, needs))) sent++
    } catch (error) {
      log.error('report not sent', { reportScheduleId: row.id, error })
    }
  }
  return sent
}

const isDue = (row: ReportScheduleRow, now: Date) => lastOccasion(scheduleOf(row), now) > row.settledAt

async function sendDue(work: Work, id: string, needs: Needs): Promise<boolean> {
  const held = await reportSchedule.lock(work, id)
  if (!isDue(held, work.now)) return false
  const at = lastOccasion(scheduleOf(held), work.now)
  const sent = await writeReport(work, held, at, needs)
  await reportSchedule.move(work, held, { settledAt: at, ...(sent ? { sentAt: work.now } : {}) }, 'send')
  return sent
}

/** The same at once, of the last occasion, to see what one gets. */
export async function sendReportNow(work: Work, id: string, needs: Needs): Promise<{ id: string }> {
  const row = await reportSchedule.find(work.sql, id)
  if (!row || row.ownerId !== work.by.id) throw new Missing('There is no such report')
  await writeReport(work, row, work.now, needs)
  return { id }
}

/** False where the person is switched off, has no address any more, or may no longer see the report. */
async function writeReport(work: Work, row: ReportScheduleRow, at: Date, { queue, publicUrl, speaking }: Needs) {
  const of = scheduleOf(row)
  const person = await findPerson(work.sql, row.ownerId)
  const address = (await addressesOf(work.sql, [row.ownerId])).get(row.ownerId)
  if (!person || !address || !maySchedule(person, of.report)) return false
  const day = businessDay(at)
  const { label } = SCHEDULED_REPORTS[of.report]
  // The file is in English, as the company keeps its reports; the e-mail is in the language of who reads it.
  const letter = await speaking(person.language ?? 'en', async () => {
    const { period, summary } = await reportSent(work.sql, person, { ...of, day, now: at })
    const settings = words.mailSettings({ url: `${publicUrl}/notifications/reports` })
    return { title: `${translated(label)}, ${period}`, body: [...summary, '', settings].join('\n') }
  })
  await writeLetter(work, queue, sendReportLetter, {
    // What the paper is made of, so that it can be made again when the row has gone or changed.
    cause: ['report', of.report, of.frequency, of.format, day, row.ownerId, at.getTime()].join(':'),
    subject: 'report_schedule',
    subjectId: row.id,
    recipients: [address],
    ...letter,
  })
  return true
}

/** The report as it was asked for, by the rights that the person has when it leaves. */
async function reportOf(sql: Sql, cause: string) {
  const [, report, frequency, format, day = '', personId = '', at] = cause.split(':')
  const of = ReportScheduleSave.parse({ report, frequency, format, at: '00:00' })
  const person = await findPerson(sql, personId)
  if (!person || !maySchedule(person, of.report)) throw new Missing('No recipient may see this report')
  const { period, pages } = await reportSent(sql, person, { ...of, day, now: new Date(Number(at)) })
  const { label } = SCHEDULED_REPORTS[of.report]
  return { format: of.format, day, label, period, pages }
}

export const sendReportLetter = letterJob({
  kind: 'send-report',
  async papers({ db, print }, of) {
    const { format, day, label, period, pages } = await reportOf(db.sql, of.cause)
    const sender = await settingOn(db.sql, 'company.letterhead', day)
    const bytes =
      format === 'pdf'
        ? await print.pdf(sheetDocument({ title: label, period, pages }, sender))
        : await print.sheet(...pages)
    const name = `${label.replaceAll(' ', '_')}_${day}.${format}`
    return [{ name, key: `reports/${of.id}/${name}`, bytes }]
  },
})
