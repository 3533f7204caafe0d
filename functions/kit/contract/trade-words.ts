/** Words of paths in the words of the trade. */
export const WORDS: Record<string, string[]> = {
  emodification: ['e-modification'],
  config: ['setting'],
}

export const NOUNS: Record<string, string> = {
  pass: 'pass',
  address: 'address',
}

/** What a path is about where its own words would mislead; the longest that fits is taken. */
export const SUBJECTS: Record<string, string> = {
  'administration/user': 'portal user',
  user: 'booking user',
  orderdetail: 'delivery order',
  'sub-product': 'sub-product',
  'project-pricing': 'project price',
  'batching-plant': 'batching line',
  'truck/types': 'truck type',
  'truck/subcontractors': 'subcontractor',
  'pass/assignees': 'pass holder',
  'carbon-config': 'carbon setting',
  'unit-of-measurements': 'unit of measurement',
  'mix-designs': 'mix design',
  'mix-designs/v2': 'mix design',
  'requisitions/import': 'requisition',
  'raw-material-test/gradingspecs': 'grading specification',
  'raw-material-test/sampler': 'sampler',
  'raw-material-test/supplier': 'supplier',
  'raw-material-test/tester': 'tester',
  'raw-material-test/cement-results': 'cement result',
}

/** What a path says after its subject. */
export const ENDINGS: Record<string, string> = {
  list: 'List {many}',
  search: 'Search {many}',
  filter: 'Search {many}',
  'get-all': 'List all {many}',
  'get-all-active': 'List active {many}',
  'detail/:id': 'Show {a}',
  'view/:id': 'Show {a}',
  view: 'Show {a}',
  create: 'Add {a}',
  save: 'Save {a}',
  'update/:id': 'Change {a}',
  delete: 'Remove {a}',
  'change-status': 'Set {a} active or inactive',
  'change-status/:id': 'Set {a} active or inactive',
  change_status: 'Set {a} active or inactive',
  'change-status-many': 'Set many {many} active or inactive',
  'audit/:id': 'Show the trail of {a}',
  'trail/:id': 'Show the trail of {a}',
  preview: 'Preview {a}',
  submit: 'Submit {a}',
  ':id/approve': 'Approve {a}',
  ':id/reject': 'Reject {a}',
  ':id/complete': 'Complete {a}',
  ':id/hold': 'Hold {a}',
  ':id/release': 'Release {a}',
  ':id/cancel': 'Cancel {a}',
  ':id/withdraw': 'Withdraw {a}',
}
