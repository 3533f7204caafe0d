import { screens } from '../kit/screens'

export const reportsScreens = screens('reports', [
  { url: 'dashboards/dashboard', file: 'activity.tsx', title: 'Activity', roles: 'signed-in' },
  { url: 'dashboards', file: 'dashboards.tsx', title: 'Dashboards', roles: 'signed-in' },
])
