import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'

const load = { kind: 'decimal', places: 2, above: 0, unit: 'm³', shown: 2, span: 4, cell: { unit: 'm³' } } as const

/** What a truck takes: at least, usually and at most. */
export const truckType = noun({
  key: 'truck_type',
  names: ['truck type', 'truck types'],
  area: 'fleet',
  table: 'truck_type',
  right: 'truck',
  calls: {
    'GET /truck/types': 'all',
    'POST /truck/types/save': 'save',
    'POST /truck/types/change-status': 'status',
  },
  fields: {
    truckType: { kind: 'text', label: 'Type', most: 60, span: 12 },
    minLoad: { ...load, label: 'Least load' },
    scheduleLoad: { ...load, label: 'Usual load' },
    maxLoad: { ...load, label: 'Most load' },
  },
  rules: [
    {
      ascending: ['minLoad', 'scheduleLoad', 'maxLoad'],
      at: 'scheduleLoad',
      why: 'The usual load must be between the least and the most',
    },
  ],
  answer: 'record',
  order: 'maxLoad,truckType',
  sort: [],
  keyword: [],
  screen: {
    url: 'fleet/truck',
    title: 'Truck types',
    roles: dispatchHeads,
    columns: ['truckType', 'minLoad', 'scheduleLoad', 'maxLoad'],
    empty: 'A type sets the minimum, usual and maximum load of a truck.',
    offered: 'In use',
    called: '{truckType}',
    said: '{truckType} saved',
  },
})
