import { ownReportSchedules } from '~/db/reports/report-schedule'
import { Id, VersionQuery } from '~/domain/kit/shape'
import { ReportScheduleSave, SCHEDULED_KEYS } from '~/domain/reports/report-schedule'
import { maySchedule } from '~/workflows/reports/report-sent'
import { removeReportSchedule, saveReportSchedule } from '~/workflows/reports/save-report-schedule'
import { sendReportNow } from '~/workflows/reports/send-report-schedule'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { speaking } from '../kit/speaking'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Reports that a person has sent to their own address. */
export const reportScheduleEngine = area()
  .get('/report-schedule', may('GET /report-schedule'), async c => {
    const person = personOf(c)
    const rows = await ownReportSchedules(sqlOf(c), person, c.var.now)
    return c.json({
      rows,
      total: rows.length,
      reports: SCHEDULED_KEYS.filter(report => maySchedule(person, report)),
    })
  })
  .post('/report-schedule', may('POST /report-schedule'), body(ReportScheduleSave), async c =>
    c.json(await write(c, work => saveReportSchedule(work, c.req.valid('json')))),
  )
  .post('/report-schedule/:id/send', may('POST /report-schedule/:id/send', 'once'), param(Id), async c => {
    const { queue, settings } = c.var.parts
    const needs = { queue, publicUrl: settings.publicUrl ?? '', speaking }
    return c.json(await write(c, work => sendReportNow(work, c.req.valid('param').id, needs)))
  })
  .delete('/report-schedule/:id', may('DELETE /report-schedule/:id'), param(Id), query(VersionQuery), async c =>
    c.json(await write(c, work => removeReportSchedule(work, c.req.valid('param').id, c.req.valid('query').version))),
  )
