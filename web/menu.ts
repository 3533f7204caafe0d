import type { Role } from '~/domain/access/roles'
import { finance, mayOpen, sales, screenAt, support } from './kit/screens'
import type { Menu, MenuArea } from './kit/shell/menu'
import { SUPPORT_GROUPS } from './menu-support'
import { allScreens } from './screens'

type Group = readonly [title: string, ...urls: string[]]
export type AreaSidebar = {
  key: string
  label: string
  short: string
  icon: MenuArea['icon']
  /** Who sees the menu; without a list, whoever opens one of its screens. */
  roles?: readonly Role[]
  groups: readonly Group[]
}

/** The fourteen sidebars in the order of the main menu; an address shows once a screen stands there. */
export const SIDEBARS: readonly AreaSidebar[] = [
  {
    key: 'dashboards',
    label: 'Dashboards',
    short: 'Dashboards',
    icon: 'dashboards',
    groups: [['', 'dashboards', 'dashboards/dashboard']],
  },
  {
    key: 'sales',
    label: 'Sales Management',
    short: 'Sales',
    icon: 'sales',
    roles: sales,
    groups: [
      [
        'Customers',
        'sales-management/customers/overview',
        'sales-management/projects/overview',
        'sales-management/salesperson',
        'sales-management/users/overview',
        'sales-management/payment-term',
      ],
      [
        'Pricing',
        'sales-management/pricing/overview',
        'sales-management/price-category/overview',
        'sales-management/price-adjustment',
        'sales-management/global-product-list',
        'sales-management/costing',
        'sales-management/margin',
      ],
      [
        'Products',
        'sales-management/product/service',
        'sales-management/product/sub-product-surcharge',
        'unit-conversion',
      ],
      ['Invoicing', 'sales-management/invoice-draft/overview', 'sales-management/invoice-preliminary'],
    ],
  },
  {
    key: 'order',
    label: 'Order',
    short: 'Order',
    icon: 'order',
    roles: ['admin', 'dispatcher_manager', 'dispatcher', 'finance_ar', 'finance_hod', 'lab'],
    groups: [
      ['Today', 'order', 'order/air-order-home', 'order/assigned-plant', 'order/detail'],
      [
        'Delivery orders',
        'order/search-delivery-order',
        'order/search-do',
        'order/search-filter-do',
        'order/delivery-order-report',
        'order/missing-info-report',
      ],
      ['E-modification', 'order/emodification/emodification-approval', 'order/emodification/search-emodification'],
      [
        'Planning',
        'order/order-plan-view',
        'order/order-plan-priority',
        'order/capacity-profile',
        'order/booking-quantity-config',
        'order/stretch-limit',
        'order/order-optimization-config',
        'order/recommender-parameters',
        'order/auto-assign-message',
        'order/trouble-shoot',
      ],
      [
        'Plants and people',
        'order/batching-plant',
        'order/batching-plant-material',
        'order/plant-eligibility',
        'order/project-plant-setup',
        'order/technician',
      ],
      [
        'Lists',
        'order/stone-maintenance',
        'order/strength-maintenance',
        'order/structure-maintenance',
        'order/pump-maintenance',
        'order/discharge-method-maintenance',
      ],
    ],
  },
  {
    key: 'queue',
    label: 'Queue',
    short: 'Queue',
    icon: 'queue',
    roles: ['admin', 'dispatcher_manager', 'batcher'],
    groups: [['', 'queue/batcher', 'queue/acknowledged-list']],
  },
  {
    key: 'fleet',
    label: 'Fleet Management',
    short: 'Fleet',
    icon: 'fleet',
    roles: ['dispatcher_manager', 'dispatcher', 'admin'],
    groups: [
      ['Now', 'fleet/dashboard', 'fleet/air-control', 'fleet/truck/truck-tracing'],
      [
        'Schedule',
        'fleet/chart/optimisation-schedule',
        'fleet/chart/timeline',
        'fleet/optimization/optimization-configuration',
      ],
      ['Fleet', 'fleet/truck', 'fleet/driver', 'fleet/group', 'fleet/driver/rest-reason'],
      ['Places', 'fleet/plant', 'fleet/region'],
      [
        'Passes and bans',
        'fleet/pass',
        'fleet/pass/driver-pass',
        'fleet/pass/truck-pass',
        'fleet/banned-driver',
        'fleet/banned-truck',
      ],
    ],
  },
  {
    key: 'material',
    label: 'Material',
    short: 'Material',
    icon: 'material',
    roles: ['admin', 'batcher', 'dispatcher_manager', 'hr_cement'],
    groups: [
      [
        'Stock',
        'material/silo-level',
        'material/expected-incoming',
        'material/working-list',
        'material/material-order-history',
        'material/opening-stock',
      ],
      [
        'Set-up',
        'material/material-setup',
        'material/material-source-setup',
        'material/silo-setup',
        'material/tolerance-setting',
      ],
    ],
  },
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
      ['Carbon', 'mixdesign/carbon-category', 'mixdesign/carbon-config'],
      [
        'Set-up',
        'mixdesign/criteria-headers',
        'mixdesign/criteria-details',
        'mixdesign/field-setup',
        'mixdesign/unit-of-measurements',
      ],
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
      [
        'Set-up',
        'raw-material-testing/setup/grading-specification',
        'raw-material-testing/setup/sampler',
        'raw-material-testing/setup/supplier',
        'raw-material-testing/setup/tester',
      ],
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
        'inhouse-cylinder-testing/concrete-pot',
        'inhouse-cylinder-testing/configuration-setting',
        'inhouse-cylinder-testing/holiday',
      ],
    ],
  },
  {
    key: 'billing',
    label: 'Billing',
    short: 'Billing',
    icon: 'billing',
    groups: [
      [
        '',
        'billing',
        'billing/invoice/invoice-generate',
        'billing/invoice/export-invoice',
      ],
    ],
  },
  {
    key: 'report',
    label: 'Report',
    short: 'Report',
    icon: 'report',
    groups: [
      [
        '',
        'report',
        'report/carbon-emission-report',
        'report/mix-product-report',
        'report/plant-audit-report',
        'report/plant-monthly-report',
        'report/raw-material-test-report',
        'report/chat-report',
        'report/public-holiday',
      ],
      ['Plant audit', 'inhouse-cylinder-testing/plant-audit-form', 'inhouse-cylinder-testing/plant-audit-info'],
    ],
  },
  {
    key: 'admin',
    label: 'Administration',
    short: 'Admin',
    icon: 'admin',
    roles: finance.filter(role => role !== 'finance_ar'),
    groups: [
      ['', 'administration/users', 'master'],
      [
        'Files',
        'administration/download-cylinder-test',
        'administration/upload-cylinder-test',
        'administration/download-mix-design',
        'administration/upload-mix-design',
        'administration/upload-mix-design-v2',
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

/** The main menu of a person: only what they may open, each area landing on the first of it. */
export function menuFor(roles: readonly Role[]): Menu {
  return SIDEBARS.flatMap(area => {
    if (area.roles && !area.roles.some(role => roles.includes(role))) return []
    const groups = area.groups
      .map(([title, ...urls]) => ({ title, items: urls.flatMap(url => itemAt(url, roles)) }))
      .filter(group => group.items.length > 0)
    const first = groups[0]?.items[0]
    if (!first) return []
    const { key, label, short, icon } = area
    return [{ key, label, short, icon, to: first.to, groups }]
  })
}

function itemAt(url: string, roles: readonly Role[]) {
  const screen = allScreens.find(one => one.url === url)
  return screen && mayOpen(screen, roles) ? [{ to: `/${url}`, label: screen.title }] : []
}

/** Which sidebar stands beside an address: the one that lists it, else the one that lists its longest beginning. */
export function areaAt(pathname: string): string | undefined {
  const path = pathname.replace(/^\/|\/$/g, '')
  let best: { key: string; length: number } | undefined
  for (const area of SIDEBARS) {
    for (const [, ...urls] of area.groups) {
      for (const url of urls) {
        const fits = path === url || path.startsWith(`${url}/`)
        if (fits && url.length > (best?.length ?? -1)) best = { key: area.key, length: url.length }
      }
    }
  }
  return best?.key ?? FIRST_SEGMENT[path.split('/')[0] ?? '']
}

const FIRST_SEGMENT: Record<string, string> = {
  'sales-management': 'sales',
  order: 'order',
  queue: 'queue',
  fleet: 'fleet',
  material: 'material',
  mixdesign: 'mixdesign',
  'raw-material-testing': 'rawtests',
  'inhouse-cylinder-testing': 'cylinders',
  billing: 'billing',
  report: 'report',
  administration: 'admin',
  support: 'support',
  dashboards: 'dashboards',
}

export const screenOf = (pathname: string) => screenAt(allScreens, pathname)
