import { dispatch, fleetManagers, newOrId, screens } from '../kit/screens'

export const ordersScreens = screens('orders', [
  { url: 'order', file: 'order-board.tsx', title: 'Order home', roles: [...dispatch, 'lab'], scroll: 'keep' },
  { url: 'order/detail', file: 'order-record.tsx', title: 'Order detail', roles: dispatch },
  {
    url: 'order/missing-info-report',
    file: 'missing-info-list.tsx',
    title: 'Missing information report',
    roles: dispatch,
  },
  { url: 'order/capacity-profile', file: 'capacity-profile.tsx', title: 'Capacity profile', roles: fleetManagers },
  {
    url: 'order/booking-quantity-config',
    file: 'booking-quantity-list.tsx',
    title: 'Booking quantity configuration',
    roles: fleetManagers,
  },
  { url: 'order/stretch-limit', file: 'stretch-limit.tsx', title: 'Stretch limit', roles: fleetManagers },
  { url: 'order/stone-maintenance', file: 'stone-list.tsx', title: 'Stones', roles: fleetManagers },
  { url: 'order/strength-maintenance', file: 'strength-list.tsx', title: 'Strengths', roles: fleetManagers },
  { url: 'order/structure-maintenance', file: 'structure-list.tsx', title: 'Structures', roles: fleetManagers },
  { url: 'order/pump-maintenance', file: 'pump-list.tsx', title: 'Pumps', roles: fleetManagers },
  {
    url: 'order/discharge-method-maintenance',
    file: 'discharge-method-list.tsx',
    title: 'Discharge methods',
    roles: fleetManagers,
  },
  { url: 'order/technician', file: 'technician-list.tsx', title: 'Technician', roles: dispatch },
  {
    url: 'order/:order_form',
    file: 'order-form.tsx',
    title: 'Create or edit order',
    roles: dispatch,
    valid: { order_form: newOrId },
  },
])
