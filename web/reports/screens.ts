import { screens } from '../kit/screens'
import { REPORTS } from './report-roles'

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
    url: 'report/chat-report/chartConfig',
    file: 'chart-config.tsx',
    title: 'Chart configuration',
    roles: REPORTS[0]?.roles ?? [],
  },
])
