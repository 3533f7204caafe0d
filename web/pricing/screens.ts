import type { Role } from '../../domain/access/roles'
import { anId, sales, screens } from '../kit/screens'

const makers: Role[] = ['admin', 'sales_admin', 'sales_manager', 'ceo', 'finance_hod']
const costReaders: Role[] = ['admin', 'sales_manager', 'ceo', 'finance_hod']
const quoting: Role[] = ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'ceo', 'finance_hod']

export const pricingScreens = screens('pricing', [
  { url: 'sales-management/pricing/overview', file: 'pricing-list.tsx', title: 'Pricing', roles: sales },
  { url: 'sales-management/pricing/save', file: 'pricing-form.tsx', title: 'Create or edit pricing', roles: quoting },
  { url: 'sales-management/pricing/versions', file: 'pricing-versions.tsx', title: 'Pricing versions', roles: sales },
  {
    url: 'sales-management/projects/overview/price/:id',
    file: 'project-pricing.tsx',
    title: 'Project prices',
    roles: sales,
    valid: { id: anId },
  },
  {
    url: 'sales-management/surcharges',
    file: 'commercial-term-list.tsx',
    title: 'Surcharges and services',
    roles: sales,
  },
  {
    url: 'sales-management/agreed-payment-term',
    file: 'agreed-payment-term-list.tsx',
    title: 'Agreed payment terms',
    roles: sales,
  },
  {
    url: 'sales-management/agreed-gst-treatment',
    file: 'agreed-gst-treatment-list.tsx',
    title: 'GST treatments',
    roles: sales,
  },
  {
    url: 'sales-management/price-category/overview',
    file: 'price-category/list.tsx',
    title: 'Price categories',
    roles: sales,
  },
  {
    url: 'sales-management/price-category/create',
    file: 'price-category/form.tsx',
    title: 'Create price category',
    roles: makers,
  },
  {
    url: 'sales-management/price-category/versions',
    file: 'price-category/versions.tsx',
    title: 'Price category versions',
    roles: sales,
  },
  {
    url: 'sales-management/global-product-list',
    file: 'price-list/list.tsx',
    title: 'Global product list',
    roles: sales,
  },
  {
    url: 'sales-management/global-product-list/save',
    file: 'price-list/form.tsx',
    title: 'Create or edit global product list',
    roles: makers,
  },
  {
    url: 'sales-management/global-product-list/versions',
    file: 'price-list/versions.tsx',
    title: 'Global product list versions',
    roles: sales,
  },
  { url: 'sales-management/margin', file: 'margin.tsx', title: 'Margin', roles: sales },
  { url: 'sales-management/costing', file: 'costing-list.tsx', title: 'Costing', roles: costReaders },
  { url: 'sales-management/costing/versions', file: 'costing-list.tsx', title: 'Costing versions', roles: costReaders },
  {
    url: 'sales-management/costing/history',
    file: 'costing-history.tsx',
    title: 'Costing history',
    roles: costReaders,
  },
  {
    url: 'sales-management/costing/save',
    file: 'costing-form.tsx',
    title: 'Create or edit costing',
    roles: ['admin', 'finance_hod'],
  },
  {
    url: 'sales-management/pricing/approvals',
    file: 'price-approvals.tsx',
    title: 'Price approvals',
    roles: costReaders,
  },
  { url: 'sales-management/price-trial', file: 'price-trial-form.tsx', title: 'Price trial', roles: costReaders },
  {
    url: 'sales-management/price-trial/result',
    file: 'price-trial-result.tsx',
    title: 'Result of a price trial',
    roles: costReaders,
  },
  {
    url: 'sales-management/price-index/values',
    file: 'price-index-value-list.tsx',
    title: 'Values of price indexes',
    roles: sales,
  },
  { url: 'sales-management/repricing', file: 'repricing-list.tsx', title: 'Back-dated price changes', roles: sales },
  {
    url: 'sales-management/repricing/save',
    file: 'repricing-form.tsx',
    title: 'Create back-dated price change',
    roles: makers,
  },
  {
    url: 'sales-management/repricing/:id',
    file: 'repricing-record.tsx',
    title: 'Back-dated price change',
    roles: sales,
    valid: { id: anId },
  },
  {
    url: 'sales-management/price-adjustment',
    file: 'price-adjustment/list.tsx',
    title: 'Price adjustment',
    roles: sales,
  },
  {
    url: 'sales-management/price-adjustment/save',
    file: 'price-adjustment/form.tsx',
    title: 'Create or edit price adjustment',
    roles: makers,
  },
  {
    url: 'sales-management/price-adjustment/:id',
    file: 'price-adjustment/record.tsx',
    title: 'Price adjustment',
    roles: sales,
    valid: { id: anId },
  },
])
