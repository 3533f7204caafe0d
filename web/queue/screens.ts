import { plantStaff, screens } from '../kit/screens'

export const queueScreens = screens('queue', [
  {
    url: 'queue/acknowledged-list',
    file: 'acknowledged-list.tsx',
    title: 'Acknowledged list',
    roles: plantStaff,
    scroll: 'keep',
  },
  { url: 'queue/plant-checks', file: 'plant-checks.tsx', title: 'Plant checks', roles: plantStaff },
])
