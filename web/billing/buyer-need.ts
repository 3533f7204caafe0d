import { type apiFor, take } from '~/web/kit/api'

const MOST = 50

/** Who is about to be invoiced and lacks what an e-invoice must say. */
export const buyersToComplete = (billing: ReturnType<typeof apiFor>['billing']) =>
  take(billing.invoice.buyers.$get({ query: { limit: String(MOST) } }))
