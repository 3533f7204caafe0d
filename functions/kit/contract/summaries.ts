import type { Call } from '~/domain/access/rights'
import { billing } from './summaries/billing'
import { catalog } from './summaries/catalog'
import { customers } from './summaries/customers'
import { cylinders } from './summaries/cylinders'
import { deliveries } from './summaries/deliveries'
import { fleet } from './summaries/fleet'
import { materials } from './summaries/materials'
import { mixdesign } from './summaries/mixdesign'
import { orders } from './summaries/orders'
import { pricing } from './summaries/pricing'
import { queue } from './summaries/queue'
import { rawtests } from './summaries/rawtests'
import { reports } from './summaries/reports'
import { support } from './summaries/support'
import { users } from './summaries/users'

/** What calls do whose method and path do not tell it well enough, an area each. */
export const SUMMARIES: Partial<Record<Call, string>> = {
  ...users,
  ...customers,
  ...catalog,
  ...pricing,
  ...billing,
  ...orders,
  ...deliveries,
  ...queue,
  ...fleet,
  ...materials,
  ...mixdesign,
  ...rawtests,
  ...cylinders,
  ...reports,
  ...support,
}
