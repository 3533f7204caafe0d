import { dispatch, fleetManagers, newOrId, salesPeople, screens } from '../kit/screens'

const passports = { file: 'pour-passport-list.tsx', title: 'Concrete passports' }

export const ordersScreens = screens('orders', [
  { url: 'order', file: 'order/board.tsx', title: 'Order home', roles: [...dispatch, 'lab'], scroll: 'keep' },
  { url: 'order/detail', file: 'order/record.tsx', title: 'Order detail', roles: dispatch },
  {
    url: 'order/missing-info-report',
    file: 'missing-info-list.tsx',
    title: 'Missing information report',
    roles: dispatch,
  },
  { ...passports, url: 'order/passports', roles: dispatch },
  { ...passports, url: 'mixdesign/passports', roles: ['admin', 'lab', 'lab_manager'] },
  { ...passports, url: 'sales-management/passports', roles: salesPeople },
  { url: 'order/site-request', file: 'site-request-list.tsx', title: 'Sites', roles: dispatch },
  { url: 'order/wait-list', file: 'wait-list.tsx', title: 'Wait list', roles: dispatch },
  { url: 'order/on-call-quantity', file: 'on-call-quantity-list.tsx', title: 'On call', roles: dispatch },
  { url: 'order/will-call', file: 'will-call-list.tsx', title: 'Will-calls', roles: dispatch },
  { url: 'order/air-order-home', file: 'plan/air.tsx', title: 'Air order home', roles: dispatch, scroll: 'keep' },
  { url: 'order/order-plan-view', file: 'plan/hours.tsx', title: 'Order plan view', roles: dispatch, scroll: 'keep' },
  { url: 'order/order-plan-priority', file: 'order-priority/list.tsx', title: 'Order plan priority', roles: dispatch },
  { url: 'order/plant-eligibility', file: 'eligibility.tsx', title: 'Plant eligibility', roles: dispatch },
  { url: 'order/project-plant-setup', file: 'plan/site-plants.tsx', title: 'Project plant setup', roles: dispatch },
  { url: 'order/auto-assign-message', file: 'plan/message.tsx', title: 'Auto-assign message', roles: dispatch },
  { url: 'order/trouble-shoot', file: 'plan/troubleshooting.tsx', title: 'Troubleshoot', roles: dispatch },
  {
    url: 'order/order-optimization-config',
    file: 'plan/optimization.tsx',
    title: 'Order optimisation parameters',
    roles: fleetManagers,
  },
  { url: 'order/plan-trial', file: 'plan-trial-form.tsx', title: 'Plan trial', roles: fleetManagers },
  {
    url: 'order/plan-trial/result',
    file: 'plan-trial-result.tsx',
    title: 'Result of the plan trial',
    roles: fleetManagers,
  },
  {
    url: 'order/recommender-parameters',
    file: 'plan/recommender.tsx',
    title: 'Recommender parameters',
    roles: fleetManagers,
  },
  { url: 'order/capacity-profile', file: 'capacity-profile.tsx', title: 'Capacity profile', roles: fleetManagers },
  { url: 'order/stretch-limit', file: 'order-setting.tsx', title: 'Stretch limit', roles: fleetManagers },
  { url: 'report/public-holiday', file: 'holiday-list.tsx', title: 'Public holiday', roles: fleetManagers },
  {
    url: 'inhouse-cylinder-testing/holiday',
    file: 'holiday-list.tsx',
    title: 'Holiday management',
    roles: ['house_manager', 'admin', 'lab', 'lab_manager'],
  },
  { url: 'order/technician', file: 'technician-list.tsx', title: 'Technician', roles: dispatch },
  {
    url: 'order/:order_form',
    file: 'order/form.tsx',
    title: 'Create or edit order',
    roles: dispatch,
    valid: { order_form: newOrId },
  },
])
