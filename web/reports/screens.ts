import { rolesWith } from '../../domain/access/grants'
import { ROWS_SEEN_WITH } from '../../domain/kit/figure/rows'
import { screens } from '../kit/screens'
import { REPORTS } from './report-roles'

/** Who sees the rows of some figure: of loads, of tests, of bills or of stock. */
const FIGURE_READERS = [
  ...new Set(Object.values(ROWS_SEEN_WITH).flatMap(subjects => subjects.flatMap(of => rolesWith('view', of)))),
]

export const reportsScreens = screens('reports', [
  { url: '', file: 'home.tsx', title: 'Portal', roles: 'signed-in', layout: 'empty' },
  { url: 'dashboards/dashboard', file: 'activity.tsx', title: 'Activity', roles: 'signed-in' },
  { url: 'dashboards', file: 'dashboards.tsx', title: 'Dashboards', roles: 'signed-in' },
  {
    url: 'notifications/reports',
    file: 'report-schedule-list.tsx',
    title: 'Reports by e-mail',
    roles: 'signed-in',
    layout: 'default',
  },
  { url: 'report', file: 'directory.tsx', title: 'Reports', roles: 'signed-in' },
  ...REPORTS.flatMap(({ answers: _, file, ...screen }) => (file ? [{ ...screen, file }] : [])),
  {
    url: 'report/figure-rows',
    file: 'figure-rows.tsx',
    title: 'Rows of a figure',
    roles: FIGURE_READERS,
  },
  {
    url: 'report/chat-report/chartConfig',
    file: 'chart-config.tsx',
    title: 'Chart configuration',
    roles: REPORTS[0]?.roles ?? [],
  },
])
