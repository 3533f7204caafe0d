import { mixers } from '../access/role-groups'
import { noun } from '../kit/noun'

/** By what materials and mixes are described and limited; each header has its details. */
export const criteriaHeader = noun({
  key: 'criteria_header',
  names: ['header', 'headers'],
  named: 'criteria header',
  area: 'mixdesign',
  table: 'criteria_header',
  idName: 'criteriaHeaderId',
  right: ['material', 'mix_design'],
  calls: {
    'GET /criteria-headers/list': 'list',
    'GET /criteria-headers/:id': 'record',
    'POST /criteria-headers': 'create once',
    'PUT /criteria-headers/:id': 'change',
  },
  fields: {
    name: { kind: 'text', label: 'Name', most: 120, span: 8 },
    groupHeader: {
      kind: 'text',
      label: 'Group',
      most: 80,
      span: 4,
      hint: 'Headers asked for together',
      optional: true,
    },
    description: { kind: 'text', label: 'Description', most: 400, lines: 2, optional: true },
  },
  order: 'name',
  sort: ['name', 'groupHeader', 'active'],
  keyword: ['name'],
  screen: {
    url: 'mixdesign/criteria-headers',
    title: 'Criteria headers',
    roles: mixers,
    menu: { area: 'mixdesign', group: 'Set-up', after: '' },
    master: { group: 'Materials and mixes', after: '/mixdesign/list', what: 'What a mix is held against' },
    search: 'Name',
    columns: ['name', 'groupHeader', 'description'],
    empty: 'A header such as exposure class; its details are the values it allows.',
    offered: 'Offered',
    called: '{name}',
    fresh: 'New criteria header',
    said: '{name} saved',
    links: [
      {
        label: 'Its details',
        to: '/mixdesign/criteria-details?criteriaHeaderId={id}&criteriaHeaderIdLabel={name}',
      },
    ],
  },
})
