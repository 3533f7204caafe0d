import { plantStaff, screens } from '../kit/screens'

export const queueScreens = screens('queue', [
  {
    url: 'queue/acknowledged-list',
    file: 'acknowledged-list.tsx',
    title: 'Acknowledged list',
    roles: plantStaff,
    scroll: 'keep',
  },
])
