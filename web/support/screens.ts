import { screens, support } from '../kit/screens'

const trail = (url: string, title: string) => ({ url: `support/${url}`, file: 'trail.tsx', title, roles: support })
const dialog = (name: string, file: string, title: string) => ({
  url: `support/v2/modal/${name}`,
  file,
  title,
  roles: support,
})

/** What is support's own; the office screens that it sees are in `mirrors.ts`. */
export const supportScreens = screens('support', [
  { url: 'support/custom-support-page', file: 'search.tsx', title: 'Search all records', roles: support },
  { url: 'support/orders', file: 'order-traces.tsx', title: 'Orders', roles: support },
  { url: 'support/orders/details', file: 'order-details.tsx', title: 'Order details', roles: support },
  { url: 'support/v2/orders', file: 'order-traces.tsx', title: 'Orders', roles: support },
  { url: 'support/backup', file: 'backup.tsx', title: 'Backup', roles: support },
  { url: 'support/health', file: 'health.tsx', title: 'System health', roles: support },
  trail('customer-audit-data', 'Customer trail'),
  trail('order-audit-data', 'Order trail'),
  trail('delivery-order-audit-data', 'Delivery order trail'),
  trail('invoice-draft-audit-data', 'Invoice draft trail'),
  trail('invoice-audit-data', 'Invoice trail'),
  trail('details-material-audit-data', 'Material trail'),
  trail('sub-product-audit-data', 'Sub-product trail'),
  trail('price-audit-data', 'Price trail'),
  dialog('DODetail', 'do-detail.tsx', 'Delivery order'),
  dialog('DeliveryOrderAudit', 'do-trail.tsx', 'Delivery order trail'),
  dialog('CylinderTest', 'cylinder-test.tsx', 'Cylinder test'),
  dialog('OrderAudit', 'order-trail.tsx', 'Order trail'),
  dialog('InvoiceDraft', 'invoice-draft.tsx', 'Invoice draft'),
  dialog('ViewEModification', 'view-emodification.tsx', 'E-modification'),
])
