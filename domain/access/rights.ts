import { rightsOf } from '../kit/noun'
import { NOUNS, type NounCall } from '../nouns'
import type { Action } from './actions'
import type { Subject } from './grants'
import { billingRights } from './rights/billing'
import { catalogRights } from './rights/catalog'
import { customersRights } from './rights/customers'
import { cylindersRights } from './rights/cylinders'
import { deliveriesRights } from './rights/deliveries'
import { fleetRights } from './rights/fleet'
import { materialsRights } from './rights/materials'
import { mixdesignRights } from './rights/mixdesign'
import { ordersRights } from './rights/orders'
import { pricingRights } from './rights/pricing'
import { queueRights } from './rights/queue'
import { rawtestsRights } from './rights/rawtests'
import { reportsRights } from './rights/reports'
import { requisitionRights } from './rights/requisition'
import { supportRights } from './rights/support'
import { usersRights } from './rights/users'

const WRITTEN = {
  ...usersRights,
  ...customersRights,
  ...catalogRights,
  ...pricingRights,
  ...billingRights,
  ...ordersRights,
  ...deliveriesRights,
  ...queueRights,
  ...fleetRights,
  ...materialsRights,
  ...mixdesignRights,
  ...requisitionRights,
  ...rawtestsRights,
  ...cylindersRights,
  ...reportsRights,
  ...supportRights,
} as const

export type Call = keyof typeof WRITTEN | NounCall
export type Right = readonly [Action, Subject] | 'signed-in' | 'public' | 'machine'

/**
 * The right that each call demands, by method and path under /api. It is written before the route: a route names its
 * row, a name that is not here does not compile, and an app with a route that names another row does not start. Plain
 * nouns say theirs in their descriptor.
 */
export const RIGHTS: Readonly<Record<Call, Right>> = Object.assign({}, WRITTEN, ...NOUNS.map(rightsOf))

export const rightOf = (call: Call): Right => RIGHTS[call]
