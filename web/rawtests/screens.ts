import type { Role } from '~/domain/access/roles'
import { screens } from '../kit/screens'

const roles: Role[] = ['admin', 'lab', 'lab_manager', 'raw_material_requester']
const here = (path: string, file: string, title: string) => ({
  url: `raw-material-testing/${path}`,
  file,
  title,
  roles,
})

export const rawtestsScreens = screens('rawtests', [
  here('sample-submission-form', 'sample-request.tsx', 'Sample submission'),
  here('sample-submission-form/req', 'sample-request.tsx', 'Sample submission (requester)'),
  here('sample-submission-form/eng', 'sample-results.tsx', 'Sample submission (engineer)'),
  here('sample-submission-form/mgr', 'sample-approval.tsx', 'Sample submission (manager)'),
  here('sample-submission-form/generated-ai', 'sample-mix.tsx', 'Sample submission (optimised)'),
  here('sample-submission-form/generated-mix', 'sample-mix.tsx', 'Sample submission (generated mix)'),
  here('outstanding-test-list', 'test-request-list.tsx', 'Outstanding tests'),
  here('search-all-test-results', 'test-list.tsx', 'Search test results'),
  here('type', 'type-list.tsx', 'Test type'),
  here('fmgraph/combined', 'combined-graph.tsx', 'Combined grading graph'),
  here('fmgraph/non-combined', 'non-combined-graph.tsx', 'Non-combined grading graph'),
  here('mixdesign-grading-curve', 'mix-grading-curve.tsx', 'Mix design grading curve'),
  here('running-mean-graph', 'running-mean.tsx', 'Running mean graph'),
  here('report/aggregate', 'aggregate-report.tsx', 'Aggregate report'),
  here('report/cement', 'cement-report.tsx', 'Cement report'),
  { url: 'raw-material-testing/test-methods', file: 'test-methods.tsx', title: 'Test methods', roles },
  { url: 'report/raw-material-test-report', file: 'test-report.tsx', title: 'Raw material test report', roles },
  here('setup/grading-specification', 'grading-specification-list.tsx', 'Grading specification'),
])
