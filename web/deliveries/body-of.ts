import type * as z from 'zod'
import type { SearchFilter } from '~/domain/deliveries/delivery-order-search'

const LISTS: Record<string, string> = {
  status: 'statuses',
  plantId: 'plantIds',
  regionId: 'regionIds',
  customerId: 'customerIds',
  projectId: 'projectIds',
  productId: 'productIds',
  truckId: 'truckIds',
  driverId: 'driverIds',
}
const FLAGS = ['emodificationPending', 'onDraft']
const FIGURES = ['limit', 'offset']

/** The address of a list as the body that the search of loads takes: a chosen plant is a list of one. */
export function bodyOf(query: Record<string, string>, totals = true): z.input<typeof SearchFilter> {
  const body: Record<string, unknown> = { totals }
  for (const [name, value] of Object.entries(query)) {
    const list = LISTS[name]
    if (list) body[list] = value.split(',')
    else body[name] = FIGURES.includes(name) ? Number(value) : FLAGS.includes(name) ? value === 'true' : value
  }
  return body as z.input<typeof SearchFilter>
}
