import { anId, newOrId, plantStaff, screens } from '../kit/screens'

export const materialsScreens = screens('materials', [
  { url: 'material/silo-level', file: 'silo-level.tsx', title: 'Silo level', roles: plantStaff },
  { url: 'material/stock-count', file: 'stock-count-list.tsx', title: 'Stock counts', roles: plantStaff },
  {
    url: 'material/stock-comparison',
    file: 'stock-comparison.tsx',
    title: 'Asked, weighed, booked, counted',
    roles: plantStaff,
  },
  { url: 'material/stock-close', file: 'stock-close-list.tsx', title: 'Period close of stock', roles: plantStaff },
  // The finance office has no menu of materials.
  {
    url: 'billing/stock-close',
    file: 'stock-close-list.tsx',
    title: 'Period close of stock',
    roles: ['finance_hod'],
  },
  { url: 'material/expected-incoming', file: 'expected-incoming.tsx', title: 'Expected incoming', roles: plantStaff },
  {
    url: 'material/working-list',
    file: 'material-order/list.tsx',
    title: 'Working list',
    roles: [...plantStaff, 'hr_cement'],
  },
  {
    url: 'material/material-order-history',
    file: 'material-order/history.tsx',
    title: 'Search order',
    roles: plantStaff,
  },
  {
    url: 'material/material-order-history/:id',
    file: 'material-order/record.tsx',
    title: 'Material order',
    roles: [...plantStaff, 'hr_cement'],
    valid: { id: anId },
  },
  { url: 'material/opening-stock', file: 'opening-stock.tsx', title: 'Opening stock', roles: plantStaff },
  { url: 'material/material-setup', file: 'material-list.tsx', title: 'Manage material', roles: plantStaff },
  { url: 'material/silo-setup', file: 'silo-list.tsx', title: 'Silo setup', roles: plantStaff },
  {
    url: 'material/silo-setup/:silo_form',
    file: 'silo-form.tsx',
    title: 'Create or edit silo',
    roles: plantStaff,
    valid: { silo_form: newOrId },
  },
  {
    url: 'material/:material_form',
    file: 'material/record.tsx',
    title: 'Create or edit material',
    roles: plantStaff,
    valid: { material_form: newOrId },
  },
])
