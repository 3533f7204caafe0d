import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'
import { entry, remarks } from './order-master'

export const pump = noun({
  key: 'pump',
  names: ['pump', 'pumps'],
  area: 'orders',
  table: 'pump',
  right: 'order_master',
  calls: {
    'GET /pumps': 'list',
    'POST /pumps': 'save',
  },
  fields: {
    ...entry,
    reachMetres: {
      kind: 'whole',
      label: 'Reach',
      least: 1,
      most: 200,
      unit: 'm',
      span: 4,
      optional: true,
      cell: { unit: 'm', zero: '' },
    },
    ratePerHour: {
      kind: 'decimal',
      label: 'Rate',
      places: 2,
      above: 0,
      unit: 'm³/h',
      shown: 2,
      span: 4,
      optional: true,
      cell: { unit: 'm³/h', zero: '' },
    },
    ...remarks,
  },
  answer: 'record',
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'order/pump-maintenance',
    title: 'Pumps',
    roles: dispatchHeads,
    menu: { area: 'order', group: 'Lists' },
    master: { group: 'Orders', what: 'Pumps and their reach' },
    support: 'manage-pump',
    search: 'Code or name',
    columns: ['code', 'name', 'reachMetres', 'ratePerHour', 'remarks'],
    empty: 'Pumps that can be ordered with the concrete.',
    offered: 'Offered for new orders',
    called: '{name}',
    said: 'Pump {name} saved',
  },
})
