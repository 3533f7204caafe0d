import { activity } from '~/db/reports/activity'
import { ActivityDay, WHOLE_DAY } from '~/domain/reports/activity'
import { activityPages } from '~/domain/reports/activity-pages'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'
import { minuteOf } from './activity'

/** The day as a spreadsheet: its figures, and a page for each part of the screen that the person may see. */
export const activityFiles = area().get(
  '/dashboard/activity/export',
  may('GET /dashboard/activity/export'),
  query(ActivityDay),
  async c => {
    const { day } = c.req.valid('query')
    const found = await activity(sqlOf(c), personOf(c), minuteOf(c.var.now), { ...WHOLE_DAY, day })
    return attachment(c, {
      name: `Activity_${found.day}.xlsx`,
      type: XLSX,
      bytes: await sheet(...activityPages(found).pages),
    })
  },
)
