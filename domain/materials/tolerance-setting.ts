import { plantFloor } from '../access/role-groups'
import { noun } from '../kit/noun'

const limit = {
  kind: 'decimal',
  places: 4,
  above: 0,
  most: 100,
  unit: '%',
  span: 6,
  cell: { before: '±', unit: '%' },
} as const

/** How far a batch weight may lie from its target: first the batcher is warned, then somebody has to act. */
export const toleranceSetting = noun({
  key: 'tolerance_setting',
  names: ['tolerance', 'tolerances'],
  named: 'tolerance setting',
  area: 'materials',
  table: 'tolerance_setting',
  right: 'material',
  whose: {
    by: 'plant',
    column: 'plantId',
    none: { why: 'You need access to all plants to set limits for all plants', found: true },
  },
  calls: {
    'GET /tolerance-setting': 'list',
    'GET /tolerance-setting/:id': 'row',
    'PUT /tolerance-setting': 'save',
  },
  fields: {
    kind: {
      kind: 'choice',
      label: 'Material',
      span: 6,
      choices: [
        ['cement', 'Cement'],
        ['addition', 'Addition'],
        ['aggregate', 'Sand and stone'],
        ['water', 'Water'],
        ['admixture', 'Admixture'],
      ],
    },
    plantId: {
      kind: 'lookup',
      label: 'Plant',
      hint: 'Leave empty for all plants',
      span: 6,
      optional: true,
      table: 'plant',
      shows: { plantName: { column: 'plantName', label: 'Plant', cell: { none: 'All plants' } } },
      source: { path: 'plant/select', label: 'plantName', detail: 'plantCode' },
    },
    informPercent: { ...limit, label: 'Warn from', said: 'Warning limit', hint: 'Warns the batcher.' },
    actPercent: { ...limit, label: 'Act from', said: 'Action limit', hint: 'The batcher must act.' },
    mustExplain: {
      kind: 'flag',
      label: 'Ask the batcher for the cause',
      usual: true,
      cell: { label: 'Cause', words: ['Required', 'Not required'], phone: 'none' },
    },
  },
  rules: [
    {
      ascending: ['informPercent', 'actPercent'],
      at: 'informPercent',
      why: 'The warning limit must not exceed the action limit',
    },
  ],
  order: 'plantName,kind',
  sort: [],
  keyword: [],
  filters: ['plantId'],
  screen: {
    url: 'material/tolerance-setting',
    title: 'Tolerance setting',
    head: 'Tolerances',
    roles: plantFloor,
    menu: { area: 'material', group: 'Set-up' },
    support: 'manage-tolerance',
    columns: ['kind', 'plantName', 'informPercent', 'actPercent', 'mustExplain'],
    empty: 'A plant without its own tolerances uses those for all plants.',
    offered: 'Active',
    called: '{kind}, {plantName|All plants}',
    fresh: 'New tolerance',
    said: 'Tolerance saved',
  },
})
