import { anId, sales, salesPeople, screens } from '../kit/screens'

export const customersScreens = screens('customers', [
  { url: 'sales-management/customers/overview', file: 'customer/list.tsx', title: 'Customers', roles: sales },
  { url: 'sales-management/customers/create', file: 'customer/form.tsx', title: 'Create customer', roles: sales },
  {
    url: 'sales-management/customers/edit/:id',
    file: 'customer/record.tsx',
    title: 'Edit customer',
    roles: sales,
    valid: { id: anId },
  },
  { url: 'sales-management/projects/overview', file: 'project/list.tsx', title: 'Projects', roles: sales },
  { url: 'sales-management/projects/create', file: 'project/record.tsx', title: 'Create project', roles: sales },
  { url: 'sales-management/salesperson', file: 'salesperson-list.tsx', title: 'Salespeople', roles: salesPeople },
])
