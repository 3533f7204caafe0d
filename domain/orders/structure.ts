import { dispatchHeads } from '../access/role-groups'
import { noun } from '../kit/noun'
import { entry, remarks } from './order-master'

export const structure = noun({
  key: 'structure',
  names: ['structure', 'structures'],
  area: 'orders',
  table: 'structure',
  right: 'order_master',
  calls: {
    'GET /structures': 'list',
    'GET /active-structures': 'active',
    'POST /structures': 'save',
  },
  fields: {
    ...entry,
    reinforcement: {
      kind: 'choice',
      label: 'Reinforcement',
      hint: 'Decides how much chloride its concrete may have',
      span: 6,
      usual: 'steel',
      choices: [
        ['none', 'None'],
        ['steel', 'Steel'],
        ['prestressed', 'Prestressed'],
      ],
    },
    ...remarks,
  },
  answer: 'record',
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'order/structure-maintenance',
    title: 'Structures',
    roles: dispatchHeads,
    menu: { area: 'order', group: 'Lists' },
    master: { group: 'Orders', what: 'What is poured, and how fast' },
    support: 'manage-structures',
    search: 'Code or name',
    columns: ['code', 'name', 'reinforcement', 'remarks'],
    empty: 'What is poured: slab, wall, pile, column.',
    offered: 'Offered for new orders',
    called: '{name}',
    said: 'Structure {name} saved',
  },
})
