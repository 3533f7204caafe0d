import type { Sql } from '~/db/kit/open'
import { assignedPlants, type OrderRow, orderedAddOns, wishedTrucks } from '~/db/orders/order'
import { extrasOf } from '~/db/orders/ordered-extras'
import { NewOrder, type OrderFields } from '~/domain/orders/order'

/** What the form would send of an order as it is. */
export async function fieldsOfOrder(sql: Sql, row: OrderRow): Promise<OrderFields> {
  const plants = await assignedPlants.list(sql, row.id)
  const addOns = await orderedAddOns.list(sql, row.id)
  const extras = (await extrasOf(sql, [row.id])).get(row.id) ?? []
  const trucks = await wishedTrucks.list(sql, row.id)
  const known = Object.entries(row).filter(([name]) => name in NewOrder.shape)
  return NewOrder.parse({
    ...Object.fromEntries(known),
    assignedPlants: plants.map(({ plantId, startTime, quantity }) => ({
      id: plantId,
      startTime: startTime.toISOString(),
      quantity,
    })),
    associateProducts: addOns.map(({ materialId, quantity }) => ({ materialId, quantity })),
    services: extras.map(({ id, quantity }) => ({ itemId: id, quantity })),
    fleetTruckIds: trucks.map(({ truckId }) => truckId),
    draft: row.status === 'draft',
  })
}
