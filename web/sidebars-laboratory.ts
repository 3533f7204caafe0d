import { support } from './kit/screens'
import { SUPPORT_GROUPS } from './menu-support'
import type { AreaSidebar } from './sidebar'

/** The sidebars of mix design, testing, and the support that looks at everything. */
export const LABORATORY: readonly AreaSidebar[] = [
  {
    key: 'mixdesign',
    label: 'Mix Design',
    short: 'Mix Design',
    icon: 'mixdesign',
    roles: ['admin', 'lab', 'lab_manager', 'advance_user', 'finance_ar', 'finance_hod', 'mix_design_requester'],
    groups: [
      [
        'Mixes',
        'mixdesign/list',
        'mixdesign/products',
        'mixdesign/design-bench',
        'mixdesign/trial-batches',
        'mixdesign/submittals',
        'mixdesign/generated-ai',
        'mixdesign/generated-mix',
        'mixdesign/strength-class-control',
      ],
      ['Requisitions', 'mixdesign/md-requisitions', 'mixdesign/rm-requisitions'],
      [
        'Mapping',
        'mixdesign/plant-mix-design-mapping',
        'mixdesign/project-mix-design-mapping',
        'mixdesign/requisition-mix-design-mapping',
      ],
      ['Carbon'],
      ['Set-up', 'mixdesign/field-setup'],
    ],
  },
  {
    key: 'rawtests',
    label: 'Material Testing',
    short: 'Material Testing',
    icon: 'rawtests',
    roles: ['admin', 'lab', 'lab_manager', 'raw_material_requester'],
    groups: [
      [
        'Tests',
        'raw-material-testing/outstanding-test-list',
        'raw-material-testing/search-all-test-results',
        'raw-material-testing/sample-submission-form',
        'raw-material-testing/sample-submission-form/req',
        'raw-material-testing/sample-submission-form/eng',
        'raw-material-testing/sample-submission-form/mgr',
        'raw-material-testing/type',
        'mixdesign/rm-requisitions',
      ],
      [
        'Graphs',
        'raw-material-testing/fmgraph/combined',
        'raw-material-testing/fmgraph/non-combined',
        'raw-material-testing/mixdesign-grading-curve',
        'raw-material-testing/running-mean-graph',
      ],
      ['Reports', 'raw-material-testing/report/aggregate', 'raw-material-testing/report/cement'],
      ['Set-up', 'raw-material-testing/setup/grading-specification'],
    ],
  },
  {
    key: 'cylinders',
    label: 'Cylinder Testing',
    short: 'Cylinder Testing',
    icon: 'cylinders',
    roles: ['house_manager', 'admin', 'lab', 'lab_manager'],
    groups: [
      [
        'Tests',
        'inhouse-cylinder-testing',
        'inhouse-cylinder-testing/inhouse-cylinder-listing',
        'inhouse-cylinder-testing/week-at-a-glance',
        'inhouse-cylinder-testing/cylinder-test-info',
        'inhouse-cylinder-testing/inhouse-cylinder-lab-info',
        'inhouse-cylinder-testing/dry-test',
        'inhouse-cylinder-testing/wet-test',
        'inhouse-cylinder-testing/approval-request',
        'inhouse-cylinder-testing/search-history',
      ],
      [
        'Reports',
        'inhouse-cylinder-testing/cylinder-testing-report',
        'inhouse-cylinder-testing/cylinder-testing-conad-report',
        'inhouse-cylinder-testing/generate-plant-test-result-summary-report',
        'inhouse-cylinder-testing/mixer_ev_report',
        'inhouse-cylinder-testing/audit-report',
      ],
      ['Plant audit', 'inhouse-cylinder-testing/plant-audit-form', 'inhouse-cylinder-testing/plant-audit-info'],
      [
        'Set-up',
        'inhouse-cylinder-testing/equipment',
        'inhouse-cylinder-testing/concrete-pot',
        'inhouse-cylinder-testing/configuration-setting',
        'inhouse-cylinder-testing/holiday',
      ],
    ],
  },
  { key: 'support', label: 'Support', short: 'Support', icon: 'support', roles: support, groups: SUPPORT_GROUPS },
  {
    key: 'supportV2',
    label: 'Support V2',
    short: 'Support V2',
    icon: 'supportV2',
    roles: support,
    groups: [
      ['', 'support/v2/orders', 'support/v2/mix-design', 'support/v2/cylinder-testing', 'support/v2/truck-tracing'],
    ],
  },
]
