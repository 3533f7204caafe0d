import { mixers } from '../access/role-groups'
import { noun } from '../kit/noun'

/** The values that a criteria header allows. */
export const criteriaDetail = noun({
  key: 'criteria_detail',
  names: ['detail', 'details'],
  named: 'criteria detail',
  area: 'mixdesign',
  table: 'criteria_detail',
  right: ['material', 'mix_design'],
  calls: {
    'GET /criteria-details/list': 'list',
    'GET /criteria-details/:id': 'record',
    'POST /criteria-details/change-status': 'status',
    'POST /criteria-details': 'create once',
    'PUT /criteria-details/:id': 'change',
  },
  fields: {
    criteriaHeaderId: {
      kind: 'lookup',
      label: 'Header',
      span: 6,
      table: 'criteria_header',
      shows: {
        headerName: { column: 'name', label: 'Header' },
        groupHeader: { column: 'groupHeader', label: 'Group' },
      },
      source: { path: 'criteria-headers/list?active=true', label: 'name', detail: 'groupHeader' },
    },
    name: { kind: 'text', label: 'Value', said: 'Name', most: 120, span: 6, cell: { look: 'strong' } },
    description: { kind: 'text', label: 'Meaning', most: 400, lines: 2, optional: true },
  },
  order: 'headerName,name',
  sort: ['name', 'headerName', 'active'],
  keyword: ['name'],
  filters: ['criteriaHeaderId', 'groupHeader'],
  screen: {
    url: 'mixdesign/criteria-details',
    title: 'Criteria details',
    roles: mixers,
    menu: { area: 'mixdesign', group: 'Set-up', after: 'mixdesign/criteria-headers' },
    search: 'Value',
    columns: ['headerName', 'name', 'description', 'groupHeader'],
    empty: 'The values of a header, e.g. XC1 to XS3 of the exposure class.',
    offered: 'Offered',
    called: '{headerName}: {name}',
    switched: '{name}',
    fresh: 'New criteria detail',
    said: '{name} saved',
  },
})
