import type { Call } from '~/domain/access/rights'

/** Calls whose method and path do not say enough. */
export const materials: Partial<Record<Call, string>> = {
  'GET /material/alert-modes': 'List ways to alert about low stock',
  'GET /material/notification-frequency': 'List how often to alert about low stock',
  'GET /silo-level': 'List the levels of silos',
  'GET /silo-level/cover': 'Show how long the silos last',
  'GET /silo-level/:id': 'Show the level of a silo',
  'PUT /silo-level': 'Correct the level of a silo',
  'GET /stock': 'List stock by plant and material',
  'GET /stock/:id': 'List movements of stock of a silo',
  'GET /opening-stock': 'List opening stock of silos',
  'GET /opening-stock/:id': 'Show the opening stock of a silo',
  'POST /opening-stock': 'Save the opening stock of a silo',
  'PUT /opening-stock/:id': 'Change the opening stock of a silo',
  'GET /tolerance-setting': 'List batching tolerances',
  'GET /tolerance-setting/:id': 'Show a batching tolerance',
  'PUT /tolerance-setting': 'Change a batching tolerance',
  'GET /material-order/working-list': 'List open material orders',
  'GET /material-order/expected-incoming': 'List material on its way',
  'GET /material-order/suggested': 'List suggested material orders',
  'GET /material-order/order-status': 'List the statuses of material orders',
  'POST /material-order/:id/place': 'Place a material order',
  'POST /material-order/:id/split': 'Split a material order',
  'POST /material-order/:id/revoke': 'Revoke a material order',
  'POST /material-order/:id/confirm-received': 'Receive a material order',
}
