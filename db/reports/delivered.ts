import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { CockpitAsk, Delivered, PlantDelivered } from '~/domain/reports/cockpit'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { carbonOfLoad } from './load-carbon'
import { GATE, loadMeasures } from './measure'

type DeliveredRow = Delivered & { plantId: string | null; plantName: string | null }

/** The figures of loads, of all plants and of each; `narrowing` asks for the loads of one customer, site or truck. */
export async function deliveredIn(
  sql: Sql,
  person: Person,
  of: CockpitAsk,
  narrowing?: SQL,
): Promise<{ all: Delivered; byPlant: PlantDelivered[] }> {
  const onTime = await settingOn(sql, 'orders.on-time-minutes', of.to)
  const stages = await carbonOfLoad(sql, of.to)
  const value = loadMeasures(onTime, raw`stage.gate`)
  const rows = await rowsOfStatement(
    sql,
    raw<DeliveredRow>`select ${plants.id} as "plantId", ${plants.plantName} as "plantName",
      coalesce(${value.volume}, 0)::numeric(14,2)::text as quantity, coalesce(${value.loads}, 0)::int as loads,
      (${value.onTime})::int as "onTimePercent", (${value.carbon})::text as "carbonPerM3"
      from ${deliveryOrders} join ${plants} on ${plants.id} = ${deliveryOrders.plantId}
      cross join lateral (select ${GATE} as gate from (${stages}) stages) stage
      where ${and(seenDeliveries(person), raw`${deliveryOrders.doDate} between ${of.from} and ${of.to}`, narrowing)}
      group by grouping sets ((${plants.id}, ${plants.plantName}), ()) order by ${plants.plantName}`,
  )
  const figures = ({ quantity, loads, onTimePercent, carbonPerM3 }: DeliveredRow): Delivered => ({
    ...{ quantity, loads, onTimePercent, carbonPerM3 },
  })
  return {
    all: figures(rows.find(row => row.plantId === null)!),
    byPlant: rows.flatMap(row =>
      row.plantId && row.plantName && row.loads > 0
        ? [{ plantId: row.plantId, plantName: row.plantName, ...figures(row) }]
        : [],
    ),
  }
}
