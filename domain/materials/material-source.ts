import { plantFloor } from '../access/role-groups'
import { noun } from '../kit/noun'

/** Where materials come from: works, quarries, importers. A silo takes one material of one source. */
export const materialSource = noun({
  key: 'material_source',
  names: ['source', 'sources'],
  named: 'material source',
  area: 'materials',
  table: 'material_source',
  right: 'material',
  calls: {
    'GET /material-source/list': 'list',
    'GET /material-source/search': 'list active',
    'GET /material-source/:id': 'record',
    'POST /material-source/change-status': 'status',
    'POST /material-source': 'create once',
    'PUT /material-source/:id': 'change',
  },
  fields: {
    sourceName: { kind: 'text', label: 'Source', most: 120, span: 8 },
    country: { kind: 'text', label: 'Country', most: 60, span: 4, optional: true },
    materialId: {
      kind: 'lookup',
      label: 'Material',
      span: 12,
      table: 'material',
      shows: { materialName: { column: 'name', label: 'Material' } },
      source: { path: 'material/search', label: 'name', detail: 'materialCode' },
    },
  },
  order: 'sourceName',
  sort: ['sourceName', 'materialName', 'active'],
  keyword: ['sourceName', 'materialName'],
  filters: ['materialId'],
  screen: {
    url: 'material/material-source-setup',
    title: 'Material source',
    head: 'Material sources',
    roles: plantFloor,
    menu: { area: 'material', group: 'Set-up', after: 'material/material-setup' },
    master: {
      group: 'Materials and mixes',
      after: '/material/material-setup',
      what: 'Where a material comes from',
    },
    support: 'manage-material-source',
    search: 'Source or material',
    columns: ['sourceName', 'materialName', 'country'],
    empty: 'A source says whose cement or whose sand it is.',
    offered: 'Delivers now',
    called: '{sourceName}',
    said: 'Source {sourceName} saved',
  },
})
