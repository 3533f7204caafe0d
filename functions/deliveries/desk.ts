import { area } from '../kit/area'
import { loadCancellationEngine } from './cancellation.engine'
import { concreteLedgerEngine } from './concrete-ledger.engine'
import { deliveryOrderFiles } from './delivery-order.files'
import { deliveryEventEngine } from './delivery-order-event.engine'
import { divertEngine } from './divert.engine'
import { eTicketEngine } from './e-ticket.engine'
import { eTicketMessageEngine } from './e-ticket-message.engine'
import { eTicketSubscriptionEngine } from './e-ticket-subscription.engine'
import { emodificationRoutes } from './emodification'
import { emodificationSupportRoutes } from './emodification-support'
import { loadChargeEngine } from './load-charge.engine'
import { panelEngine } from './panel.engine'

/** What happens to one load beyond its usual way, its papers, tickets and ledger, and who changed its mix: for the full door. */
export const deliveriesDesk = area()
  .route('/', loadCancellationEngine)
  .route('/', concreteLedgerEngine)
  .route('/', deliveryOrderFiles)
  .route('/', deliveryEventEngine)
  .route('/', divertEngine)
  .route('/', eTicketEngine)
  .route('/', eTicketMessageEngine)
  .route('/', eTicketSubscriptionEngine)
  .route('/', loadChargeEngine)
  .route('/', panelEngine)
  .route('/', emodificationRoutes)
  .route('/', emodificationSupportRoutes)
