import type { Role } from '~/domain/access/roles'
import type { ReportScheduleSave } from '~/domain/reports/report-schedule'
import { bulkInsert } from '../kit/bulk'
import { reportSchedules } from '../reports/tables'
import type { Seed } from './base'

/** What people of the demo company have sent to themselves. */
const SCHEDULES: [Role, ReportScheduleSave][] = [
  ['ceo', { report: 'cockpit', frequency: 'week', at: '07:00', format: 'pdf' }],
  ['ceo', { report: 'cockpit', frequency: 'month', at: '07:00', format: 'pdf' }],
  ['finance_hod', { report: 'ageing', frequency: 'week', at: '08:00', format: 'xlsx' }],
  ['dispatcher_manager', { report: 'activity', frequency: 'day', at: '05:30', format: 'pdf' }],
]

export async function seedReportSchedules({ sql, now, stamp }: Seed, userIds: Map<string, string>): Promise<void> {
  const rows = SCHEDULES.map(([role, of]) => ({ ...stamp(now), ownerId: userIds.get(role)!, ...of, settledAt: now }))
  await bulkInsert(sql, reportSchedules, rows)
}
