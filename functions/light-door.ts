import type { Hono } from 'hono'
import { billingApi } from './billing'
import { catalogApi } from './catalog'
import { customersApi } from './customers'
import { cylindersApi } from './cylinders'
import { deliveriesApi } from './deliveries'
import { fleetApi } from './fleet'
import { mount } from './kit/area'
import type { Env } from './kit/context'
import { materialsApi } from './materials'
import { mixdesignApi } from './mixdesign'
import { ordersApi } from './orders'
import { queueApi } from './queue'
import { reportsApi } from './reports'

/** Reads, light writes and approvals: what runs on any edge. */
export function lightDoor(api: Hono<Env>): void {
  mount(
    api,
    customersApi,
    catalogApi,
    billingApi,
    ordersApi,
    deliveriesApi,
    queueApi,
    fleetApi,
    materialsApi,
    mixdesignApi,
    cylindersApi,
    reportsApi,
  )
}
