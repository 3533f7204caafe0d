import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'
import { entry, remarks } from './order-master'

export const strength = noun({
  key: 'strength',
  names: ['strength', 'strengths'],
  area: 'orders',
  table: 'strength',
  right: 'order_master',
  calls: {
    'GET /strength': 'list',
    'POST /strength': 'save',
  },
  fields: {
    ...entry,
    strengthMpa: { kind: 'whole', label: 'Strength', least: 1, most: 200, unit: 'MPa', span: 4, cell: { unit: 'MPa' } },
    ...remarks,
  },
  answer: 'record',
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'order/strength-maintenance',
    title: 'Strengths',
    roles: dispatchHeads,
    menu: { area: 'order', group: 'Lists' },
    master: { group: 'Orders', what: 'Strength classes that can be ordered' },
    support: 'manage-strengths',
    search: 'Code or name',
    columns: ['code', 'name', 'strengthMpa', 'remarks'],
    empty: 'Strength classes that an order may name, e.g. C32/40.',
    offered: 'Offered for new orders',
    called: '{name}',
    said: 'Strength {name} saved',
  },
})
