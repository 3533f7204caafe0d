import { noun } from '../kit/noun'
import { party, testers } from './party'

export const sampler = noun({
  key: 'raw_sampler',
  names: ['sampler', 'samplers'],
  area: 'rawtests',
  table: 'raw_sampler',
  right: 'raw_test',
  calls: {
    'GET /raw-material-test/sampler/get-all': 'list',
    'GET /raw-material-test/sampler/get-all-active': 'active',
    'POST /raw-material-test/sampler/filter': 'filter',
    'GET /raw-material-test/sampler/detail/:id': 'record',
    'POST /raw-material-test/sampler/create': 'create once',
    'PUT /raw-material-test/sampler/update/:id': 'change',
  },
  fields: party,
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name'],
  screen: {
    url: 'raw-material-testing/setup/sampler',
    title: 'Sampler',
    head: 'Samplers',
    roles: testers,
    menu: { area: 'rawtests', group: 'Set-up' },
    master: {
      group: 'Laboratory',
      after: '/raw-material-testing/setup/grading-specification',
      what: 'Who takes samples',
    },
    support: 'setup/sampler',
    search: 'Code or name',
    columns: ['code', 'name', 'phone', 'email', 'remarks'],
    empty: 'A sampler takes samples from stockpiles, trucks and barges.',
    offered: 'Offered for new samples',
    called: '{name}',
    said: '{name} saved',
  },
})
