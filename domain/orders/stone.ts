import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'
import { entry, remarks } from './order-master'

export const stone = noun({
  key: 'stone',
  names: ['stone', 'stones'],
  area: 'orders',
  table: 'stone',
  right: 'order_master',
  calls: {
    'GET /stones': 'list',
    'POST /stones': 'save',
  },
  fields: {
    ...entry,
    sizeMm: { kind: 'whole', label: 'Size', least: 1, most: 100, unit: 'mm', span: 4, cell: { unit: 'mm' } },
    ...remarks,
  },
  answer: 'record',
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'order/stone-maintenance',
    title: 'Stones',
    roles: dispatchHeads,
    menu: { area: 'order', group: 'Lists' },
    master: { group: 'Orders', what: 'Largest stones' },
    search: 'Code or name',
    columns: ['code', 'name', 'sizeMm', 'remarks'],
    empty: 'Aggregate sizes that an order may name, e.g. 20 mm.',
    offered: 'Offered for new orders',
    called: '{name}',
    said: 'Stone {name} saved',
  },
})
