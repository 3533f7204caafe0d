import { finance, sales } from './kit/screens'
import type { AreaSidebar } from './sidebar'

/** The sidebars of the office: figures, sales, billing, reports, administration. */
export const OFFICE: readonly AreaSidebar[] = [
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
        'sales-management/mix-submittals',
        'sales-management/salesperson',
        'sales-management/users/overview',
      ],
      [
        'Pricing',
        'sales-management/pricing/overview',
        'sales-management/pricing/approvals',
        'sales-management/price-category/overview',
        'sales-management/surcharges',
        'sales-management/price-adjustment',
        'sales-management/repricing',
        'sales-management/price-trial',
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
    key: 'billing',
    label: 'Billing',
    short: 'Billing',
    icon: 'billing',
    groups: [
      [
        '',
        'billing/overview',
        'billing',
        'billing/invoice/invoice-generate',
        'billing/self-billed',
        'billing/invoice/export-invoice',
        'sales-management/invoice-preliminary',
        'billing/unbilled',
        'billing/deputies',
        'billing/periods',
      ],
      ['Receivables', 'billing/receivables', 'billing/payments', 'billing/reminders'],
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
      ['', 'administration/users', 'administration/audit-trail', 'administration/settings', 'master'],
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
]
