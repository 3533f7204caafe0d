import { mixers } from '../access/role-groups'
import { noun } from '../kit/noun'

/** What amounts of the laboratory are said in. */
export const unitOfMeasurement = noun({
  key: 'unit_of_measurement',
  names: ['unit', 'units'],
  named: 'unit of measurement',
  area: 'mixdesign',
  table: 'unit_of_measurement',
  right: ['material', 'mix_design'],
  calls: {
    'GET /unit-of-measurements/list': 'list',
    'POST /unit-of-measurements': 'create once',
    'PUT /unit-of-measurements/:id': 'change',
    'POST /unit-of-measurements/change-status': 'status',
  },
  fields: {
    name: { kind: 'text', label: 'Name', most: 80, span: 8 },
    symbol: { kind: 'text', label: 'Symbol', most: 16, span: 4, cell: { look: 'strong' } },
    description: { kind: 'text', label: 'Used for', most: 400, lines: 2, optional: true },
  },
  order: 'name',
  sort: ['name', 'symbol', 'active'],
  keyword: ['name'],
  screen: {
    url: 'mixdesign/unit-of-measurements',
    title: 'Unit of measurements',
    roles: mixers,
    menu: { area: 'mixdesign', group: 'Set-up' },
    support: 'manage-uom',
    search: 'Name',
    columns: ['name', 'symbol', 'description'],
    empty: 'Units in which contents, strengths and temperatures are told.',
    offered: 'Offered',
    called: '{name}',
    said: 'Unit {name} saved',
  },
})
