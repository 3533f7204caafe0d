import { sampledLoads } from '~/domain/deliveries/sampling'
import { hoursOfAge } from '~/domain/kit/specimen-age'
import { addMinutes, businessDay } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import type { OrderRow } from '../orders/order'
import { technician } from '../orders/technician'
import { type DeliveryOrderRow, loadsOf } from './delivery-order'

/** What the cylinder test of an order asks of one of its loads, and on which days its specimens are crushed. */
export async function samplingOf(sql: Sql, order: OrderRow, load: DeliveryOrderRow) {
  const test = order.cylinderTest
  const loads = (await loadsOf(sql, order.id)).filter(({ status }) => status !== 'withdrawn')
  const place = loads.findIndex(({ id }) => id === load.id) + 1
  const chosen = test ? sampledLoads(loads.length, test.sets) : []
  const sampled = chosen.includes(place)
  const cast = load.pourStartAt ?? load.onSiteAt ?? load.batchedAt ?? load.plannedOnSiteAt
  const by = test?.technicianId ? await technician.find(sql, test.technicianId) : undefined
  return {
    doNumber: load.doNumber,
    required: !!test,
    sampled,
    set: sampled ? chosen.indexOf(place) + 1 : null,
    sets: test?.sets ?? 0,
    specimens: sampled ? (test?.specimens ?? 0) : 0,
    castOn: businessDay(cast),
    tests: sampled
      ? (test?.ages ?? []).map(age => ({ age, dueOn: businessDay(addMinutes(cast, hoursOfAge(age) * 60)) }))
      : [],
    technicianName: by?.technicianName ?? null,
    technicianOnSiteMinutes: load.technicianOnSiteMinutes,
  }
}
