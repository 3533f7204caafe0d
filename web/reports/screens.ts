import { screens } from '../kit/screens'

export const reportsScreens = screens('reports', [
  { url: 'dashboards', file: 'dashboards.tsx', title: 'Dashboards', roles: 'signed-in' },
])
