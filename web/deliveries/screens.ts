import { anId, dispatch, finance, plantStaff, sales, screens } from '../kit/screens'

const anyone = [...new Set([...dispatch, ...finance])]
/** `SW1-26-000123`, as numbers are made; a preprinted one looks the same. */
const doNumber = /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/

export const deliveriesScreens = screens('deliveries', [
  { url: 'queue/batcher', file: 'batcher-board.tsx', title: 'Batcher queue', roles: plantStaff, scroll: 'keep' },
  {
    url: 'queue/panel-batch',
    file: 'panel-batch-list.tsx',
    title: 'Batch panel',
    roles: [...plantStaff, 'dispatcher'],
    scroll: 'keep',
  },
  { url: 'order/assigned-plant', file: 'assigned-board.tsx', title: 'Assigned plant', roles: dispatch, scroll: 'keep' },
  {
    url: 'order/delivery-order/:do_number',
    file: 'delivery-order-record.tsx',
    title: 'Delivery order',
    roles: anyone,
    valid: { do_number: doNumber },
  },
  {
    url: 'order/search-delivery-order',
    file: 'day-list.tsx',
    title: 'Search delivery order',
    roles: ['dispatcher', 'dispatcher_manager'],
  },
  { url: 'order/search-do', file: 'delivery-order-list.tsx', title: 'Search delivery order (finance)', roles: finance },
  { url: 'order/search-filter-do', file: 'delivery-order-list.tsx', title: 'Filter delivery orders', roles: anyone },
  {
    url: 'order/delivery-order-report',
    file: 'delivery-order-report.tsx',
    title: 'Delivery order report',
    roles: dispatch,
  },
  {
    url: 'sales-management/e-ticket-subscriptions',
    file: 'e-ticket-subscription-list.tsx',
    title: 'E-ticket subscriptions',
    roles: sales,
  },
  {
    url: 'sales-management/e-ticket-subscriptions/:id',
    file: 'e-ticket-subscription-record.tsx',
    title: 'E-ticket subscription',
    roles: sales,
    valid: { id: anId },
  },
  {
    url: 'order/emodification/emodification-approval',
    file: 'emodification-approval.tsx',
    title: 'E-modification approval',
    roles: ['admin', 'dispatcher_manager', 'finance_ar', 'finance_hod'],
  },
  {
    url: 'order/emodification/search-emodification',
    file: 'emodification-list.tsx',
    title: 'Search e-modification',
    roles: anyone,
  },
])
