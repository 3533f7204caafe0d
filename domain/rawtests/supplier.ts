import { noun } from '../kit/noun'
import { party, testers } from './party'

export const supplier = noun({
  key: 'raw_supplier',
  names: ['supplier', 'suppliers'],
  area: 'rawtests',
  table: 'raw_supplier',
  right: 'raw_test',
  calls: {
    'GET /raw-material-test/supplier/get-all': 'list',
    'GET /raw-material-test/supplier/get-all-active': 'active',
    'POST /raw-material-test/supplier/filter': 'filter',
    'GET /raw-material-test/supplier/detail/:id': 'record',
    'POST /raw-material-test/supplier/create': 'create once',
    'PUT /raw-material-test/supplier/update/:id': 'change',
  },
  fields: party,
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'raw-material-testing/setup/supplier',
    title: 'Supplier',
    head: 'Suppliers',
    roles: testers,
    menu: { area: 'rawtests', group: 'Set-up' },
    master: {
      group: 'Laboratory',
      after: '/raw-material-testing/setup/grading-specification',
      what: 'Suppliers of tested materials',
    },
    support: 'setup/supplier',
    search: 'Code or name',
    columns: ['code', 'name', 'phone', 'email', 'remarks'],
    empty: 'A supplier is who brings the material that is sampled.',
    offered: 'Offered for new samples',
    called: '{name}',
    said: '{name} saved',
  },
})
