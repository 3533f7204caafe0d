import { noun } from '../kit/noun'
import { party, testers } from './party'

export const tester = noun({
  key: 'raw_tester',
  names: ['tester', 'testers'],
  area: 'rawtests',
  table: 'raw_tester',
  right: 'raw_test',
  calls: {
    'GET /raw-material-test/tester/get-all': 'list',
    'GET /raw-material-test/tester/get-all-active': 'active',
    'POST /raw-material-test/tester/filter': 'filter',
    'GET /raw-material-test/tester/detail/:id': 'record',
    'POST /raw-material-test/tester/create': 'create once',
    'PUT /raw-material-test/tester/update/:id': 'change',
  },
  fields: party,
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'raw-material-testing/setup/tester',
    title: 'Tester',
    head: 'Testers',
    roles: testers,
    menu: { area: 'rawtests', group: 'Set-up' },
    master: {
      group: 'Laboratory',
      after: '/raw-material-testing/setup/grading-specification',
      what: 'Who tests them',
    },
    support: 'setup/tester',
    search: 'Code or name',
    columns: ['code', 'name', 'phone', 'email', 'remarks'],
    empty: 'A tester is a person or a laboratory that sieves and crushes.',
    offered: 'Offered for new samples',
    called: '{name}',
    said: '{name} saved',
  },
})
