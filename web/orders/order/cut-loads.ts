import { decimal } from '~/domain/kit/money'
import { quantity } from '~/domain/kit/shape'
import { ChangedOrder } from '~/domain/orders/order'
import { minutesToUnload } from '~/domain/orders/schedule'
import { type apiFor, attempt, take } from '~/web/kit/api'
import type { OrderView } from '~/web/kit/client/orders'
import { showVolume } from '~/web/kit/figures'
import type { AuditRow } from '~/web/kit/record/audit-row'
import type { RecordAction } from '~/web/kit/record/record-action'

type Api = ReturnType<typeof apiFor>
type Cut = Pick<OrderView, 'loadSize' | 'unloadingMinutes'>

/**
 * The form of an order opened with its loads cut, `?loadSize=7.00`, as the schedule found that the trucks there are carry
 * it. A smaller load is poured in a smaller time, at the minutes a m³ of before.
 */
export function cutTo(search: URLSearchParams, order: Cut): Partial<Cut> {
  const size = quantity().safeParse(search.get('loadSize'))
  if (!size.success) return {}
  const unloadingMinutes = minutesToUnload(size.data, order.loadSize, order.unloadingMinutes)
  return { loadSize: size.data, unloadingMinutes }
}

type Order = Cut & { id: string; version: number; orderNo: string; runningLoads: number; doneLoads: number }

/** A cut is the latest change of an order of which nothing has begun: one press has its loads as they were. */
export function undoCutAction(order: Order, trail: readonly AuditRow[], mayManage: boolean): RecordAction {
  const was = mayManage && order.runningLoads + order.doneLoads === 0 ? sizesBefore(order, trail) : null
  return {
    label: `Undo cut to ${showVolume(order.loadSize)}`,
    intent: 'undo-cut',
    pinned: true,
    hidden: !was,
    fields: {
      id: order.id,
      version: String(order.version),
      loadSize: was?.loadSize ?? '',
      unloadingMinutes: String(was?.unloadingMinutes ?? ''),
    },
    done: was ? `Loads of ${order.orderNo} are ${showVolume(was.loadSize)} again` : undefined,
  }
}

/** What the trail says the sizes were before the latest change, if that made them smaller and changed nothing else. */
function sizesBefore(order: Cut, trail: readonly AuditRow[]): Cut | null {
  const last = trail.find(({ action }) => action.startsWith('change') || action === 'create')
  const others = (last?.changed ?? []).filter(name => name !== 'loadSize' && name !== 'unloadingMinutes')
  const { loadSize, unloadingMinutes = order.unloadingMinutes } = fieldsOf(last?.before)
  if (others.length || !loadSize || !decimal(loadSize).greaterThan(order.loadSize)) return null
  return { loadSize, unloadingMinutes }
}

const fieldsOf = (values: unknown): Partial<Cut> => {
  const named = new Map(Object.entries(values ?? {}))
  const [loadSize, unloadingMinutes] = [named.get('loadSize'), named.get('unloadingMinutes')]
  return {
    ...(typeof loadSize === 'string' && { loadSize }),
    ...(typeof unloadingMinutes === 'number' && { unloadingMinutes }),
  }
}

/** The order as it is, with its loads as they were. */
export async function undoCut(api: Api, fields: Record<string, string>) {
  const { id = '', version, loadSize, unloadingMinutes } = fields
  const order = await take(api.orders.order[':id'].$get({ param: { id } }))
  const own = Object.entries(order).filter(([name]) => name in ChangedOrder.shape)
  const json = ChangedOrder.parse({
    ...Object.fromEntries(own),
    ...{ version: Number(version), loadSize, unloadingMinutes: Number(unloadingMinutes) },
    draft: order.status === 'draft',
    fleetTruckIds: order.fleetTrucks.map(truck => truck.id),
    assignedPlants: order.assignedPlants.map(plant => ({
      id: plant.id,
      startTime: plant.startTime,
      quantity: plant.quantity,
    })),
    associateProducts: order.associateProducts.map(row => ({ materialId: row.materialId, quantity: row.quantity })),
    services: order.services.map(row => ({ itemId: row.itemId, quantity: row.quantity })),
  })
  return attempt(api.orders.order.$put({ json }))
}
