import { sales, screens } from '../kit/screens'

export const catalogScreens = screens('catalog', [
  { url: 'sales-management/product/service', file: 'service-list.tsx', title: 'Services', roles: sales },
  {
    url: 'sales-management/product/sub-product-surcharge',
    file: 'sub-product-list.tsx',
    title: 'Sub-products and surcharges',
    roles: sales,
  },
  {
    url: 'unit-conversion',
    file: 'unit-conversion-list.tsx',
    title: 'Unit conversion',
    roles: ['admin', 'sales_admin', 'sales_manager', 'ceo', 'finance_hod'],
  },
])
