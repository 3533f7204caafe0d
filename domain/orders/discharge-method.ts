import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'
import { entry, remarks } from './order-master'

export const dischargeMethod = noun({
  key: 'discharge_method',
  names: ['discharge method', 'discharge methods'],
  area: 'orders',
  table: 'discharge_method',
  right: 'order_master',
  calls: {
    'GET /discharge-methods': 'list',
    'GET /active-discharge-methods': 'active',
    'POST /discharge-methods': 'save',
  },
  fields: {
    ...entry,
    minutesPerM3: {
      kind: 'decimal',
      label: 'Unloading',
      said: 'Minutes per m³',
      places: 4,
      above: 0,
      unit: 'min/m³',
      span: 4,
      cell: { label: 'Minutes per m³' },
    },
    needsPump: { kind: 'flag', label: 'Needs a pump', cell: { label: 'Pump', words: ['Needed', ''] } },
    ...remarks,
  },
  answer: 'record',
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'order/discharge-method-maintenance',
    title: 'Discharge methods',
    roles: dispatchHeads,
    menu: { area: 'order', group: 'Lists' },
    master: { group: 'Orders', what: 'How concrete leaves the truck' },
    support: 'manage-discharge-methods',
    search: 'Code or name',
    columns: ['code', 'name', 'minutesPerM3', 'needsPump', 'remarks'],
    empty: 'How concrete leaves the truck: chute, pump, crane bucket.',
    offered: 'Offered for new orders',
    called: '{name}',
    said: 'Discharge method {name} saved',
  },
})
